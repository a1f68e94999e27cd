#sourceLocation(file: "/App/SortingTests.swift", line: 1)
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

#sourceLocation()
class XCTMeasureOptions {
    class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    var iterationCount = 5
}
extension XCTestCase {
    func measure(_ block: () -> Void) { for _ in 0..<10 { block() } }
    func measure(options: XCTMeasureOptions, block: () -> Void) { for _ in 0...options.iterationCount { block() } }
    func measureMetrics(
        _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
    ) { measure(block) }
}
