import DisplayList
import Foundation

extension UIImage {
    /// Returns the image as a PNG file, with ``scale`` pixels per point. For an animated image, it's the first frame.
    ///
    /// Returns `nil` for an image without pixels, and, with a message in the log, if the host can't encode images.
    /// Collage's hosts and tests can.
    ///
    /// Differs from UIKit: a rotated image is written upright.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    public func pngData() -> Data? {
        data(as: .png)
    }

    /// Returns the image as a JPEG file on white, with ``scale`` pixels per point. For an animated image, it's the
    /// first frame.
    ///
    /// Returns `nil` for an image without pixels, and, with a message in the log, if the host can't encode images.
    /// Collage's hosts and tests can.
    ///
    /// Differs from UIKit: a rotated image is written upright, without orientation metadata.
    ///
    /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality. Values outside are clamped.
    /// - Complexity: O(*n*) in the number of pixels.
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
            "this host can't encode images. Add the product AppHosting, which provides an encoder"
        case .failed(let reason): reason
        }
    }
}
