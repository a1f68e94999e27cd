import CCairoPango
import DisplayList
import Testing

@testable import CairoRenderer

struct StructuralSimilarityTests {
    /// A grayscale image.
    private func surface(_ width: Int, _ height: Int, _ gray: (Int, Int) -> UInt8) throws -> ImageSurface {
        var pixels: [UInt8] = []
        for row in 0..<height {
            for column in 0..<width {
                let value = gray(column, row)
                pixels += [value, value, value, 255]
            }
        }
        return try #require(ImageSurface(pixels: pixels, width: width, height: height))
    }

    private func similarity(_ left: ImageSurface, _ right: ImageSurface) throws -> Double {
        try #require(try ImageComparison.difference(left, right, .exact, true)?.similarity)
    }

    /// Two uniform images have neither variance nor covariance, so only the means remain in the formula.
    @Test func `the similarity of uniform images is that of their lightness`() throws {
        let found = try similarity(try surface(32, 24) { _, _ in 100 }, try surface(32, 24) { _, _ in 150 })
        let c1 = 0.01 * 255 * 0.01 * 255
        let expected = (2 * 100.0 * 150 + c1) / (100.0 * 100 + 150.0 * 150 + c1)
        #expect(abs(found - expected) < 1e-9)
    }

    @Test func `an inverted image has a low similarity`() throws {
        let stripes = try surface(40, 40) { column, _ in column / 2 % 2 == 0 ? 0 : 255 }
        let negative = try surface(40, 40) { column, _ in column / 2 % 2 == 0 ? 255 : 0 }
        #expect(try similarity(stripes, negative) < -0.8)
    }

    @Test func `windows without a difference count without being compared`() throws {
        let plain = try surface(200, 100) { column, row in UInt8((column * 7 + row * 3) % 200) }
        let marked = try surface(200, 100) { column, row in
            column == 60 && row == 40 ? 255 : UInt8((column * 7 + row * 3) % 200)
        }
        let area = PixelArea(columns: 60..<61, rows: 40..<41)
        let everything = PixelArea(columns: 0..<200, rows: 0..<100)
        let near = StructuralSimilarity.mean(plain, marked, around: area)
        #expect(abs(near - StructuralSimilarity.mean(plain, marked, around: everything)) < 1e-9)
        #expect(near < 1 && near > 0.99)
    }

    @Test func `images smaller than a window are compared, too`() throws {
        let found = try similarity(try surface(3, 2) { _, _ in 10 }, try surface(3, 2) { _, _ in 200 })
        #expect(found < 0.2)
    }
}
