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
    /// The superclass, if that is a model.
    static var _$superModel: (any PersistentModel.Type)? { get }
    /// Moves the values that initializers of subclasses assigned to properties to the backing data.
    func _$setInitialValues()
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
        if let own = schemaMetadata.first(where: { $0.keyPath == keyPath }) { return own.name }
        guard let superModel = _$superModel else { return nil }
        if let inherited = superModel.propertyName(of: keyPath) { return inherited }
        return (keyPath as? PartialKeyPath<Self>).flatMap { InheritedProperties.name(of: $0) }
    }

    /// The metadata of all properties, with the inherited ones first.
    static var allMetadata: [Schema.PropertyMetadata] { (_$superModel?.allMetadata ?? []) + schemaMetadata }
}

/// The initial value of a property, which is kept until the property is used.
public struct _SwiftDataInitialValue {
    private var value: Any?

    /// Creates storage without a value.
    public init() {}

    /// Creates storage with a value.
    public init<Value>(_ value: Value) { self.value = value }

    /// Sets a property of a model to the value.
    public mutating func move(to backing: ModelBacking, forKey key: String) {
        guard let value else { return }
        self.value = nil
        backing.setInitialValue(value, forKey: key)
    }
}

/// The storage of a property that `@Model` replaced.
public struct _SwiftDataNoType: Sendable {
    /// Creates an empty value.
    public init() {}
}
