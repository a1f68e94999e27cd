import LayoutGeometry
import Testing

struct PixelGridTests {
    @Test func `lengths are rounded down to a pixel`() {
        #expect(PixelGrid(scale: 1).floor(301.0 / 3) == 100)
        #expect(abs(PixelGrid(scale: 3).floor(76.75) - 76.0 - 2.0 / 3) < 1e-9)
    }

    @Test func `a length just below a pixel counts as on it`() {
        #expect(PixelGrid(scale: 2).floor(79.99995) == 80)
        #expect(PixelGrid(scale: 2).ceil(80.00005) == 80)
    }

    @Test func `positions are rounded half away from zero`() {
        #expect(PixelGrid(scale: 1).round(-7.5) == -8)
        #expect(PixelGrid(scale: 1).round(0.5) == 1)
    }

    @Test func `halves that are inexact because of a sum are rounded as halves`() {
        #expect(PixelGrid(scale: 1).round(0.1 + 0.2 + 0.2 - 1e-9) == 1)
        #expect(PixelGrid(scale: 1).round(0.4999) == 0)
        #expect(PixelGrid(scale: 2).round(0.25) == 0.5)
        #expect(PixelGrid(scale: 1).round(-0.4) == 0)
    }

    @Test func `positions too large for half pixels aren't changed`() {
        #expect(PixelGrid(scale: 1).round(0x1p52 + 1) == 0x1p52 + 1)
        #expect(PixelGrid(scale: 1).round(-.infinity) == -.infinity)
        #expect(PixelGrid(scale: 2).round(.nan).isNaN)
    }

    @Test func `origin and size of a rectangle are rounded separately`() {
        let rect = Rect(x: 0.4, y: 1.6, width: 2.3, height: 3.7)
        #expect(PixelGrid(scale: 1).round(rect) == Rect(x: 0, y: 2, width: 2, height: 4))
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func `a scale that isn't a positive number counts as one`(scale: Double)
    {
        #expect(PixelGrid(scale: scale).scale == 1)
        #expect(PixelGrid(scale: 0.5).scale == 0.5)
    }

    @Test func `zero has no sign`() {
        #expect(PixelGrid(scale: 2).round(0).sign == .plus && PixelGrid(scale: 2).round(-0.0).sign == .plus)
    }

    @Test(arguments: [1.0, 2, 3, 0.5]) func `positions on a pixel aren't changed`(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for pixel in -50...50 {
            let position = Double(pixel) / scale
            #expect(
                grid.round(position) == position && grid.floor(position) == position && grid.ceil(position) == position)
            #expect(grid.round(position + 0.3 / scale) == position && grid.round(position - 0.3 / scale) == position)
            #expect(grid.floor(position + 0.3 / scale) == position && grid.ceil(position - 0.3 / scale) == position)
        }
    }
}
