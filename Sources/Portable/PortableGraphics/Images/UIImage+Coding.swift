import Foundation

extension UIImage: NSSecureCoding {
    static let dataKey = "CollageImage"
    static let scaleKey = "CollageImageScale"

    /// A Boolean value that indicates whether archives of the class are secure. It's `true`.
    public static var supportsSecureCoding: Bool { true }

    /// Adds the image to an archive, as a PNG file.
    ///
    /// Differs from UIKit: archives have a different format, and the image isn't saved if the host can't encode images.
    public func encode(with coder: NSCoder) {
        coder.encode(pngData() as NSData?, forKey: Self.dataKey)
        coder.encode(Double(scale), forKey: Self.scaleKey)
    }
}
