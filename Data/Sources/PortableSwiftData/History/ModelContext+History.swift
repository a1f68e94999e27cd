import Foundation
import PortableCoreData

extension ModelContext {
    /// Returns the transactions of the container's store that a description selects.
    ///
    /// Each save of a context of the app is a transaction. Differs from SwiftData: saves of other processes aren't
    /// transactions, and custom stores aren't supported.
    /// - Throws: Errors of the store, and of the predicate. Deleted transactions aren't an error.
    public func fetchHistory<Transaction: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<Transaction>
    ) throws -> [Transaction] {
        var found = try container.coordinator.history().map { transaction($0) as Any }.compactMap { $0 as? Transaction }
        if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let limit = Int(clamping: descriptor.fetchLimit)
        return limit > 0 ? Array(found.prefix(limit)) : found
    }

    /// Deletes the transactions of the container's store that a description selects. The models stay.
    public func deleteHistory<Transaction: HistoryTransaction>(_ descriptor: HistoryDescriptor<Transaction>) throws {
        let numbers = try fetchHistory(descriptor).compactMap { $0.transactionIdentifier as? Int64 }
        try container.coordinator.deleteHistory(numbers)
    }

    private func transaction(_ transaction: NSPersistentHistoryTransaction) -> DefaultHistoryTransaction {
        let number = transaction.transactionNumber
        return DefaultHistoryTransaction(
            storeIdentifier: transaction.storeID, bundleIdentifier: transaction.bundleID, transactionIdentifier: number,
            token: DefaultHistoryToken([transaction.storeID: number]), author: transaction.author,
            changes: (transaction.changes ?? []).compactMap { change in
                container.type(named: change.changedObjectID.entity.name ?? "").map {
                    Self.change(change, of: $0, number)
                }
            }, timestamp: transaction.timestamp)
    }

    private static func change<Model: PersistentModel>(
        _ change: NSPersistentHistoryChange, of type: Model.Type, _ transaction: Int64
    ) -> HistoryChange {
        let id = PersistentIdentifier(change.changedObjectID)
        switch change.changeType {
        case .insert:
            return .insert(
                DefaultHistoryInsert<Model>(
                    changeIdentifier: change.changeID, changedPersistentIdentifier: id,
                    transactionIdentifier: transaction))
        case .update:
            let names = Set((change.updatedProperties ?? []).map(\.name))
            let keyPaths = Model.schemaMetadata.filter { names.contains($0.name) }
                .compactMap { $0.keyPath as? PartialKeyPath<Model> }.map { sendable($0) }
            return .update(
                DefaultHistoryUpdate<Model>(
                    changeIdentifier: change.changeID, changedPersistentIdentifier: id,
                    transactionIdentifier: transaction, updatedAttributes: keyPaths))
        case .delete:
            return .delete(
                DefaultHistoryDelete<Model>(
                    changeIdentifier: change.changeID, changedPersistentIdentifier: id,
                    transactionIdentifier: transaction, tombstone: tombstone(change.tombstone ?? [:])))
        }
    }

    /// Returns the values of a model in the history, with the types of its properties.
    private static func tombstone<Model: PersistentModel>(_ values: [AnyHashable: Any]) -> HistoryTombstone<Model> {
        var kept: [String: any Sendable] = [:]
        for property in Model.schemaMetadata {
            let value = ModelValues.decode(values[property.name], as: property.kind.type)
            kept[property.name] = value.map(Self.sendable)
        }
        return HistoryTombstone(kept)
    }

    // Casts can't test for a marker protocol. Key paths of properties capture nothing, and these values were just decoded.

    private static func sendable<Model>(_ keyPath: PartialKeyPath<Model>) -> any PartialKeyPath<Model> & Sendable {
        unsafeBitCast(keyPath, to: (any PartialKeyPath<Model> & Sendable).self)
    }

    private static func sendable(_ value: Any) -> any Sendable {
        // Without the coercion, the value inside would be converted.
        unsafeBitCast(value as Any, to: (any Sendable).self)
    }
}
