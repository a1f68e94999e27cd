import CCairoPango
import DisplayList
import LayoutGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The tolerance for a single pixel. If several bounds are set, all of them apply.
package struct PixelBounds: Sendable, Hashable {
    /// The tolerance of each channel, from 0 to 255.
    package var channel: Int?
    /// The tolerance of ΔE2000.
    package var deltaE: Double?

    package init(channel: Int? = nil, deltaE: Double? = nil) {
        self.channel = channel
        self.deltaE = deltaE
    }

    /// No tolerance.
    package static let exact = PixelBounds()
}

/// Comparisons of images for tests.
package enum ImageComparison {
    /// Returns the difference between two PNG or JPEG files, or `nil` if their sizes are equal and no pixel exceeds the
    /// bounds. Colors are compared with premultiplied alpha.
    ///
    /// - Parameter measuresSimilarity: Whether ``ImageDifference/similarity`` is computed.
    /// - Complexity: O(1) for equal files, otherwise O(*n*) in the number of pixels.
    package static func difference(
        actual: [UInt8], expected: [UInt8], bounds: PixelBounds = .exact, measuresSimilarity: Bool = false
    ) throws(ImageDecodingError) -> ImageDifference? {
        if actual == expected { return nil }
        return try difference(
            try CairoImageDecoder.surface(of: actual), try CairoImageDecoder.surface(of: expected), bounds,
            measuresSimilarity)
    }

    /// Returns the difference between an image that hasn't been encoded and a PNG or JPEG file.
    package static func difference(
        actual: DrawnImage, expected: [UInt8], bounds: PixelBounds = .exact, measuresSimilarity: Bool = false
    ) throws(ImageDecodingError) -> ImageDifference? {
        if actual.isKnownToEqual(to: expected) { return nil }
        return try difference(
            actual.surface, try CairoImageDecoder.surface(of: expected), bounds, measuresSimilarity)
    }

    static func difference(
        _ left: ImageSurface, _ right: ImageSurface, _ bounds: PixelBounds, _ measuresSimilarity: Bool
    ) throws(ImageDecodingError) -> ImageDifference? {
        left.flush()
        right.flush()
        var tally = PixelCounter(left, right, bounds)
        for row in 0..<tally.height { tally.compare(row) }
        guard tally.count > 0 else { return nil }
        guard let marks = tally.marks else { throw .corrupt("no memory for the comparison") }
        marks.markDirty()
        let hasOneSize = left.width == right.width && left.height == right.height
        let similarity =
            measuresSimilarity && hasOneSize ? StructuralSimilarity.mean(left, right, around: tally.area) : nil
        return ImageDifference(
            actualSize: ImageHeader(pixelWidth: left.width, pixelHeight: left.height),
            expectedSize: ImageHeader(pixelWidth: right.width, pixelHeight: right.height),
            differingPixelCount: tally.count, maximumChannelDelta: tally.maximumChannelDelta,
            maximumDeltaE: bounds.deltaE == nil ? nil : tally.maximumDeltaE, similarity: similarity,
            differingRect: Rect(
                x: Double(tally.area.columns.lowerBound), y: Double(tally.area.rows.lowerBound),
                width: Double(tally.area.columns.count), height: Double(tally.area.rows.count)),
            largestPatch: DifferingPatches.largest(in: marks),
            sheet: DifferenceSheet(actual: left, marks: marks, expected: right))
    }
}
