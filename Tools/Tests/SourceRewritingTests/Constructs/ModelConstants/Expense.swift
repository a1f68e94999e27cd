import Foundation
import SwiftData

@Model
final class Expense {
    let name: String
    private let amount: Double
    let id = 1
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
