import Foundation
import ObjectStore
@_spi(Collage) import PortablePredicates

/// A type that a fetch can return.
public protocol NSFetchRequestResult {}

/// An object with the attributes and relationships of an entity.
///
/// Subclasses read and write their properties with ``managedValue(forKey:)`` and ``setManagedValue(_:forKey:)``, or with the
/// property wrapper ``Managed``: Swift on Linux has no `@NSManaged`.
open class NSManagedObject: NSObject, NSFetchRequestResult, StoredObject {
    /// The context of the object.
    public var managedObjectContext: NSManagedObjectContext? { registry?.context }
    /// The objects of the context.
    @exclusivity(unchecked) private var registry: ObjectRegistry?
    /// The entity of the object.
    public var entity: NSEntityDescription { objectID.entity }
    /// The identifier of the object.
    @exclusivity(unchecked) public internal(set) var objectID: NSManagedObjectID
    /// The values of the object, or the batch of a fault. A fault has no storage unless it has other data.
    @exclusivity(unchecked) private var storage: ObjectStorage?

    /// The values of the object.
    ///
    /// It's accessed in place, because a copy would retain all values.
    var state: ManagedObjectState {
        unsafeAddress {
            UnsafePointer(storage?.values?.state ?? ObjectStorage.Values.none)
        }
        unsafeMutableAddress {
            if let values = storage?.values { return values.state }
            let values = ObjectStorage.Values()
            storage = values
            return values.state
        }
    }

    /// The batch of results that a fault is loaded with.
    var batch: FaultBatch? {
        get { storage as? FaultBatch }
        set { if storage == nil { storage = newValue } }
    }

