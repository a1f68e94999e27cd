//
//  BudgetViewController.swift
//  Budget
//

import Ledger
import UIKit

class BudgetViewController: UITableViewController {

    private(set) var ledger = Ledger.sample

    override func viewDidLoad() {
        super.viewDidLoad()
        title = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
        tableView.register(ExpenseCell.self, forCellReuseIdentifier: ExpenseCell.identifier)
        let add = #selector(addExpense(_:))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: add)
    }

    @objc func addExpense(_ sender: UIBarButtonItem?) {
        ledger.add(Expense(name: "Coffee", cents: 320))
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ledger.expenses.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Total: \(Money.text(cents: ledger.total))"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ExpenseCell.identifier, for: indexPath) as! ExpenseCell
        cell.configure(with: ledger.expenses[indexPath.row])
        return cell
    }
}
