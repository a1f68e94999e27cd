import Foundation

extension NSManagedObject {
    /// Adds objects to a to-many relationship, for the methods `addTo…` that Xcode generates.
    ///
    /// - Parameter objects: An object, a set, an ordered set, or an array.
    public func addManagedObjects(_ objects: Any, forKey key: String) {
        for object in ManagedValues.objects(of: objects) { link(object, forKey: key) }
    }

    /// Removes objects from a to-many relationship, for the methods `removeFrom…` that Xcode generates.
    ///
    /// - Parameter objects: An object, a set, an ordered set, or an array.
    public func removeManagedObjects(_ objects: Any, forKey key: String) {
        for object in ManagedValues.objects(of: objects) { unlink(object, forKey: key) }
    }

    /// Inserts objects into an ordered relationship, for the methods `insertInto…` that Xcode generates.
    ///
    /// - Parameters:
    ///   - objects: An object, or an array with an object for each index.
    ///   - indexes: An index, or a set of indexes in the resulting order.
    public func insertManagedObjects(_ objects: Any, at indexes: Any, forKey key: String) {
        let set = mutableOrderedSetValue(forKey: key)
        for (object, index) in zip(ManagedValues.objects(of: objects), Self.indexes(of: indexes)) {
            set.insert(object, at: index)
        }
    }

    /// Removes objects from an ordered relationship, for the methods `removeFrom…(at:)` that Xcode generates.
    ///
    /// - Parameter indexes: An index, or a set of indexes.
    public func removeManagedObjects(at indexes: Any, forKey key: String) {
        let set = mutableOrderedSetValue(forKey: key)
        for index in Self.indexes(of: indexes).reversed() { set.removeObject(at: index) }
    }

    /// Replaces objects in an ordered relationship, for the methods `replace…` that Xcode generates.
    ///
    /// - Parameters:
    ///   - indexes: An index, or a set of indexes.
    ///   - objects: An object, or an array with an object for each index.
    public func replaceManagedObjects(at indexes: Any, with objects: Any, forKey key: String) {
        let set = mutableOrderedSetValue(forKey: key)
        for (object, index) in zip(ManagedValues.objects(of: objects), Self.indexes(of: indexes)) {
            set.replaceObject(at: index, with: object)
        }
    }

    private static func indexes(of value: Any) -> [Int] {
        switch value {
        case let index as Int: [index]
        case let indexes as IndexSet: Array(indexes)
        case let indexes as NSIndexSet: Array(indexes as IndexSet)
        default: []
        }
    }

    /// Returns a mutable set that represents a to-many relationship. Changes of the set change the relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(object: self, key: key) }

    /// Returns a mutable ordered set that represents an ordered to-many relationship. Changes of the set change the
    /// relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        RelationshipOrderedSet(object: self, key: key)
    }
}

/// A mutable set with the objects of a to-many relationship.
private final class RelationshipSet: NSMutableSet {
    private var owner: NSManagedObject?
    private var key = ""

    convenience init(object: NSManagedObject, key: String) {
        self.init(capacity: 0)
        owner = object
        self.key = key
    }

    private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

    override var count: Int { objects.count }

    override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }

    override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

    override func add(_ object: Any) { if let object = object as? NSManagedObject { owner?.link(object, forKey: key) } }

    override func remove(_ object: Any) {
        if let object = object as? NSManagedObject { owner?.unlink(object, forKey: key) }
    }
}

/// A mutable ordered set with the objects of an ordered to-many relationship.
private final class RelationshipOrderedSet: NSMutableOrderedSet {
    private var owner: NSManagedObject?
    private var key = ""

    init(object: NSManagedObject, key: String) {
        super.init(capacity: 0)
        owner = object
        self.key = key
    }

    required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }

    required init?(coder: NSCoder) { super.init(capacity: 0) }

    private var objects: [NSManagedObject] {
        get { owner?.related(key) ?? [] }
        set {
            guard let owner, let relationship = owner.entity.relationshipsByName[key] else { return }
            owner.setRelated(newValue, for: relationship)
        }
    }

    override var count: Int { objects.count }

    override func object(at index: Int) -> Any { objects[index] }

    override func index(of object: Any) -> Int { objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound }

    override func insert(_ object: Any, at index: Int) {
        guard let object = object as? NSManagedObject, !objects.contains(object) else { return }
        objects.insert(object, at: index)
    }

    override func removeObject(at index: Int) { objects.remove(at: index) }

    override func replaceObject(at index: Int, with object: Any) {
        if let object = object as? NSManagedObject { objects[index] = object }
    }
}
