import Foundation
import ObjectStore

/// The kind of the result of a history request.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// A Boolean value that indicates whether the request succeeded.
    case statusOnly
    /// The identifiers of the changed objects.
    case objectIDs
    /// The number of transactions.
    case count
    /// The transactions without their changes.
    case transactionsOnly
    /// The changes of all transactions.
    case changesOnly
    /// The transactions with their changes.
    case transactionsAndChanges
}

/// The result of a history request.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The transactions, changes, identifiers, their number, or a Boolean value.
    public let result: Any?
    /// The kind of the result.
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
        self.result = result
        resultType = type
    }
}

/// A request that fetches or deletes the history of stores, which the option `NSPersistentHistoryTrackingKey` records.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    private enum Position {
        case date(Date)
        case token(NSPersistentHistoryToken?)
        case transaction(NSPersistentHistoryTransaction?)
    }

    /// The kind of the result. The default is `.transactionsAndChanges`.
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    /// The request whose predicate selects transactions.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    private let position: Position
    private let deletes: Bool

    private init(_ position: Position, deletes: Bool) {
        self.position = position
        self.deletes = deletes
        super.init()
        if deletes { resultType = .statusOnly }
    }

    /// Returns a request for the transactions after a date.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), deletes: false)
    }

    /// Returns a request for the transactions after a position, or for all transactions if it's `nil`.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.token(token), deletes: false)
    }

    /// Returns a request for the transactions after the given transaction, or for all transactions if it's `nil`.
    open class func fetchHistory(
        after transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.transaction(transaction), deletes: false)
    }

    /// Returns a request that selects transactions with the predicate of another request.
    open class func fetchHistory(
        withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    ) -> NSPersistentHistoryChangeRequest {
        let request = NSPersistentHistoryChangeRequest(.token(nil), deletes: false)
        request.fetchRequest = fetchRequest
        return request
    }

    /// Returns a request that deletes the transactions before a date.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), deletes: true)
    }

    /// Returns a request that deletes the transactions before a position.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.token(token), deletes: true)
    }

    /// Returns a request that deletes the transactions before the given transaction.
    open class func deleteHistory(
        before transaction: NSPersistentHistoryTransaction?
    ) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.transaction(transaction), deletes: true)
    }

    func execute(_ source: StoreSource) throws -> NSPersistentHistoryResult {
        let store = source.store
        var number: Int64?
        var date: Date?
        switch position {
        case .date(let value): date = value
        case .token(let token): number = token?.numbers[store.identifier]
        case .transaction(let transaction): number = transaction?.transactionNumber
        }
        if deletes {
            try source.mapped { try store.objects.deleteHistory(before: number, olderThan: date) }
            return NSPersistentHistoryResult(true, resultType)
        }
        let found = try source.mapped { try store.objects.history(after: number ?? 0, since: date) }
        if let number, found.first?.number != number + 1,
            try source.mapped({ try store.objects.lastTransaction() }) > number
        {
            throw CocoaError.coreData(
                CocoaError.Code(rawValue: NSPersistentHistoryTokenExpiredError),
                "The history after the token was deleted. Fetch the history after nil, or the objects themselves.")
        }
        var transactions = found.map { transaction($0, source) }
        if let predicate = fetchRequest?.predicate { transactions.removeAll { !predicate.evaluate(with: $0) } }
        let changes = transactions.flatMap { $0.changes ?? [] }
        switch resultType {
        case .statusOnly: return NSPersistentHistoryResult(true, resultType)
        case .objectIDs: return NSPersistentHistoryResult(changes.map(\.changedObjectID), resultType)
        case .count: return NSPersistentHistoryResult(transactions.count, resultType)
        case .changesOnly: return NSPersistentHistoryResult(changes, resultType)
        case .transactionsOnly, .transactionsAndChanges: return NSPersistentHistoryResult(transactions, resultType)
        }
    }

    private func transaction(_ found: StoreTransaction, _ source: StoreSource) -> NSPersistentHistoryTransaction {
        source.transaction(found, withChanges: resultType != .transactionsOnly)
    }
}

extension StoreSource {
    /// Converts a transaction of the store to the type that apps receive.
    fileprivate func transaction(_ found: StoreTransaction, withChanges: Bool) -> NSPersistentHistoryTransaction {
        let changes = found.changes.enumerated().compactMap { index, change in
            coordinator.managedObjectModel.entitiesByName[change.entity].map { entity in
                let id = coordinator.identifier(of: entity, row: change.row, in: store)
                return NSPersistentHistoryChange(index + 1, id, change)
            }
        }
        return NSPersistentHistoryTransaction(found, store, changes: withChanges ? changes : nil)
    }
}

extension NSPersistentStoreCoordinator {
    /// Returns all transactions in the history of the store.
    package func history() throws -> [NSPersistentHistoryTransaction] {
        guard let store = persistentStores.first else { return [] }
        let source = StoreSource(coordinator: self, store: store)
        return try source.mapped { try store.objects.history() }.map { source.transaction($0, withChanges: true) }
    }

    /// Deletes transactions in the history of the store.
    package func deleteHistory(_ numbers: [Int64]) throws {
        guard let store = persistentStores.first else { return }
        try StoreSource(coordinator: self, store: store).mapped { try store.objects.deleteHistory(numbers) }
    }
}
