import UIKit

extension UIImage {
    /// Returns the image in the file at `path`. If the file is missing or invalid, logs a message and returns a
    /// placeholder.
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
