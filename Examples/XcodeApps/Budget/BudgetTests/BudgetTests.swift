//
//  BudgetTests.swift
//  BudgetTests
//

import Ledger
import XCTest
@testable import Budget

final class BudgetTests: XCTestCase {

    func testTheTotalIsTheSumOfAllExpenses() {
        var ledger = Ledger(expenses: [Expense(name: "Rent", cents: 80_000)])
        ledger.add(Expense(name: "Tea", cents: 250))
        XCTAssertEqual(ledger.total, 80_250)
    }

    func testMoneyHasTwoDigitsAfterThePoint() {
        XCTAssertEqual(Money.text(cents: 1_205), "12.05 €")
    }

    func testAddingAnExpenseShowsARow() {
        let controller = BudgetViewController(style: .plain)
        controller.loadViewIfNeeded()
        let before = controller.tableView.numberOfRows(inSection: 0)
        controller.addExpense(nil)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), before + 1)
    }

    func testTheTitleIsTheAppsName() {
        let controller = BudgetViewController(style: .plain)
        controller.loadViewIfNeeded()
        XCTAssertEqual(controller.title, "Budget")
    }
}
