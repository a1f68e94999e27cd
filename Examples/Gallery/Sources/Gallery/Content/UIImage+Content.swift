import UIKit

extension UIImage {
    /// The picture in the file at `path`, or, if it is missing or broken, a placeholder and a line in the log.
    static func content(atPath path: String) -> UIImage? {
        if let image = UIImage(contentsOfFile: path) { return image }
        NSLog("%@", "The picture can't be read, a placeholder stands in: \(path)")
        return placeholder
    }

    /// The placeholder for an image that can't be read.
    static var placeholder: UIImage? {
        UIImage(systemName: "photo")
    }
}
