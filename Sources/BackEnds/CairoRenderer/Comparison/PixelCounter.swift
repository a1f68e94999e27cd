import CCairoPango

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A part of an image, in pixels.
struct PixelArea: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>
}

/// A counter of differing pixels, row by row. For equal rows, only their bytes are compared.
struct PixelCounter {
    private let left: ImageSurface
    private let right: ImageSurface
    private let bounds: PixelBounds
    /// The size that covers both images.
    let width: Int
    let height: Int
    private(set) var count = 0
    /// The largest difference of a channel among pixels that count as different.
    private(set) var maximumChannelDelta = 0
    /// The largest ΔE2000 of all pixels, if it has a bound.
    private(set) var maximumDeltaE = 0.0
    /// The marks of differing pixels, which are 255, or `nil` if there's no such pixel or not enough memory.
    private(set) var marks: ImageSurface?
    private var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
    /// The last result. Neighboring pixels usually have the same colors.
    private var lastColors: (left: SurfacePixel, right: SurfacePixel, deltaE: Double)?

    init(_ left: ImageSurface, _ right: ImageSurface, _ bounds: PixelBounds) {
        self.left = left
        self.right = right
        self.bounds = bounds
        width = max(left.width, right.width)
        height = max(left.height, right.height)
    }

    /// The smallest area that contains all differing pixels.
    var area: PixelArea {
        count == 0 ? PixelArea(columns: 0..<0, rows: 0..<0) : PixelArea(columns: minX..<maxX + 1, rows: minY..<maxY + 1)
    }

    mutating func compare(_ row: Int) {
        let shared = row < min(left.height, right.height) ? min(left.width, right.width) : 0
        guard shared > 0 else {
            for column in 0..<width { add(column, row, 255) }
            return
        }
        let (a, b) = (left.data + row * left.stride, right.data + row * right.stride)
        if memcmp(a, b, shared * 4) != 0 {
            let (one, other) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
            for column in 0..<shared {
                let pixel = SurfacePixel(value: one.load(fromByteOffset: column * 4, as: UInt32.self))
                let expected = SurfacePixel(value: other.load(fromByteOffset: column * 4, as: UInt32.self))
                guard pixel != expected else { continue }
                let delta = pixel.channelDelta(to: expected)
                if isOff(pixel, expected, delta) { add(column, row, delta) }
            }
        }
        for column in shared..<width { add(column, row, 255) }
    }

    private mutating func isOff(_ pixel: SurfacePixel, _ expected: SurfacePixel, _ delta: Int) -> Bool {
        var isOff = bounds == .exact
        if let channel = bounds.channel, delta > channel { isOff = true }
        if let bound = bounds.deltaE {
            let deltaE = deltaE(pixel, expected)
            maximumDeltaE = max(maximumDeltaE, deltaE)
            if deltaE > bound { isOff = true }
        }
        return isOff
    }

    private mutating func deltaE(_ pixel: SurfacePixel, _ expected: SurfacePixel) -> Double {
        if let last = lastColors, last.left == pixel, last.right == expected { return last.deltaE }
        let deltaE = pixel.deltaE(to: expected)
        lastColors = (pixel, expected, deltaE)
        return deltaE
    }

    private mutating func add(_ column: Int, _ row: Int, _ delta: Int) {
        if count == 0 { marks = ImageSurface(width: width, height: height, format: .alpha) }
        if let marks { marks.data[row * marks.stride + column] = 255 }
        count += 1
        maximumChannelDelta = max(maximumChannelDelta, delta)
        (minX, minY, maxX, maxY) = (min(minX, column), min(minY, row), max(maxX, column), max(maxY, row))
    }
}
