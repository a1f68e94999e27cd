import CCairoPango
import DisplayList
import LayoutGeometry

/// The difference between two images.
package struct ImageDifference {
    /// The sizes in pixels. If they differ, pixels that only one image has count as different.
    package var actualSize: ImageHeader
    package var expectedSize: ImageHeader
    package var differingPixelCount: Int
    /// The largest difference of a channel, from 0 to 255. For a pixel that one image lacks, it's 255.
    package var maximumChannelDelta: Int
    /// The largest ΔE2000 of a pixel, if it had a bound.
    package var maximumDeltaE: Double?
    /// The mean structural similarity, which is 1 for equal images, if it was requested and the sizes are equal.
    package var similarity: Double?
    /// The smallest rectangle that encloses all differing pixels, in pixels.
    package var differingRect: Rect
    /// The number of pixels in the largest patch of differing pixels that are connected by their sides or corners.
    package var largestPatch: Int
    let sheet: DifferenceSheet

    /// A PNG file with three panels: the actual image, the differences in magenta on the faded expected image, and the
    /// expected image. It's `nil` if the images are too large.
    package var triptych: [UInt8]? { sheet.png() }

    /// The fraction of pixels that differ, from 0 to 1.
    package var share: Double {
        let width = max(actualSize.pixelWidth, expectedSize.pixelWidth)
        let height = max(actualSize.pixelHeight, expectedSize.pixelHeight)
        return Double(differingPixelCount) / Double(max(width * height, 1))
    }

    /// A summary in one line for the message of a test.
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

/// Two images and their differences, side by side.
struct DifferenceSheet {
    let actual: ImageSurface
    /// The marks of differing pixels, which are 255. The size covers both images.
    let marks: ImageSurface
    let expected: ImageSurface

    private static let gap = 8

    /// Returns a PNG file, or `nil` if there isn't enough memory or a side is too long for a surface.
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
