//
//  ShelfViewModelTests.swift
//  ShelfTests
//

import Catalogue
import Combine
import XCTest

@testable import Shelf

final class ShelfViewModelTests: XCTestCase {

    func testRowsAreSortedByTitleAtFirst() {
        let viewModel = ShelfViewModel()
        XCTAssertEqual(viewModel.rows.map(\.title), ["Emma", "Middlemarch", "Walden"])
    }

    func testAnotherOrderSortsAnew() {
        let viewModel = ShelfViewModel()
        viewModel.order = .year
        XCTAssertEqual(viewModel.rows.map(\.year), [1815, 1854, 1871])
    }

    func testAQueryFilters() {
        let viewModel = ShelfViewModel()
        var footers: [String] = []
        let subscription = viewModel.footer.sink { footers.append($0) }
        viewModel.query = "wal"
        XCTAssertEqual(viewModel.rows.map(\.title), ["Walden"])
        XCTAssertEqual(footers.last, "1 book")
        subscription.cancel()
    }

}
