#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The overall similarity of two images: the mean structural similarity of their lightness.
///
/// See Z. Wang, A. C. Bovik, H. R. Sheikh, and E. P. Simoncelli, "Image Quality Assessment: From Error Visibility to
/// Structural Similarity", IEEE Transactions on Image Processing 13 (2004). Windows have 11 by 11 pixels with Gaussian
/// weights of 1.5 pixels, K1 = 0.01, and K2 = 0.03. There's a window around every pixel. At the edges of the image,
/// only the part inside counts.
enum StructuralSimilarity {
    private static let reach = 5
    private static let weights: [Double] = (-reach...reach).map { exp(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
    private static let c1 = (0.01 * 255) * (0.01 * 255)
    private static let c2 = (0.03 * 255) * (0.03 * 255)

    /// Returns the similarity of two images with the same size, from -1 to 1. It's 1 for equal images.
    ///
    /// - Parameter area: The area that contains all differing pixels. Other windows are equal and are skipped.
    /// - Complexity: O(*n*) in the number of pixels of the area.
    static func mean(_ left: ImageSurface, _ right: ImageSurface, around area: PixelArea) -> Double {
        let (width, height) = (left.width, left.height)
        // The windows that contain pixels of the area, and the pixels in these windows.
        let windows = grown(area, width: width, height: height)
        let pixels = grown(windows, width: width, height: height)
        let x = luma(left, pixels), y = luma(right, pixels)
        func blurred(_ values: [Double]) -> [Double] { blur(values, pixels, windows) }
        let (meanX, meanY) = (blurred(x), blurred(y))
        let squaresX = blurred(zip(x, x).map { $0 * $1 }), squaresY = blurred(zip(y, y).map { $0 * $1 })
        let products = blurred(zip(x, y).map { $0 * $1 })
        var sum = 0.0
        for index in meanX.indices {
            let (mx, my) = (meanX[index], meanY[index])
            let (vx, vy) = (squaresX[index] - mx * mx, squaresY[index] - my * my)
            let covariance = products[index] - mx * my
            sum +=
                (2 * mx * my + c1) * (2 * covariance + c2) / ((mx * mx + my * my + c1) * (vx + vy + c2))
        }
        return 1 - (Double(meanX.count) - sum) / Double(width * height)
    }

    private static func grown(_ area: PixelArea, width: Int, height: Int) -> PixelArea {
        PixelArea(
            columns: max(area.columns.lowerBound - reach, 0)..<min(area.columns.upperBound + reach, width),
            rows: max(area.rows.lowerBound - reach, 0)..<min(area.rows.upperBound + reach, height))
    }

    private static func luma(_ surface: ImageSurface, _ area: PixelArea) -> [Double] {
        var values: [Double] = []
        values.reserveCapacity(area.rows.count * area.columns.count)
        let (data, stride) = (UnsafeRawPointer(surface.data), surface.stride)
        for row in area.rows {
            for column in area.columns {
                let value = data.load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
                values.append(SurfacePixel(value: value).luma)
            }
        }
        return values
    }

    /// Returns the weighted means around the pixels of `windows`, which is inside `pixels`. It processes rows first,
    /// and then columns.
    private static func blur(_ values: [Double], _ pixels: PixelArea, _ windows: PixelArea) -> [Double] {
        let (width, count) = (windows.columns.count, pixels.columns.count)
        var rows = [Double](repeating: 0, count: pixels.rows.count * width)
        for row in 0..<pixels.rows.count {
            for (index, column) in windows.columns.enumerated() {
                rows[row * width + index] = mean(around: column, in: pixels.columns) {
                    values[row * count + $0 - pixels.columns.lowerBound]
                }
            }
        }
        var result: [Double] = []
        result.reserveCapacity(windows.rows.count * width)
        for row in windows.rows {
            for index in 0..<width {
                result.append(
                    mean(around: row, in: pixels.rows) { rows[($0 - pixels.rows.lowerBound) * width + index] })
            }
        }
        return result
    }

    private static func mean(around middle: Int, in range: Range<Int>, _ value: (Int) -> Double) -> Double {
        var (sum, weight) = (0.0, 0.0)
        for place in max(middle - reach, range.lowerBound)...min(middle + reach, range.upperBound - 1) {
            let factor = weights[place - middle + reach]
            sum += factor * value(place)
            weight += factor
        }
        return sum / weight
    }
}
