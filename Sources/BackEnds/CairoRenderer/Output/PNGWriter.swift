import CCairoPango

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A writer of PNG files. It's several times faster than Cairo's, because interfaces consist mostly of repeated rows.
/// Files contain the number of pixels per point, so that viewers show an image in its natural size.
enum PNGWriter {
    /// Returns the surface as a PNG file, without an alpha channel if every pixel is opaque.
    ///
    /// - Parameter note: The note to include in the file.
    static func write(_ surface: ImageSurface, pixelsPerPoint scale: Double, note: ImageMetadata? = nil) -> [UInt8] {
        surface.flush()
        var file = PNGSignature.bytes
        let hasAlpha = !isOpaque(surface)
        let size = PNGChunks.bigEndianBytes(surface.width) + PNGChunks.bigEndianBytes(surface.height)
        PNGChunks.append("IHDR", size + [8, hasAlpha ? 6 : 2, 0, 0, 0], to: &file)
        PNGChunks.append("sRGB", [0], to: &file)
        let perMeter = PNGChunks.bigEndianBytes(Int((scale * 72 / 0.0254).rounded()))
        PNGChunks.append("pHYs", perMeter + perMeter + [1], to: &file)
        PNGChunks.append("IDAT", compressed(surface, hasAlpha: hasAlpha), to: &file)
        if let note {
            let checksum = file.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            PNGChunks.append("iTXt", note.content(checksum: checksum), to: &file)
        }
        PNGChunks.append("IEND", [], to: &file)
        return file
    }

    static func isOpaque(_ surface: ImageSurface) -> Bool {
        for row in 0..<surface.height {
            let pixels = rowPixels(surface, row)
            if row > 0, rowEqualsPrevious(surface, row) { continue }
            var common: UInt32 = .max
            for column in 0..<surface.width { common &= pixels[column] }
            if common >> 24 != 255 { return false }
        }
        return true
    }

    private static func rowPixels(_ surface: ImageSurface, _ row: Int) -> UnsafePointer<UInt32> {
        UnsafeRawPointer(surface.data + row * surface.stride).assumingMemoryBound(to: UInt32.self)
    }

    private static func rowEqualsPrevious(_ surface: ImageSurface, _ row: Int) -> Bool {
        let bytes = surface.data + row * surface.stride
        return memcmp(bytes, bytes - surface.stride, surface.width * 4) == 0
    }

    /// Returns the pixels as the content of an `IDAT` chunk.
    static func compressed(_ surface: ImageSurface, hasAlpha: Bool) -> [UInt8] {
        let bytesPerPixel = hasAlpha ? 4 : 3
        let rowLength = 1 + surface.width * bytesPerPixel
        let filtered = [UInt8](unsafeUninitializedCapacity: rowLength * surface.height) { buffer, count in
            for row in 0..<surface.height {
                let target = buffer.baseAddress! + row * rowLength
                if row > 0, rowEqualsPrevious(surface, row) {
                    // The filter "Up": each byte minus the one above.
                    target[0] = 2
                    (target + 1).update(repeating: 0, count: rowLength - 1)
                } else if hasAlpha {
                    target[0] = 0
                    unpremultiply(rowPixels(surface, row), count: surface.width, to: target + 1)
                } else {
                    // The filter "Sub": each byte minus the one to the left.
                    target[0] = 1
                    subtractLeft(rowPixels(surface, row), count: surface.width, to: target + 1)
                }
            }
            count = rowLength * surface.height
        }
        return deflate(filtered)
    }

    private static func subtractLeft(
        _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
        var previous: UInt32 = 0
        var out = target
        for column in 0..<count {
            let pixel = pixels[column]
            out[0] = UInt8(truncatingIfNeeded: pixel >> 16) &- UInt8(truncatingIfNeeded: previous >> 16)
            out[1] = UInt8(truncatingIfNeeded: pixel >> 8) &- UInt8(truncatingIfNeeded: previous >> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: previous)
            previous = pixel
            out += 3
        }
    }

    private static func unpremultiply(
        _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
        for column in 0..<count {
            let pixel = pixels[column]
            let alpha = pixel >> 24
            func component(_ shift: UInt32) -> UInt8 {
                alpha == 0
                    ? 0 : UInt8(truncatingIfNeeded: min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255))
            }
            let out = target + column * 4
            out[0] = component(16)
            out[1] = component(8)
            out[2] = component(0)
            out[3] = UInt8(truncatingIfNeeded: alpha)
        }
    }

    /// Compresses bytes with libdeflate, which takes half of zlib's time. Its second level compresses interfaces better
    /// than zlib's third.
    private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(2) else {
            preconditionFailure("There isn't enough memory to compress an image")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress!, bound)
            precondition(count > 0, "libdeflate fails only if the buffer is too small")
        }
    }
}
