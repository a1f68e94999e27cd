import Foundation

extension CGFloat {
    /// The number with at most three decimals, as descriptions of views and images print it.
    package var shortDescription: String {
        let rounded = (Double(self) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGRect {
    /// The rectangle as UIKit prints it: `(x y; width height)`.
    package var shortDescription: String {
        "(\(minX.shortDescription) \(minY.shortDescription); \(width.shortDescription) \(height.shortDescription))"
    }
}
