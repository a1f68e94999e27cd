import Foundation
import GRDB

/// A value that the database can store.
package enum StoreValue: Hashable, Sendable, Codable {
    case null
    case integer(Int64)
    case double(Double)
    case text(String)
    case data(Data)

    /// Creates a value from the value of a column.
    init(_ value: DatabaseValue) {
        switch value.storage {
        case .null: self = .null
        case .int64(let value): self = .integer(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .text(value)
        case .blob(let value): self = .data(value)
        }
    }

    /// Creates a value from the column of a row that a cursor has just read.
    init(_ row: Row, _ column: String) {
        self.init(row[column])
        // GRDB reads texts up to their first null character.
        guard case .text(let text) = self else { return }
        let whole = try? row.withUnsafeData(named: column) { bytes in
            bytes.flatMap { $0.count > text.utf8.count ? String(decoding: $0, as: UTF8.self) : nil }
        }
        if let whole { self = .text(whole) }
    }

    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .double(let value): value.databaseValue
        case .text(let value): value.databaseValue
        case .data(let value): value.databaseValue
        }
    }

    /// The value in the form that predicates compare.
    package var plainValue: Any? {
        switch self {
        case .null: nil
        case .integer(let value): value
        case .double(let value): value
        case .text(let value): value
        case .data(let value): value
        }
    }

    /// Creates a value for a constant of a predicate, or returns `nil` if the database can't compare it.
    package init?(constant: Any?) {
        guard let constant else {
            self = .null
            return
        }
        switch constant {
        case let value as any StoredObject: self = value.storedRow.map { .integer($0) } ?? .integer(-1)
        case let value as String: self = .text(value)
        case let value as Date: self = .double(value.timeIntervalSinceReferenceDate)
        case let value as UUID: self = .text(value.uuidString)
        case let value as URL: self = .text(value.absoluteString)
        case let value as Data: self = .data(value)
        case let value as Decimal: self = .double((value as NSDecimalNumber).doubleValue)
        case is NSNull: self = .null
        case let value as Bool: self = .integer(value ? 1 : 0)
        case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
        case let value as Float: self = .double(Double(value))
        case let value as CGFloat: self = .double(Double(value))
        case let value as Double: self = .double(value)
        case let value as NSNumber:
            let isWhole = value.doubleValue.rounded() == value.doubleValue && abs(value.doubleValue) < 1e18
            self = isWhole ? .integer(value.int64Value) : .double(value.doubleValue)
        default: return nil
        }
    }
}

/// An object that a row of the store represents, as the constant of a predicate.
package protocol StoredObject {
    /// The identifier of the row, or `nil` if the object isn't stored yet.
    var storedRow: Int64? { get }
}
