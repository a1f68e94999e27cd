import Testing

@testable import ChartGeometry

/// Tests of stacked marks, and of the sectors of a circle.
struct StackingTests {
    private func bounds(_ stacking: Stacking, _ values: [Double]) -> [[Double]] {
        stacking.extents(of: values).map { [$0.start, $0.end] }
    }

    @Test func `stacked values start at the end of the previous value`() {
        #expect(bounds(.standard, [1, 2, 3]) == [[0, 1], [1, 3], [3, 6]])
    }

    @Test func `negative values are stacked in the opposite direction`() {
        #expect(bounds(.standard, [2, -1, 3, -2]) == [[0, 2], [0, -1], [2, 5], [-1, -3]])
    }

    @Test func `normalized values fill the range from 0 to 1`() {
        #expect(bounds(.normalized, [1, 3]) == [[0, 0.25], [0.25, 1]])
        #expect(bounds(.normalized, [0, 0]) == [[0, 0], [0, 0]])
    }

    @Test func `centered values have the same length on both sides of zero`() {
        #expect(bounds(.center, [2, 4]) == [[-3, -1], [-1, 3]])
    }

    @Test func `values that aren't stacked start at zero`() {
        #expect(bounds(.unstacked, [2, 4]) == [[0, 2], [0, 4]])
    }

    @Test func `sectors have fractions of a turn in proportion to their sizes`() {
        #expect(SectorAngles.fractions(of: [1, 1, 2]) == [0...0.25, 0.25...0.5, 0.5...1])
    }

    @Test func `sectors without a positive size are empty`() {
        #expect(SectorAngles.fractions(of: [-1, 2, .nan]) == [0...0, 0...1, 1...1])
        #expect(SectorAngles.fractions(of: [0, 0]) == [0...0, 0...0])
    }
}
