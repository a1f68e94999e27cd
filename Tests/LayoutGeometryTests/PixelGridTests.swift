import LayoutGeometry
import Testing

@Suite struct PixelGridTests {
    @Test func lengthsAreRoundedDownToAPixel() {
        #expect(PixelGrid(scale: 1).floor(301.0 / 3) == 100)
        #expect(abs(PixelGrid(scale: 3).floor(76.75) - 76.0 - 2.0 / 3) < 1e-9)
    }

    @Test func aLengthJustBelowAPixelCountsAsOnIt() {
        #expect(PixelGrid(scale: 2).floor(79.99995) == 80)
        #expect(PixelGrid(scale: 2).ceil(80.00005) == 80)
    }

    @Test func positionsAreRoundedHalfAwayFromZero() {
        #expect(PixelGrid(scale: 1).round(-7.5) == -8)
        #expect(PixelGrid(scale: 1).round(0.5) == 1)
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func aScaleThatIsNoPositiveNumberCountsAsOne(scale: Double) {
        #expect(PixelGrid(scale: scale).scale == 1)
    }
}
