import Foundation
import ObjectStore
@_spi(Collage) import PortablePredicates

/// The kind of a change in the history of a store.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// An object was inserted.
    case insert
    /// An object was updated.
    case update
    /// An object was deleted.
    case delete
}

/// A change of an object in the history of a store.
open class NSPersistentHistoryChange: NSObject {
    /// The number of the change in its transaction.
    public let changeID: Int64
    /// The identifier of the object, which may not exist anymore.
    public let changedObjectID: NSManagedObjectID
    /// The kind of the change.
    public let changeType: NSPersistentHistoryChangeType
    /// The properties that an update changed, or `nil` for other changes.
    public let updatedProperties: Set<NSPropertyDescription>?
    /// The preserved values of a deleted object, by the names of the attributes whose
    /// `preservesValueInHistoryOnDeletion` is `true`, or `nil` for other changes.
    public let tombstone: [AnyHashable: Any]?
    /// The transaction of the change.
    public internal(set) weak var transaction: NSPersistentHistoryTransaction?

    init(_ number: Int, _ id: NSManagedObjectID, _ change: StoreTransaction.Change) {
        changeID = Int64(number)
        changedObjectID = id
        changeType = NSPersistentHistoryChangeType(rawValue: change.kind.rawValue) ?? .update
        let attributes = id.entity.attributesByName
        tombstone =
            change.kind == .delete
            ? Dictionary(
                uniqueKeysWithValues: (change.values ?? [:]).compactMap { name, value in
                    // A value that can no longer be decoded is omitted.
                    (try? attributes[name]?.value(value)).flatMap { $0 }.map { (AnyHashable(name), $0) }
                }) : nil
        updatedProperties =
            change.kind == .update ? Set(change.properties.compactMap { id.entity.propertiesByName[$0] }) : nil
    }
}

/// The changes of one save in the history of a store.
open class NSPersistentHistoryTransaction: NSObject {
    /// The time of the save.
    public let timestamp: Date
    /// The changes, or `nil` if they weren't requested.
    public let changes: [NSPersistentHistoryChange]?
    /// The number of the transaction in its store.
    public let transactionNumber: Int64
    /// The identifier of the store.
    public let storeID: String
    /// The author of the context that was saved.
    public let author: String?
    /// The name of the context that was saved.
    public let contextName: String?
    /// The bundle identifier of the app.
    public let bundleID = Bundle.main.bundleIdentifier ?? ""
    /// The position after the transaction.
    public let token: NSPersistentHistoryToken

    init(_ transaction: StoreTransaction, _ store: NSPersistentStore, changes: [NSPersistentHistoryChange]?) {
        timestamp = transaction.date
        transactionNumber = transaction.number
        storeID = store.identifier
        author = transaction.origin.author
        contextName = transaction.origin.context
        token = NSPersistentHistoryToken([store.identifier: transaction.number])
        self.changes = changes
        super.init()
        for change in changes ?? [] { change.transaction = self }
    }

    /// A request whose predicate selects transactions, for example by their `author`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Transaction") }

    /// Returns a notification with the identifiers of the changed objects, which contexts can merge.
    open func objectIDNotification() -> Notification {
        func identifiers(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: self,
            userInfo: [
                NSInsertedObjectIDsKey: identifiers(.insert), NSUpdatedObjectIDsKey: identifiers(.update),
                NSDeletedObjectIDsKey: identifiers(.delete),
            ])
    }
}

@_spi(Collage)
extension NSPersistentHistoryTransaction: PredicateKeyedObject {
    /// Returns the value of a property for a predicate.
    public func predicateValue(forKey key: String) -> Any? {
        switch key {
        case "author": author
        case "contextName": contextName
        case "timestamp": timestamp
        case "storeID": storeID
        case "bundleID": bundleID
        case "transactionNumber": transactionNumber
        default: nil
        }
    }
}