    /// Creates an object of an entity, and inserts it into a context unless that is `nil`.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        precondition(
            context == nil || !entity.isAbstract,
            "Cannot create an object of the abstract entity '\(entity.name ?? "")'.")
        if let faults = context as? FaultContext, let id = faults.identifier {
            objectID = id
            super.init()
            return
        }
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        state.isFault = false
        state.insertDefaults(of: entity)
        if let context { context.insert(self) }
    }

    /// Creates the fault of an object that a store or a parent context has. It isn't registered.
    static func fault(_ id: NSManagedObjectID, of entity: NSEntityDescription, in context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let faults = context.faults
        defer { faults.identifier = nil }
        return fault(id, entity.resolvedClass, entity, faults)
    }

    /// Creates the faults of objects, without registering them.
    static func faults(_ ids: [NSManagedObjectID], in context: NSManagedObjectContext) -> [NSManagedObject] {
        guard let given = ids.first?.entity else { return [] }
        var latest = (given: given, own: context.entity(of: given), type: context.entity(of: given).resolvedClass)
        let faults = context.faults
        defer { faults.identifier = nil }
        return ids.map { id in
            if !id.isOf(latest.given) {
                let own = context.entity(of: id.entity)
                latest = (id.entity, own, own.resolvedClass)
            }
            return fault(id, latest.type, latest.own, faults)
        }
    }

    private static func fault(
        _ id: NSManagedObjectID, _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ faults: FaultContext
    ) -> NSManagedObject {
        faults.identifier = id
        let object = type.init(entity: entity, insertInto: faults)
        // Values that the class sets in its initializer are for new objects.
        if object.storage != nil { object.storage = nil }
        return object
    }

    /// Creates an object of the entity's class, and inserts it into a context. `collage` calls it where an app calls
    /// ``init(entity:insertInto:)`` of this class, which on Apple platforms creates an object of that class.
    public static func _ofEntity(
        _ entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) -> NSManagedObject {
        entity.resolvedClass.init(entity: entity, insertInto: context)
    }

    deinit { registry?.remove(self) }

    /// Adds the object to a context that already has its identifier.
    func connect(to registry: ObjectRegistry) { self.registry = registry }

    /// Adds the object to a context.
    func register(in context: NSManagedObjectContext) {
        registry = context.registered
        context.registered.insert(self)
    }

    /// Removes the object from its context.
    func unregister() {
        registry?.remove(self)
        registry = nil
    }

    /// Creates an object of the subclass's entity, and inserts it into a context.
    public required convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    /// Creates an object that isn't in a context. This is logged as an error, because ``init(context:)`` is the initializer for
    /// new objects.
    ///
    /// Differs from Core Data: the object has the entity of its class, and the default values of its attributes.
    public override convenience init() {
        NSLog("Failed to call designated initializer on NSManagedObject class '\(Self.self)'")
        self.init(entity: Self.entity(), insertInto: nil)
    }

    /// Gives a new object an identifier that was created before it. The object can't have a context or links yet.
    package func adopt(_ id: NSManagedObjectID) {
        id.attach(to: entity)
        objectID = id
    }

    /// Discards the values. Faults have no storage unless they have observers.
    func discardValues() {
        let (attachment, observer) = (state.attachment, state.changeObserver)
        storage = nil
        if attachment != nil || observer != nil {
            state.attachment = attachment
            state.changeObserver = observer
        }
    }

    // MARK: Class

    /// Registers the class, so that models find it by its name.
    ///
    /// A model finds classes of the module in which the persistent container is created. Classes of other modules are found
    /// after they were used once, or registered.
    public class func registerClass() { ManagedObjectClasses.register(self) }

    /// Returns the entity of the class in the model that was loaded last.
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'.")
        }
        return entity
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model.flatMap({ LoadedModels.entity(of: self, in: $0) }) else {
            fatalError("No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'.")
        }
        return entity
    }

    /// Returns a request that fetches the objects of the class.
    ///
    /// For each class, Xcode generates a method that returns a more specific request. Prefer that method.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: LoadedModels.entity(of: self)?.name ?? String(describing: self))
    }

    // MARK: State

    /// A Boolean value that indicates whether the object is inserted and not saved.
    public var isInserted: Bool { managedObjectContext?.changes.inserted.contains(self) ?? false }
    /// A Boolean value that indicates whether the object has changes that aren't saved.
    public var isUpdated: Bool { managedObjectContext?.changes.updated.contains(self) ?? false }
    /// A Boolean value that indicates whether the next save deletes the object.
    public var isDeleted: Bool { managedObjectContext?.changes.deleted.contains(self) ?? false }
    /// A Boolean value that indicates whether the object is inserted, changed, or deleted.
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// A Boolean value that indicates whether a save would change the object in the store.
    public var hasPersistentChangedValues: Bool {
        !state.changedKeys(of: self).filter { entity.propertiesByName[$0]?.isTransient == false }.isEmpty
    }
    /// A Boolean value that indicates whether the values of the object aren't loaded.
    public var isFault: Bool { state.isFault }

    /// Returns whether the objects of a relationship aren't loaded.
    public func hasFault(forRelationshipNamed key: String) -> Bool {
        state.isFault || (state.links[key].map { !$0.isLoaded } ?? (entity.relationshipsByName[key]?.isToMany ?? false))
    }

    /// An object with the lifetime of this object, such as a publisher of its changes.
    package var attachment: AnyObject? {
        get { state.attachment }
        set { state.attachment = newValue }
    }

    /// The object that this new one was merged into, because both have the same values for a uniqueness constraint.
    package internal(set) var replacement: NSManagedObject? {
        get { state.replacement }
        set { state.replacement = newValue }
    }

    // MARK: Overridden by subclasses

    /// Checks whether the object can be inserted.
    open func validateForInsert() throws { try validate() }
    /// Checks whether the changes of the object can be saved.
    open func validateForUpdate() throws { try validate() }
    /// Checks whether the object can be deleted.
    open func validateForDelete() throws { try validateDeletion() }

    /// Called when the object is inserted for the first time.
    open func awakeFromInsert() {}
    /// Called after the values of the object are loaded.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object is saved.
    open func didSave() {}
    /// Called before the object becomes a fault.
    open func willTurnIntoFault() {}
    /// Called after the object became a fault.
    open func didTurnIntoFault() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}

    // MARK: Key-value coding

    /// Returns the value of a property.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
    /// Sets the value of a property. To-many relationships accept sets, ordered sets, and arrays.
    open func setValue(_ value: Any?, forKey key: String) { setStoredValue(value, forKey: key) }
    /// Returns the value of a key that isn't a property of the entity. Ends the process unless a subclass overrides it.
    open func value(forUndefinedKey key: String) -> Any? { raiseUndefined(key) }
    /// Sets the value of a key that isn't a property of the entity. Ends the process unless a subclass overrides it.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { raiseUndefined(key) }
    /// Returns the value of a property without notification.
    open func primitiveValue(forKey key: String) -> Any? { storedPrimitiveValue(forKey: key) }
    /// Sets the value of an attribute without notification.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setStoredPrimitiveValue(value, forKey: key) }
    /// Loads the values of the object if they aren't loaded.
    open func willAccessValue(forKey key: String?) { if state.recorder == nil { fireFault() } }
    /// Ends an access that ``willAccessValue(forKey:)`` began.
    open func didAccessValue(forKey key: String?) {}
    /// Informs the object that a property is about to change.
    open func willChangeValue(forKey key: String) { announceChange(forKey: key) }
    /// Informs the object that a property has changed.
    open func didChangeValue(forKey key: String) { managedObjectContext?.recordChange(of: self) }

    /// Called when the object changes. The SwiftUI integration sends `objectWillChange` in this closure.
    package var changeObserver: (() -> Void)? {
        get { state.changeObserver }
        set { state.changeObserver = newValue }
    }

    // MARK: Identity

    // Objects are in many sets. The methods of NSObject cast the other object, and hash the address twice.

    open override var hash: Int { Int(bitPattern: ObjectIdentifier(self)) }

    open override func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    // MARK: Predicates

    package var storedRow: Int64? { objectID.row }

    open override var description: String {
        "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID.description))"
    }
}

@_spi(Collage)
extension NSManagedObject: PredicateKeyedObject {
    /// Returns the value of a property for a predicate.
    public func predicateValue(forKey key: String) -> Any? { value(forKey: key) }
}

@_spi(Collage)
extension NSManagedObject: PredicateIdentifiedObject {
    /// The identifier of the object, which is the same in all contexts.
    public var predicateIdentifier: AnyHashable { objectID }
}

@_spi(Collage)
extension NSManagedObjectID: PredicateIdentifiedObject {
    /// The identifier itself.
    public var predicateIdentifier: AnyHashable { self }
}
