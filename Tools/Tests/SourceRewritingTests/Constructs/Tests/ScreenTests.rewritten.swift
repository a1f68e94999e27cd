#sourceLocation(file: "/App/ScreenTests.swift", line: 1)
import XCTest
@_spi(Collage) import UIKit

class ScreenTests: XCTestCase { @MainActor class var interfaceActions: [InterfaceAction] { var list: [InterfaceAction] = []; list.append(InterfaceAction("testTitle", { (target: ScreenTests) in { () in target.testTitle() } })); list.append(InterfaceAction("note:", { (target: ScreenTests) in { (p0: Notification) in target.note(p0) } })); return list };
    private var screen: UIViewController!

    override func setUp() {
        super.setUp()
        screen = UIViewController()
    }

          func testTitle() {
        XCTAssertNil(screen.title)
        NotificationCenter.default.addObserver(self, selector: Selector("note:", ScreenTests.note(_:)), name: .init("x"), object: nil)
    }

          private func note(_ notification: Notification) {}

    func testSpeed() {
        measure { _ = screen.view }
    }
}

#sourceLocation()
extension ScreenTests: InterfaceConnectable {}
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
