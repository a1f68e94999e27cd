import CCairoPango
import DisplayList

/// Writes JPEG files through TurboJPEG, in full color resolution: interfaces have thin colored lines, which the usual
/// halving would smear.
enum JPEGWriter {
    /// The surface, whose pixels count as opaque, as a JPEG file.
    /// - Parameter quality: From 0 to 1; other numbers count as the nearer of the two, none at all as 1.
    static func write(_ surface: ImageSurface, quality: Double) throws(ImageEncodingError) -> [UInt8] {
        guard let encoder = tjInitCompress() else { throw .failed("JPEG: no memory for the encoder") }
        defer { tjDestroy(encoder) }
        surface.flush()
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 99).rounded()) + 1
        var data: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = tjCompress2(
            encoder, surface.data, Int32(surface.width), Int32(surface.stride), Int32(surface.height),
            Int32(TJPF_BGRX.rawValue), &data, &count, Int32(TJSAMP_444.rawValue), percent, TJFLAG_ACCURATEDCT)
        defer { tjFree(data) }
        guard status == 0 else { throw .failed("JPEG: " + String(cString: tjGetErrorStr2(encoder))) }
        return Array(UnsafeBufferPointer(start: data, count: Int(count)))
    }
}
