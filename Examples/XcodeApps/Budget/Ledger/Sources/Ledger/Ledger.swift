import Foundation

public struct Expense: Codable, Equatable {
    public let name: String
    public let cents: Int

    public init(name: String, cents: Int) {
        self.name = name
        self.cents = cents
    }
}

public struct Ledger {
    public private(set) var expenses: [Expense]

    public init(expenses: [Expense]) {
        self.expenses = expenses
    }

    public mutating func add(_ expense: Expense) {
        expenses.append(expense)
    }

    public var total: Int {
        expenses.reduce(0) { $0 + $1.cents }
    }

    /// The sample data of the package.
    public static var sample: Ledger {
        guard let url = Bundle.module.url(forResource: "sample", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let expenses = try? JSONDecoder().decode([Expense].self, from: data)
        else { return Ledger(expenses: []) }
        return Ledger(expenses: expenses)
    }
}
