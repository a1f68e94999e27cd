import CCairoPango
import DisplayList

/// A reader of JPEG files with TurboJPEG. Gray and CMYK images, whose inks are inverted by Adobe's convention, are
/// converted to RGB. Color profiles aren't applied.
enum JPEGReader {
    /// Reads the image in its stored orientation, at a half, a quarter, or an eighth of its size if that still covers
    /// `minimumSize`. Decoding at a smaller size is faster than scaling.
    static func read(
        _ data: [UInt8], file: ImageFile, atLeast minimumSize: (width: Int, height: Int)? = nil
    ) throws(ImageDecodingError) -> ImageSurface {
        guard let decoder = tjInitDecompress() else { throw .corrupt("JPEG: no memory for the decoder") }
        defer { tjDestroy(decoder) }
        var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard tjDecompressHeader3(decoder, data, UInt(data.count), &width, &height, &subsampling, &colors) == 0
        else {
            throw .corrupt("JPEG: " + message(of: decoder))
        }
        guard width == file.storedWidth, height == file.storedHeight else {
            throw .corrupt("the JPEG file has two frame headers that differ")
        }
        let divisor = divisor(width: Int(width), height: Int(height), atLeast: minimumSize)
        let (scaledWidth, scaledHeight) = (
            (Int(width) + divisor - 1) / divisor, (Int(height) + divisor - 1) / divisor
        )
        guard let surface = ImageSurface(width: scaledWidth, height: scaledHeight) else {
            throw .corrupt("JPEG: no memory for the pixels")
        }
        let isPrint = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
        surface.flush()
        // The number of scans is limited to a few more than cameras write, because each costs as much as decoding the
        // image.
        let status = tjDecompress2(
            decoder, data, UInt(data.count), surface.data, Int32(scaledWidth), Int32(surface.stride),
            Int32(scaledHeight),
            Int32((isPrint ? TJPF_CMYK : TJPF_BGRA).rawValue), TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT)
        if status != 0 {
            let message = message(of: decoder)
            // Warnings without missing pixels, for example about a few bytes between segments, are common in files that
            // all other programs display.
            guard tjGetErrorCode(decoder) == TJERR_WARNING.rawValue, message.contains("extraneous bytes") else {
                throw .corrupt("JPEG: " + message)
            }
        }
        if isPrint { convertInvertedInks(surface) }
        surface.markDirty()
        return surface
    }

    private static func message(of decoder: tjhandle) -> String {
        String(cString: tjGetErrorStr2(decoder))
    }

    private static func divisor(width: Int, height: Int, atLeast minimum: (width: Int, height: Int)?) -> Int {
        guard let minimum else { return 1 }
        return [8, 4, 2].first { width / $0 >= minimum.width && height / $0 >= minimum.height } ?? 1
    }

    private static func convertInvertedInks(_ surface: ImageSurface) {
        for row in 0..<surface.height {
            let pixels = surface.data + row * surface.stride
            for column in 0..<surface.width {
                let pixel = pixels + column * 4
                let (cyan, magenta, yellow, black) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3]))
                pixel[0] = UInt8(yellow * black / 255)
                pixel[1] = UInt8(magenta * black / 255)
                pixel[2] = UInt8(cyan * black / 255)
                pixel[3] = 255
            }
        }
    }
}
