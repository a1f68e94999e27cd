import CCairoPango
import DisplayList
import LayoutGeometry

/// How two pictures differ.
package struct PictureDifference {
    /// The sizes in pixels; where they are unequal, every pixel that only one picture has counts as different.
    package var actualSize: ImageHeader
    package var expectedSize: ImageHeader
    package var differingPixelCount: Int
    /// The largest difference of one channel, from 0 to 255; 255 for a pixel that one picture lacks.
    package var maximumChannelDelta: Int
    /// The largest ΔE2000 of a pixel, if there was a bound for it.
    package var maximumDeltaE: Double?
    /// The mean structural similarity, 1 for equal pictures, if it was asked for and the sizes are equal.
    package var similarity: Double?
    /// The smallest rectangle, in pixels, around all pixels that differ.
    package var differingRect: Rect
    /// How many of the pixels that differ lie in the largest patch of them, connected by their sides or corners.
    package var largestPatch: Int
    let sheet: DifferenceSheet

    /// A PNG file with three panels: the actual picture, what differs (the expected picture, faded, with the
    /// differences in magenta), and the expected one. Nil for pictures that are too large to be put side by side.
    package var triptych: [UInt8]? { sheet.png() }

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
            + (maximumDeltaE.map { ", ΔE up to \(Self.rounded($0))" } ?? "")
            + (similarity.map { ", SSIM \(Self.rounded($0, places: 10_000))" } ?? "")
    }

    private static func rounded(_ value: Double, places: Double = 100) -> Double {
        (value * places).rounded() / places
    }
}

/// Two pictures and what differs between them, side by side.
struct DifferenceSheet {
    let actual: ImageSurface
    /// 255 for each pixel that differs, as large as both pictures.
    let marks: ImageSurface
    let expected: ImageSurface

    private static let gap = 8

    /// A PNG file; nil if there is no memory, or a side is longer than surfaces can be.
    func png() -> [UInt8]? {
        let gap = Self.gap
        let (width, height) = (marks.width, marks.height)
        guard let sheet = ImageSurface(width: 3 * width + 4 * gap, height: height + 2 * gap) else { return nil }
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
