import DisplayList

/// A difference between two animated images.
package enum AnimationDifference {
    /// The first frame that differs: its number starting at 1, the number of frames in the actual image, and its time
    /// in seconds.
    case frame(number: Int, count: Int, time: Double, ImageDifference)
    /// The durations in seconds, if one image ends before the other and all frames are equal until then.
    case length(actual: Double, expected: Double)
}

extension ImageComparison {
    /// Returns the first difference between two animated images, or `nil` if they're equal.
    ///
    /// The visible frames are compared over time, regardless of how the files divide the animation into frames.
    ///
    /// - Parameter accepts: A closure that returns whether a difference is tolerated.
    /// - Complexity: O(*n*) in the number of pixels of all frames. At most two frames per file are in memory.
    package static func difference(
        actualMotion: [UInt8], expectedMotion: [UInt8], bounds: PixelBounds = .exact, measuresSimilarity: Bool = false,
        accepts: (ImageDifference) -> Bool = { _ in false }
    ) throws(ImageDecodingError) -> AnimationDifference? {
        if actualMotion == expectedMotion { return nil }
        var left = try AnimatedPNGReader(actualMotion), right = try AnimatedPNGReader(expectedMotion)
        let count = left.count
        var number = 1
        var (leftEnd, rightEnd, time) = (0.0, 0.0, 0.0)
        var (a, b) = (try left.next(), try right.next())
        while let actual = a, let expected = b {
            let found = try difference(actual.surface, expected.surface, bounds, measuresSimilarity)
            if let found, !accepts(found) { return .frame(number: number, count: count, time: time, found) }
            let (leftNext, rightNext) = (leftEnd + actual.duration, rightEnd + expected.duration)
            // The margin is less than the duration of any frame, and more than the rounding error of a sum.
            let margin = 0.0005
            time = min(leftNext, rightNext)
            if leftNext <= rightNext + margin {
                (leftEnd, a) = (leftNext, try left.next())
                number += 1
            }
            if rightNext <= leftNext + margin { (rightEnd, b) = (rightNext, try right.next()) }
        }
        while let rest = a {
            leftEnd += rest.duration
            a = try left.next()
        }
        while let rest = b {
            rightEnd += rest.duration
            b = try right.next()
        }
        return abs(leftEnd - rightEnd) < 0.0005 ? nil : .length(actual: leftEnd, expected: rightEnd)
    }
}
