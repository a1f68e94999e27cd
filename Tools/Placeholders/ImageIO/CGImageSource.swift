@_exported import UIKit

/// The data of an image file. It has one image, if UIKit can decode the file.
public final class CGImageSource: @unchecked Sendable {
    fileprivate var data: Data
    fileprivate var isFinal: Bool
    fileprivate lazy var image: CGImage? = UIImage(data: data)?.cgImage

    fileprivate init(_ data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
    }

    fileprivate func update(_ data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
        image = UIImage(data: data)?.cgImage
    }

    /// The format by the first bytes.
    fileprivate var type: UTType? {
        let signatures: [(UTType, [UInt8])] = [
            (.jpeg, [0xFF, 0xD8, 0xFF]), (.png, [0x89, 0x50, 0x4E, 0x47]), (.gif, Array("GIF8".utf8)),
            (.tiff, [0x49, 0x49, 0x2A, 0]), (.tiff, [0x4D, 0x4D, 0, 0x2A]), (.bmp, Array("BM".utf8)),
        ]
        return signatures.first { data.starts(with: $0.1) }?.0
    }
}

public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data, isFinal: true)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithData(data as Data, options)
}

public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type?.identifier }

public func CGImageSourceCopyTypeIdentifiers() -> CFArray { [UTType.png.identifier, UTType.jpeg.identifier] }

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.image != nil { return isrc.isFinal ? .statusComplete : .statusIncomplete }
    return isrc.type == nil ? .statusUnknownType : isrc.isFinal ? .statusInvalidData : .statusIncomplete
}

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    CGImageSourceGetStatus(isrc)
}

public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: isrc.data.count]
}

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    return [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyDepth: 8, kCGImagePropertyOrientation: 1, kCGImagePropertyColorModel: "RGB",
    ]
}

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? isrc.image : nil
}

/// Returns the image with at most `kCGImageSourceThumbnailMaxPixelSize` pixels on its longer side.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    let limit: Double? =
        switch options?[kCGImageSourceThumbnailMaxPixelSize] {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    let longest = Double(max(image.width, image.height))
    guard let limit, limit >= 1, limit < longest else { return image }
    let size = CGSize(
        width: max((Double(image.width) * limit / longest).rounded(), 1),
        height: max((Double(image.height) * limit / longest).rounded(), 1))
    let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(origin: .zero, size: size))
    return context?.makeImage()
}
