#sourceLocation(file: "/App/Expense.swift", line: 1)
import Foundation
import SwiftData

@Model
final class Expense {
    var name: String
    private var amount: Double
    var id = 1
    static let limit = 10.0

    init(name: String, amount: Double) {
        let rounded = amount.rounded()
        self.name = name
        self.amount = rounded
    }
}

final class Total {
    let sum: Double

    init(sum: Double) { self.sum = sum }
}
