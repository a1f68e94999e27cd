#sourceLocation(file: "/App/CartTests.swift", line: 1)
import UIKit
import XCTest

@MainActor class ScreenCase: XCTestCase {
    let view = UIView()
    override func setUp() async throws { view.frame = .zero }
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
        DispatchQueue.main.async(execute: { arrival.fulfill() })
        waitForExpectations(timeout: 1)
    }
}
