import Foundation
import PortableCoreData

/// The values of a model. They're stored here before the model is inserted into a context, and in a managed object
/// afterward.
public final class ModelBacking {
    private var values: [String: Any] = [:]
    private var kinds: [String: PropertyKind]
    private var type: any PersistentModel.Type
    /// A Boolean value that indicates whether the backing data records the keys that are read, and has no values.
    private let recordsKeys: Bool
    /// The last key that was read.
    private(set) var recordedKey: String?
    /// The managed object of an inserted model.
    private(set) var object: ModelObject?
    weak var context: ModelContext?
    /// Whether the model itself is changing its object, and notifies observers.
    private var isSetting = false

    /// Creates values for a model that isn't inserted.
    public init(_ type: any PersistentModel.Type) {
        self.type = type
        kinds = PropertyKinds.of(type)
        recordsKeys = false
    }

    /// Creates backing data that records the keys of values.
    init(recordingKeysOf type: any PersistentModel.Type) {
        self.type = type
        kinds = PropertyKinds.of(type)
        recordsKeys = true
    }

    init(_ type: any PersistentModel.Type, object: ModelObject, context: ModelContext) {
        self.type = type
        kinds = PropertyKinds.of(type)
        recordsKeys = false
        self.object = object
        self.context = context
    }

    /// The identifier of a model that isn't inserted. The model's object uses it later.
    private lazy var detachedIdentifier = NSManagedObjectID(detached: ())

    var identifier: PersistentIdentifier { PersistentIdentifier(object?.objectID ?? detachedIdentifier) }

    // MARK: Values

    /// Returns the value of a property.
    public func value<Value>(forKey key: String) -> Value {
        recordedKey = recordsKeys ? key : nil
        let found = object.map { read(key, from: $0) } ?? values[key]
        if let value = found as? Value { return value }
        if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value { return none }
        if let empty = (Value.self as? any ExpressibleByArrayLiteral.Type).map({ Self.empty($0) }) as? Value {
            return empty
        }
        if recordsKeys, let value = placeholder(key) as? Value { return value }
        guard object?.managedObjectContext == nil || object?.isDeleted == true || found == nil else {
            fatalError("The value of '\(key)' of \(type) isn't a \(Value.self): \(String(describing: found))")
        }
        fatalError(
            "The property '\(key)' of \(type) has no value. The model may have been deleted from its context.")
    }

    /// Returns any value of a property's type.
    private func placeholder(_ key: String) -> Any? {
        let metadata = type.allMetadata.first { $0.name == key }
        return InheritedProperties.placeholder(kinds[key]?.type ?? Any.self) ?? metadata?.makesDefault?()
    }

    /// Sets the value that the initializer of a subclass assigned to a property.
    func setInitialValue(_ value: Any, forKey key: String) {
        if object == nil { values[key] = value } else { setValue(value, forKey: key) }
    }

    private static func empty<Literal: ExpressibleByArrayLiteral>(_ type: Literal.Type) -> Any { [] as Literal }

    /// Sets the value of a property.
    public func setValue<Value>(_ value: Value, forKey key: String) {
        guard let object else {
            values[key] = value
            return
        }
        isSetting = true
        defer { isSetting = false }
        write(value, key, to: object)
    }

    private func read(_ key: String, from object: ModelObject) -> Any? {
        guard let kind = kinds[key] else { return nil }
        switch kind.storage {
        case .attribute: return ModelValues.decode(object.value(forKey: key), as: kind.type)
        case .toOne: return (object.value(forKey: key) as? ModelObject).flatMap { context?.model(of: $0) }
        case .toMany(let type):
            let objects = (object.value(forKey: key) as? NSSet)?.compactMap { $0 as? ModelObject } ?? []
            let ordered = objects.sorted { $0.objectID.creationOrder < $1.objectID.creationOrder }
            return ModelArrays.make(ordered.compactMap { context?.model(of: $0) }, of: type)
        }
    }

    private func write(_ value: Any, _ key: String, to object: ModelObject) {
        guard let kind = kinds[key] else { return }
        switch kind.storage {
        case .attribute: object.setValue(ModelValues.encode(value), forKey: key)
        case .toOne: object.setValue(managed(ModelValues.unwrapped(value)), forKey: key)
        case .toMany:
            let models = ModelValues.unwrapped(value) as? [Any] ?? []
            object.setValue(NSSet(array: models.compactMap(managed)), forKey: key)
        }
    }

    /// Returns the managed object of a related model, which is inserted if needed.
    private func managed(_ value: Any?) -> NSManagedObject? {
        guard let model = value as? any PersistentModel else { return nil }
        if model._$backingData.object == nil { context?.insertAny(model) }
        return model._$backingData.object
    }

    // MARK: Insertion

    /// Inserts a managed object for the model, and moves the values to it.
    func attach(_ object: ModelObject, to model: any PersistentModel, in context: ModelContext) {
        // The superclass of the model's class creates the backing data.
        type = Swift.type(of: model)
        kinds = PropertyKinds.of(type)
        object.adopt(detachedIdentifier)
        context.managed.insert(object)
        self.object = object
        self.context = context
        connect(object, to: model)
        let own = values
        values = [:]
        isSetting = true
        defer { isSetting = false }
        for (key, value) in own { write(value, key, to: object) }
    }

    /// Observes changes of the model's object that the model doesn't make.
    func connect(_ object: ModelObject, to model: any PersistentModel) {
        object.model = model
        object.changeObserver = { [weak self, weak model] in
            if self?.isSetting == false { model?._$notifyObservers() }
        }
    }

    /// Uses the existing object with the unique values of this model.
    func replaceObject(with object: ModelObject) { self.object = object }
}

/// The object of a model.
public final class ModelObject: NSManagedObject {
    weak var model: (any PersistentModel)?
}

/// Arrays of models with the type of their declaration.
enum ModelArrays {
    static func make(_ models: [any PersistentModel], of type: any PersistentModel.Type) -> Any { cast(models, type) }

    private static func cast<Model: PersistentModel>(_ models: [any PersistentModel], _ type: Model.Type) -> Any {
        models.compactMap { $0 as? Model }
    }
}
