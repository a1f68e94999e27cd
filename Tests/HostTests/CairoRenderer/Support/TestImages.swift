import CCairoPango

/// Image files made in the test, byte by byte where the byte matters.
enum TestImages {
    /// A PNG file of uncompressed blocks.
    static func png(
        width: Int, height: Int, bitDepth: UInt8 = 8, colorType: UInt8, palette: [UInt8]? = nil, rows: [[UInt8]]
    ) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", big(width) + big(height) + [bitDepth, colorType, 0, 0, 0])
        if let palette { file += chunk("PLTE", palette) }
        let raw: [UInt8] = rows.flatMap { row in [0 as UInt8] + row }
        var stream: [UInt8] = [0x78, 0x01, 0x01]
        stream += [UInt8(raw.count & 255), UInt8(raw.count >> 8), ~UInt8(raw.count & 255), ~UInt8(raw.count >> 8)]
        stream += raw
        stream += big(Int(adler32(1, raw, UInt32(raw.count))))
        file += chunk("IDAT", stream)
        return file + chunk("IEND", [])
    }

    /// A PNG file with a size in its header and no pixels.
    static func pngHeader(width: Int, height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
    }

    /// A JPEG file of one color, given as the components of the format (`TJPF_RGB`, `TJPF_GRAY`, `TJPF_CMYK`).
    static func jpeg(width: Int, height: Int, pixel: [UInt8], format: TJPF) -> [UInt8] {
        jpeg(width: width, height: height, format: format, pixels: (0..<width * height).flatMap { _ in pixel })
    }

    static func jpeg(width: Int, height: Int, format: TJPF, pixels: [UInt8]) -> [UInt8] {
        let encoder = tjInitCompress()
        defer { tjDestroy(encoder) }
        var data: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let subsampling = format == TJPF_GRAY ? TJSAMP_GRAY : TJSAMP_444
        tjCompress2(
            encoder, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &data, &count,
            Int32(subsampling.rawValue), 95, 0)
        defer { tjFree(data) }
        return Array(UnsafeBufferPointer(start: data, count: Int(count)))
    }

    /// The JPEG file with an EXIF segment that specifies the orientation of the camera.
    static func oriented(_ jpeg: [UInt8], _ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
        let tiff: [UInt8] =
            isLittleEndian
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let content = Array("Exif".utf8) + [0, 0] + tiff + [0, 0, 0, 0]
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + jpeg.dropFirst(2)
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + content
        return big(content.count) + body + big(Int(crc32(0, body, UInt32(body.count))))
    }

    private static func big(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
