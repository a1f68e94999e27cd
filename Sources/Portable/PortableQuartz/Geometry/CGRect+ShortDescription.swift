import Foundation

extension CGFloat {
    /// The number with at most three decimals, as in descriptions of views and images.
    package var shortDescription: String {
        let rounded = (Double(self) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CGRect {
    /// The rectangle in UIKit's format: `(x y; width height)`.
    package var shortDescription: String {
        "(\(minX.shortDescription) \(minY.shortDescription); \(width.shortDescription) \(height.shortDescription))"
    }
}
