import UIKit

public typealias CFMutableData = NSMutableData
public typealias CFIndex = Int

public func CFDataCreateMutable(_ allocator: CFTypeRef?, _ capacity: CFIndex) -> CFMutableData? { NSMutableData() }

/// A PNG or JPEG file to which one image can be written.
public final class CGImageDestination {
    fileprivate let write: (Data) -> Bool
    fileprivate let type: String
    fileprivate var image: CGImage?
    fileprivate var properties: CFDictionary = [:]

    fileprivate init(type: String, write: @escaping (Data) -> Bool) {
        self.type = type
        self.write = write
    }
}

/// Returns a destination, or `nil` for formats other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard CGImageDestinationCopyTypeIdentifiers().contains(where: { $0 as? String == type }) else { return nil }
    return CGImageDestination(type: type) { file in
        data.setData(file)
        return true
    }
}

/// Returns a destination, or `nil` for formats other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard CGImageDestinationCopyTypeIdentifiers().contains(where: { $0 as? String == type }) else { return nil }
    return CGImageDestination(type: type) { file in (try? file.write(to: url)) != nil }
}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { [UTType.png.identifier, UTType.jpeg.identifier] }

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.properties = properties ?? [:]
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    // Only the first image of an animation is written.
    if idst.image == nil { idst.image = image }
    idst.properties.merge(properties ?? [:]) { _, new in new }
}

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) {
        CGImageDestinationAddImage(idst, image, properties)
    }
}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image.map({ UIImage(cgImage: $0) }) else { return false }
    let quality = idst.properties[kCGImageDestinationLossyCompressionQuality] as? Double
    let file = idst.type == UTType.png.identifier ? image.pngData() : image.jpegData(compressionQuality: quality ?? 0.8)
    return file.map(idst.write) ?? false
}
