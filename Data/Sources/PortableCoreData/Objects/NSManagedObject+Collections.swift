import Foundation

extension NSManagedObject {
    /// Adds objects to a to-many relationship, for the methods `addTo…` that Xcode generates.
    public func addManagedObjects(_ objects: [NSManagedObject], forKey key: String) {
        for object in objects { link(object, forKey: key) }
    }

    /// Removes objects from a to-many relationship, for the methods `removeFrom…` that Xcode generates.
    public func removeManagedObjects(_ objects: [NSManagedObject], forKey key: String) {
        for object in objects { unlink(object, forKey: key) }
    }

    /// Returns a set whose changes change a to-many relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(object: self, key: key) }

    /// Returns an ordered set whose changes change an ordered to-many relationship.
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
