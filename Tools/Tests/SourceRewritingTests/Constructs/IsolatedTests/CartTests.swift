import UIKit
import XCTest

@MainActor class ScreenCase: XCTestCase {
    let view = UIView()
    override func setUp() async throws {
        try await super.setUp()
        view.frame = .zero
    }
}

final class CartTests: ScreenCase {
    func testIsEmpty() { XCTAssertEqual(view.subviews.count, 0) }
    func testAdds() throws {
        _ = try XCTUnwrap(view.layer)
        testIsEmpty(0)
    }
    func testLoads() async { await Task.yield() }
    private func testIsEmpty(_ count: Int) {}
}

final class PriceTests: XCTestCase {
    func testIsZero() { XCTAssertEqual(0, 0) }
    func testArrives() {
        let arrival = expectation(description: "arrival")
        DispatchQueue.main.async(execute: arrival.fulfill)
        waitForExpectations(timeout: 1)
    }
}

class TotalsTests: XCTestCase {
    func testNothing() {}
    @MainActor func testTotals() { XCTAssertNotNil(UIView().layer) }
}

final class RoundedTotalsTests: TotalsTests {
    @MainActor override func testTotals() {
        super.testTotals()
        testNothing()
    }
    override func testNothing() { super.testNothing() }
}
