import XCTest

final class SortingTests: XCTestCase {
    func testSorting() {
        measure { _ = (0..<1000).shuffled().sorted() }
    }

    func testSortingOnce() {
        let options = XCTMeasureOptions()
        options.iterationCount = 1
        measure(options: options) { _ = [2, 1].sorted() }
    }

    func testReversing() {
        measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
            startMeasuring()
            _ = Array((0..<1000).reversed())
            stopMeasuring()
        }
    }
}
