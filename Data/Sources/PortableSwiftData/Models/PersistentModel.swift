import Foundation
import PortableCoreData

/// A class whose instances are saved. `@Model` makes a class conform.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The saved properties.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Groups of attributes that identify a model.
    static var uniquenessConstraints: [[AnyKeyPath]] { get }
    /// Groups of attributes with an index.
    static var indexedKeyPaths: [[AnyKeyPath]] { get }
    /// The values of the model.
    var _$backingData: ModelBacking { get }
    /// Creates a model with the values of a store.
    init(backingData: ModelBacking)
    /// Tells observers that any property may have changed.
    func _$notifyObservers()
}

extension PersistentModel {
    /// The identifier of the model.
    public var persistentModelID: PersistentIdentifier { _$backingData.identifier }
    /// The identifier of the model.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context of the model, or `nil` if it isn't inserted, or if its deletion was saved.
    public var modelContext: ModelContext? {
        _$backingData.object?.managedObjectContext == nil ? nil : _$backingData.context
    }
    /// A Boolean value that indicates whether the model has changes that aren't saved.
    public var hasChanges: Bool { _$backingData.object?.hasChanges ?? false }
    /// A Boolean value that indicates whether the model is deleted by the next save.
    public var isDeleted: Bool { _$backingData.object?.isDeleted ?? false }

    /// Returns whether two values are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    /// Hashes the identity of the model.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns the name of the property with a key path.
    static func propertyName(of keyPath: AnyKeyPath) -> String? {
        schemaMetadata.first { $0.keyPath == keyPath }?.name
    }
}

/// The storage of a property that `@Model` replaced.
public struct _SwiftDataNoType: Sendable {
    /// Creates an empty value.
    public init() {}
}
