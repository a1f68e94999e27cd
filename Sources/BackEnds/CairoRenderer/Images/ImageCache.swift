import CCairoPango
import DisplayList

/// A cache of images at the sizes in which they were drawn. Scaling is the slowest part of drawing an image.
final class ImageCache {
    private struct Key: Hashable {
        var id: UInt64
        var width: Int
        var height: Int
    }

    /// The cache is limited to 128 MB of pixels.
    private var scaled = LRUCache<Key, ImageSurface>(costLimit: 128 << 20)
    /// The images that couldn't be decoded, so that each is tried and reported only once.
    private var broken: Set<UInt64> = []

    /// The number of images that this cache has decoded.
    private(set) var decodeCount = 0

    /// Clears the list of images that couldn't be decoded.
    func removeFailures() { broken = [] }

    /// Returns the image with exactly `width` by `height` pixels, or `nil` if it can't be decoded. `log` receives the
    /// reason once.
    func surface(of image: DisplayImage, width: Int, height: Int, log: (String) -> Void) -> ImageSurface? {
        guard !broken.contains(image.id) else { return nil }
        let key = Key(id: image.id, width: width, height: height)
        if let surface = scaled.value(for: key) { return surface }
        guard let full = decode(image, atLeast: (width, height), log: log) else { return nil }
        guard let surface = full.scaled(width: width, height: height) else { return nil }
        scaled.insert(surface, for: key, cost: surface.byteCount)
        return surface
    }

    /// Returns the image with all its pixels.
    func surface(of image: DisplayImage, log: (String) -> Void) -> ImageSurface? {
        surface(of: image, width: image.pixelWidth, height: image.pixelHeight, log: log)
    }

    private func decode(
        _ image: DisplayImage, atLeast size: (width: Int, height: Int), log: (String) -> Void
    ) -> ImageSurface? {
        decodeCount += 1
        do {
            switch image.content {
            case .encoded(let data): return try CairoImageDecoder.surface(of: data, atLeast: size)
            case .pixels(let pixels):
                guard let surface = ImageSurface(pixels: pixels, width: image.pixelWidth, height: image.pixelHeight)
                else { throw ImageDecodingError.corrupt("there are fewer pixels than the header specifies") }
                return surface
            case .commands, .symbol: return nil
            }
        } catch {
            broken.insert(image.id)
            log("An image of \(image.pixelWidth) x \(image.pixelHeight) pixels can't be drawn: \(error)")
            return nil
        }
    }
}
