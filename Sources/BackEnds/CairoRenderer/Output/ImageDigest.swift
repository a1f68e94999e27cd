import CCairoPango

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A digest of an image's pixels. Equal images have equal digests, and different images have the same one with a
/// probability of 1 in 10^18.
///
/// It isn't cryptographic: images with the same digest can be constructed. libdeflate computes it, so that it's equally
/// fast in debug builds.
struct ImageDigest: Hashable, CustomStringConvertible {
    private var first = libdeflate_crc32(0, nil, 0)
    private var second = libdeflate_adler32(1, nil, 0)

    /// Creates the digest of a surface's size and pixels. Call ``ImageSurface/flush()`` before.
    ///
    /// - Complexity: O(*n*) in the number of pixels. Rows that repeat the one above take a tenth of the time.
    init(_ surface: ImageSurface) {
        let (length, stride, data) = (surface.width * 4, surface.stride, surface.data)
        add([surface.width, surface.height])
        var repetitions = 0
        for row in 0..<surface.height {
            let bytes = data + row * stride
            if row > 0, memcmp(bytes, bytes - stride, length) == 0 {
                repetitions += 1
                continue
            }
            if repetitions > 0 { add([repetitions, row]) }
            repetitions = 0
            add(bytes, length)
        }
        add([repetitions])
    }

    private mutating func add(_ numbers: [Int]) {
        numbers.flatMap(PNGChunks.bigEndianBytes).withUnsafeBufferPointer { add($0.baseAddress!, $0.count) }
    }

    private mutating func add(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        first = libdeflate_crc32(first, bytes, count)
        second = libdeflate_adler32(second, bytes, count)
    }

    /// The digest as 16 hexadecimal digits.
    var description: String { Self.digits(first) + Self.digits(second) }

    private static func digits(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(8 - digits.count, 0)) + digits
    }
}
