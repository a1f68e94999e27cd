#if Cairo

import CCairoPango
import DisplayList
import LayoutGeometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How two pictures differ.
package struct PictureDifference: Sendable, Hashable {
    /// The sizes in pixels; where they are unequal, every pixel that only one picture has counts as different.
    package var actualSize: ImageHeader
    package var expectedSize: ImageHeader
    package var differingPixelCount: Int
    /// The largest difference of one channel, from 0 to 255; 255 for a pixel that one picture lacks.
    package var maximumChannelDelta: Int
    /// The smallest rectangle, in pixels, around all pixels that differ.
    package var differingRect: Rect
    /// How many of the pixels that differ lie in the largest patch of them, connected by their sides or corners.
    package var largestPatch: Int
    /// A PNG file with three panels: the actual picture, what differs (the expected picture, faded, with the
    /// differences in magenta), and the expected one.
    package var triptych: [UInt8]

    /// The part of all pixels that differs, from 0 to 1.
    package var share: Double {
        let width = max(actualSize.pixelWidth, expectedSize.pixelWidth)
        let height = max(actualSize.pixelHeight, expectedSize.pixelHeight)
        return Double(differingPixelCount) / Double(max(width * height, 1))
    }

    /// One line for a test's message.
    package var summary: String {
        let sizes =
            actualSize == expectedSize
            ? ""
            : "the size is \(actualSize.pixelWidth)x\(actualSize.pixelHeight) instead of "
                + "\(expectedSize.pixelWidth)x\(expectedSize.pixelHeight); "
        let rect = differingRect
        return sizes + "\(differingPixelCount) pixels differ, by up to \(maximumChannelDelta) of 255, within "
            + "(\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.size.width))x\(Int(rect.size.height)))"
            + (largestPatch < differingPixelCount ? ", \(largestPatch) of them in one place" : "")
    }
}

/// Compares pictures for tests.
package enum PictureComparison {
    /// What differs between two PNG (or JPEG) files; nil if no channel of any pixel differs by more than `tolerance`
    /// and the sizes are the same. Colours are compared as they are shown, multiplied with their alpha.
    ///
    /// - Complexity: O(1) for equal files, O(*n*) in the number of pixels for all others.
    package static func difference(
        actual: [UInt8], expected: [UInt8], tolerance: Int = 0
    ) throws(ImageDecodingError) -> PictureDifference? {
        if actual == expected { return nil }
        let (left, right) = (try CairoImageDecoder.surface(of: actual), try CairoImageDecoder.surface(of: expected))
        left.flush()
        right.flush()
        let width = max(left.width, right.width)
        let height = max(left.height, right.height)
        guard let marks = ImageSurface(width: width, height: height, format: .alpha) else {
            throw .corrupt("no memory for the comparison")
        }
        var tally = Tally()
        for row in 0..<height {
            compareRow(row, left, right, marks: marks.data + row * marks.stride, width: width, tolerance, &tally)
        }
        marks.markDirty()
        guard tally.count > 0 else { return nil }
        return PictureDifference(
            actualSize: ImageHeader(pixelWidth: left.width, pixelHeight: left.height),
            expectedSize: ImageHeader(pixelWidth: right.width, pixelHeight: right.height),
            differingPixelCount: tally.count, maximumChannelDelta: tally.maximum,
            differingRect: Rect(
                x: Double(tally.minX), y: Double(tally.minY), width: Double(tally.maxX - tally.minX + 1),
                height: Double(tally.maxY - tally.minY + 1)),
            largestPatch: DifferingPatches.largest(in: marks), triptych: try triptych(left, marks, right))
    }

    private struct Tally {
        var count = 0
        var maximum = 0
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)

        mutating func add(x: Int, y: Int, delta: Int) {
            count += 1
            maximum = max(maximum, delta)
            (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
        }
    }

    private static func compareRow(
        _ row: Int, _ left: ImageSurface, _ right: ImageSurface, marks: UnsafeMutablePointer<UInt8>, width: Int,
        _ tolerance: Int, _ tally: inout Tally
    ) {
        let shared = row < min(left.height, right.height) ? min(left.width, right.width) : 0
        let (a, b) = (
            left.data + min(row, left.height - 1) * left.stride, right.data + min(row, right.height - 1) * right.stride
        )
        // Most rows of most pictures are equal.
        let isEqual = shared > 0 && memcmp(a, b, shared * 4) == 0
        for column in (isEqual ? shared : 0)..<width {
            var delta = 255
            if column < shared {
                delta = 0
                for channel in column * 4..<column * 4 + 4 {
                    delta = max(delta, abs(Int(a[channel]) - Int(b[channel])))
                }
                guard delta > tolerance else { continue }
            }
            marks[column] = 255
            tally.add(x: column, y: row, delta: delta)
        }
    }

    private static func triptych(
        _ actual: ImageSurface, _ marks: ImageSurface, _ expected: ImageSurface
    ) throws(ImageDecodingError) -> [UInt8] {
        let gap = 8
        let (width, height) = (marks.width, marks.height)
        guard let sheet = ImageSurface(width: 3 * width + 4 * gap, height: height + 2 * gap) else {
            throw .corrupt("the pictures are too large to be shown side by side")
        }
        sheet.draw { context in
            cairo_set_source_rgb(context, 0.5, 0.5, 0.5)
            cairo_paint(context)
            for (index, panel) in [actual, expected, expected].enumerated() {
                let x = Double(gap + index * (width + gap))
                cairo_set_source_surface(context, panel.pointer, x, Double(gap))
                cairo_paint_with_alpha(context, index == 1 ? 0.3 : 1)
                guard index == 1 else { continue }
                cairo_set_source_rgb(context, 1, 0, 1)
                cairo_mask_surface(context, marks.pointer, x, Double(gap))
            }
        }
        return PNGWriter.write(sheet, pixelsPerPoint: 1)
    }
}

#endif
