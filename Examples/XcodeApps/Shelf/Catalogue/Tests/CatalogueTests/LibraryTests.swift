import XCTest

@testable import Catalogue

final class LibraryTests: XCTestCase {
    func testOrder() {
        XCTAssertEqual(Library().sorted(by: .year).map(\.title), ["Emma", "Walden", "Middlemarch"])
    }
}
