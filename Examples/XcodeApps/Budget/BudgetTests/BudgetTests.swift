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

    func testAPushedScreenAppearsOnceItHasMovedIn() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: BudgetViewController(style: .plain))
        window.rootViewController = navigation
        window.makeKeyAndVisible()

        let details = ExpectantViewController()
        details.appeared = expectation(description: "The details appear")
        navigation.pushViewController(details, animated: true)
        XCTAssertIdentical(navigation.topViewController, details)

        waitForExpectations(timeout: 5)
        XCTAssertEqual(details.view.frame, navigation.view.bounds)
    }

    @MainActor
    func testAnAnimationEndsWhileATestAwaitsIt() async {
        let view = UIView()
        let hasEnded = await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 0.2) {
                view.alpha = 0
            } completion: { hasEnded in
                continuation.resume(returning: hasEnded)
            }
        }
        XCTAssertTrue(hasEnded)
    }
}

private final class ExpectantViewController: UIViewController {
    var appeared: XCTestExpectation?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared?.fulfill()
    }
}
