import Foundation

/// A position in the history of stores.
public protocol HistoryToken: Comparable, Codable, Hashable, Identifiable, Sendable {
    /// The type of the value that describes the position.
    associatedtype TokenType: Codable, Hashable, Sendable

    /// The value that describes the position.
    var tokenValue: TokenType? { get }
}

/// The changes of one save in the history of a store.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The type of the transaction's number.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of the position after a transaction.
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable

    /// The author of the context that was saved.
    var author: String? { get }
    /// The changes, in the order in which they were saved.
    var changes: [HistoryChange] { get }
    /// The identifier of the store.
    var storeIdentifier: String { get }
    /// The time of the save.
    var timestamp: Date { get }
    /// The position after the transaction.
    var token: TokenType { get }
    /// The number of the transaction in its store.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// A position in the history of SwiftData's stores.
public struct DefaultHistoryToken: HistoryToken {
    /// The numbers of the last transactions, by the identifiers of stores.
    public let tokenValue: [String: Int64]?

    init(_ numbers: [String: Int64]) { tokenValue = numbers }

    /// The identity of the token: the stores and their last transactions.
    public var id: [String: Int64] { tokenValue ?? [:] }

    /// The identifier of the store, or an empty string if the position refers to several stores.
    public var storeIdentifier: String { tokenValue?.count == 1 ? tokenValue?.keys.first ?? "" : "" }

    /// Returns whether a position is before another position in at least one store, and after it in none.
    public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool {
        let (left, right) = (lhs.id, rhs.id)
        let isAfter = left.contains { store, number in right[store].map { number > $0 } ?? false }
        return !isAfter && right.contains { store, number in number > left[store] ?? 0 }
    }
}

/// The changes of one save in the history of SwiftData's stores.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The type of the transaction's number.
    public typealias TransactionIdentifier = Int64
    /// The type of the position after a transaction.
    public typealias TokenType = DefaultHistoryToken

    /// The identifier of the store.
    public let storeIdentifier: String
    /// The bundle identifier of the app.
    public let bundleIdentifier: String
    /// The identifier of the process, which the history doesn't have: an empty string.
    public let processIdentifier = ""
    /// The number of the transaction in its store.
    public let transactionIdentifier: Int64
    /// The position after the transaction.
    public let token: DefaultHistoryToken
    /// The author of the context that was saved.
    public let author: String?
    /// The changes.
    public let changes: [HistoryChange]
    /// The time of the save.
    public let timestamp: Date

    /// The identity of the transaction: its identifier.
    public var id: Int64 { transactionIdentifier }

    /// Returns whether two values are the same transaction.
    public static func == (lhs: DefaultHistoryTransaction, rhs: DefaultHistoryTransaction) -> Bool {
        lhs.storeIdentifier == rhs.storeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier
    }

    /// Hashes the identity of the transaction.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storeIdentifier)
        hasher.combine(transactionIdentifier)
    }
}

/// A description of the transactions to fetch from the history.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    /// The condition that transactions meet, or `nil` for all transactions.
    public var predicate: Predicate<TransactionType>?
    /// The order of the transactions. The default is the order of the saves.
    public var sortBy: [SortDescriptor<TransactionType>] = []
    /// The largest number of transactions, or 0 if there's no limit. The default is 0.
    public var fetchLimit: UInt64 = 0

    /// Creates a description.
    public init(predicate: Predicate<TransactionType>? = nil) { self.predicate = predicate }

    /// Creates a description with an order.
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>]) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
