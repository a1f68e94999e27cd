import DisplayList
import Foundation

extension UIImage {
    /// The image as a PNG file, with ``scale`` pixels per point; of an animated image the first one.
    ///
    /// Nil for an image without pixels, and where the host writes no pictures, which the log says: those of Collage do
    /// if it is built with the package trait `Cairo`.
    ///
    /// Differs from UIKit: an image that has to be turned is written upright.
    ///
    /// - Complexity: O(the number of pixels).
    public func pngData() -> Data? {
        data(as: .png)
    }

    /// The image as a JPEG file on white, with ``scale`` pixels per point; of an animated image the first one.
    ///
    /// Nil for an image without pixels, and where the host writes no pictures, which the log says: those of Collage do
    /// if it is built with the package trait `Cairo`.
    ///
    /// Differs from UIKit: an image that has to be turned is written upright, without a note to turn it.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best picture; what lies outside counts as
    ///   the nearer of the two.
    /// - Complexity: O(the number of pixels).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        data(as: .jpeg(quality: Double(compressionQuality)))
    }

    private func data(as format: ImageFormat) -> Data? {
        guard size.width > 0, size.height > 0 else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        let root = DisplayNode(
            id: 0, name: "UIImage", bounds: bounds.rect,
            commands: displayCommands(in: bounds, tint: nil, traits: .current))
        let frame = DisplayFrame(size: size.engineSize, scale: Double(content.scale), root: root)
        do {
            return Data(try Services.current.imageEncoder.encode(frame, as: format))
        } catch {
            Diagnostics.log("An image can't be written: \(Self.describe(error)).")
            return nil
        }
    }

    private static func describe(_ error: ImageEncodingError) -> String {
        switch error {
        case .unavailable:
            "this host writes no pictures; Collage's own do if it is built with the package trait Cairo"
        case .failed(let reason): reason
        }
    }
}
