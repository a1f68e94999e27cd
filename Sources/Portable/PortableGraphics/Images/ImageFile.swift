import DisplayList
import Foundation

/// A reader of the headers of image files.
enum ImageFile {
    /// Returns the image in a file, with the scale from its name. Returns `nil`, and logs a message, if the file
    /// doesn't contain an image.
    static func read(_ path: String) -> UIImage.Content? {
        guard let data = FileManager.default.contents(atPath: path) else {
            Diagnostics.log("There is no image at \(path).")
            return nil
        }
        return decode(Array(data), scale: scale(ofFileNamed: (path as NSString).lastPathComponent), origin: path)
    }

    /// Returns the image in the bytes of a file. Returns `nil`, and logs a message that names `origin`, if the bytes
    /// aren't an image.
    static func decode(_ bytes: [UInt8], scale: CGFloat, origin: String) -> UIImage.Content? {
        do {
            let header = try Services.current.imageDecoder.header(of: bytes)
            var hash = ContentHash()
            hash.combine(bytes)
            let picture = DisplayImage(
                id: hash.value, content: .encoded(bytes), pixelWidth: header.pixelWidth,
                pixelHeight: header.pixelHeight, scale: Double(scale))
            return UIImage.Content(picture, scale: scale)
        } catch {
            Diagnostics.log("The image at \(origin) can't be used: \(describe(error)).")
            return nil
        }
    }

    /// Returns the scale in the name of a file: 2 for `name@2x.png`, 3 for `name@3x.png`, and otherwise 1.
    static func scale(ofFileNamed name: String) -> CGFloat {
        let stem = (name as NSString).deletingPathExtension
        return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    private static func describe(_ error: ImageDecodingError) -> String {
        switch error {
        case .unknownFormat: "it is neither PNG nor JPEG"
        case .corrupt(let place): "it is damaged (\(place))"
        case .tooLarge(let width, let height):
            "it is \(width) by \(height) pixels, and at most \(ImageLimits.maximumPixelCount) in total are allowed"
        }
    }
}
