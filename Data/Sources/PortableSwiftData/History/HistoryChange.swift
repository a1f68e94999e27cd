import Foundation
import PortableCoreData

/// A change of a model in the history of a store.
public enum HistoryChange: Sendable {
    /// A model was inserted.
    case insert(any HistoryInsert)
    /// A model was updated.
    case update(any HistoryUpdate)
    /// A model was deleted.
    case delete(any HistoryDelete)

    /// The identifier of the model, which may not exist anymore.
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}

/// An insertion in the history of a store.
public protocol HistoryInsert: Hashable, Sendable {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// The type of the change's number.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// The type of the transaction's number.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The number of the change in its transaction.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
}

/// An update in the history of a store.
public protocol HistoryUpdate: Hashable, Sendable {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// The type of the change's number.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// The type of the transaction's number.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
    /// The type of a changed property.
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable

    /// The number of the change in its transaction.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the model.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The properties that changed.
    var updatedAttributes: [PropertyUpdate] { get }
}

/// A deletion in the history of a store.
public protocol HistoryDelete: Hashable, Sendable {
    /// The class of the model.
    associatedtype Model: PersistentModel
    /// The type of the change's number.
    associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
    /// The type of the transaction's number.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// The number of the change in its transaction.
    var changeIdentifier: ChangeIdentifier { get }
    /// The identifier of the model, which doesn't exist anymore.
    var changedPersistentIdentifier: PersistentIdentifier { get }
    /// The number of the transaction.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The values of the attributes with the option `.preserveValueOnDeletion`.
    var tombstone: HistoryTombstone<Model> { get }
}

/// The values of a deleted model that the history preserves.
public struct HistoryTombstone<Model: PersistentModel>: Sendable, Sequence {
    /// A property and its value.
    public typealias Element = (PartialKeyPath<Model>, any Sendable)

    private let values: [String: any Sendable]

    init(_ values: [String: any Sendable]) { self.values = values }

    /// The value of a property, or `nil` if the history doesn't have it.
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
        Model.propertyName(of: keyPath).flatMap { values[$0] }
    }

    /// Returns an iterator over the properties that have a value, with their values.
    public func makeIterator() -> AnyIterator<Element> {
        var properties = Model.schemaMetadata.makeIterator()
        return AnyIterator {
            while let property = properties.next() {
                if let value = values[property.name], let keyPath = property.keyPath as? PartialKeyPath<Model> {
                    return (keyPath, value)
                }
            }
            return nil
        }
    }
}

/// An insertion in the history of SwiftData's stores.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
    /// The number of the change in its transaction.
    public let changeIdentifier: Int64
    /// The identifier of the model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the transaction.
    public let transactionIdentifier: Int64
}

/// An update in the history of SwiftData's stores.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
    /// The number of the change in its transaction.
    public let changeIdentifier: Int64
    /// The identifier of the model.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the transaction.
    public let transactionIdentifier: Int64
    /// The properties that changed.
    public let updatedAttributes: [PropertyUpdate]

    /// Returns whether two values are the same change.
    public static func == (lhs: DefaultHistoryUpdate, rhs: DefaultHistoryUpdate) -> Bool {
        lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier
            && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
    }

    /// Hashes the identity of the change.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(transactionIdentifier)
        hasher.combine(changeIdentifier)
    }
}

/// A deletion in the history of SwiftData's stores.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
    /// The number of the change in its transaction.
    public let changeIdentifier: Int64
    /// The identifier of the model, which doesn't exist anymore.
    public let changedPersistentIdentifier: PersistentIdentifier
    /// The number of the transaction.
    public let transactionIdentifier: Int64
    /// The values of the attributes with the option `.preserveValueOnDeletion`.
    public let tombstone: HistoryTombstone<Model>

    /// Returns whether two values are the same change.
    public static func == (lhs: DefaultHistoryDelete, rhs: DefaultHistoryDelete) -> Bool {
        lhs.changeIdentifier == rhs.changeIdentifier && lhs.transactionIdentifier == rhs.transactionIdentifier
            && lhs.changedPersistentIdentifier == rhs.changedPersistentIdentifier
    }

    /// Hashes the identity of the change.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(transactionIdentifier)
        hasher.combine(changeIdentifier)
    }
}
