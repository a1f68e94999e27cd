import DisplayList

/// How two pictures that move differ.
package enum MotionDifference {
    /// The first frame that differs: its number from 1, of how many the actual picture has, and when it begins.
    case frame(number: Int, count: Int, time: Double, PictureDifference)
    /// One ends before the other, all frames being the same until then; in seconds.
    case length(actual: Double, expected: Double)
}

extension PictureComparison {
    /// The first frame in which two pictures that move differ; nil if there is none.
    ///
    /// Frames are compared by what is to be seen at a time, however the files have parted it.
    /// - Parameter accepts: Whether a difference is tolerated.
    /// - Complexity: O(*n*) in the number of pixels of all frames; no more than two of them are in memory for each file.
    package static func difference(
        actualMotion: [UInt8], expectedMotion: [UInt8], bounds: PixelBounds = .exact, measuresSimilarity: Bool = false,
        accepts: (PictureDifference) -> Bool = { _ in false }
    ) throws(ImageDecodingError) -> MotionDifference? {
        if actualMotion == expectedMotion { return nil }
        var left = try MotionReader(actualMotion), right = try MotionReader(expectedMotion)
        let count = left.count
        var number = 1
        var (leftEnd, rightEnd, time) = (0.0, 0.0, 0.0)
        var (a, b) = (try left.next(), try right.next())
        while let actual = a, let expected = b {
            let found = try difference(actual.surface, expected.surface, bounds, measuresSimilarity)
            if let found, !accepts(found) { return .frame(number: number, count: count, time: time, found) }
            let (leftNext, rightNext) = (leftEnd + actual.duration, rightEnd + expected.duration)
            // Less than any frame lasts, more than what adding up loses.
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
