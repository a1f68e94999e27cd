import CCairoPango

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A Gaussian blur, as in CSS and Core Animation.
enum GaussianBlur {
    /// Returns the distance, in pixels, up to which a pixel affects others. It's 0 for deviations that change no pixel.
    static func reach(of deviation: Double) -> Int { deviation < 0.01 ? 0 : Int((deviation * 3).rounded(.up)) }

    /// The pixels outside the surface.
    enum Edges {
        /// Transparent pixels.
        case empty
        /// The surface's pixels, mirrored.
        case mirrored
    }

    /// Blurs each channel in place, first along the rows and then along the columns.
    ///
    /// - Complexity: O(*n* · deviation) in the number of pixels.
    static func apply(to surface: ImageSurface, deviation: Double, edges: Edges = .empty) {
        let reach = reach(of: deviation)
        guard reach > 0 else { return }
        let weights = weights(deviation: deviation, reach: reach)
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        surface.flush()
        let channels = surface.format == .alpha ? 1 : 4
        let data = surface.data
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(width, height) + 2 * reach) { line in
            func blurLine(_ first: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
                blur(first, count: count, step: step, weights: weights, reach: reach, edges: edges, line: line)
            }
            for row in 0..<height {
                for channel in 0..<channels { blurLine(data + row * stride + channel, count: width, step: channels) }
            }
            for column in 0..<width * channels { blurLine(data + column, count: height, step: stride) }
        }
        surface.markDirty()
    }

    /// Returns the weights of pixels at distances from 0 to `reach`. Including both sides, they sum to 65,536.
    private static func weights(deviation: Double, reach: Int) -> [UInt32] {
        let exact = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = exact.dropFirst().reduce(exact[0]) { $0 + 2 * $1 }
        var weights = exact.map { UInt32(($0 / sum * 65_536).rounded()) }
        let total = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
        weights[0] = UInt32(Int(weights[0]) + 65_536 - Int(total))
        return weights
    }

    private static func blur(
        _ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int, weights: [UInt32], reach: Int,
        edges: Edges, line: UnsafeMutableBufferPointer<UInt32>
    ) {
        // A copy of the line with additional pixels on both sides, so that the loop needs no bounds checks.
        var isEmpty = true
        for index in 0..<count {
            let value = UInt32(data[index * step])
            line[reach + index] = value
            if value != 0 { isEmpty = false }
        }
        if isEmpty { return }
        for index in 0..<reach {
            // The line is repeated, alternately forward and backward.
            let turn = index % (2 * count)
            let distance = turn < count ? turn : 2 * count - 1 - turn
            line[reach - 1 - index] = edges == .empty ? 0 : line[reach + distance]
            line[reach + count + index] = edges == .empty ? 0 : line[reach + count - 1 - distance]
        }
        weights.withUnsafeBufferPointer { weights in
            for index in 0..<count {
                let center = reach + index
                var sum = line[center] &* weights[0] &+ 32_768
                var distance = 1
                while distance <= reach {
                    sum = sum &+ (line[center - distance] &+ line[center + distance]) &* weights[distance]
                    distance += 1
                }
                data[index * step] = UInt8(truncatingIfNeeded: min(sum >> 16, 255))
            }
        }
    }
}
