import CCairoPango
import DisplayList

/// A writer of JPEG files with TurboJPEG. Colors have the full resolution, because subsampling would blur the thin
/// colored lines of user interfaces.
enum JPEGWriter {
    /// Returns the surface, whose pixels are treated as opaque, as a JPEG file.
    ///
    /// - Parameter quality: The quality from 0 to 1. Other numbers are clamped, and NaN counts as 1.
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
