#sourceLocation(file: "/App/CartTests.swift", line: 1)
import UIKit
@preconcurrency import XCTest

@MainActor class ScreenCase: XCTestCase {
    let view = UIView()
    override func setUp() async throws {
        try await super.setUp()
        view.frame = .zero
    }
}

final class CartTests: ScreenCase { nonisolated func testIsEmpty() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test.__isolated_testIsEmpty() } }; nonisolated func testAdds() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test.__isolated_testAdds() } };
    func __isolated_testIsEmpty() { XCTAssertEqual(view.subviews.count, 0) }
    func __isolated_testAdds() throws {
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
        DispatchQueue.main.async(execute: { [__expectation = arrival] in __expectation.fulfill() })
        waitForExpectations(timeout: 1)
    }
}

class TotalsTests: XCTestCase { nonisolated func testTotals() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test.__isolated_testTotals() } };
    func testNothing() {}
    @MainActor func __isolated_testTotals() { XCTAssertNotNil(UIView().layer) }
}

final class RoundedTotalsTests: TotalsTests {
    @MainActor override func __isolated_testTotals() {
        super.__isolated_testTotals()
        testNothing()
    }
    override func testNothing() { super.testNothing() }
}
