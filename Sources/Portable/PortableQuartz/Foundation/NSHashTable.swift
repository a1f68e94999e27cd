/// A set of objects with strong or weak references to its elements.
///
/// Elements are objects; their type can be a class or a class-bound protocol. Operations on a weak table are O(*n*) in
/// the number of its elements, because they remove deallocated elements.
open class NSHashTable<ObjectType>: NSObject {
    private var keys: Set<TableKey> = []
    private let options: NSPointerFunctions.Options

    /// Creates a table with options for its elements.
    ///
    /// - Parameters:
    ///   - options: The memory and equality options of the elements.
    ///   - capacity: The expected number of elements.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Creates a table with strong references to its elements.
    public override convenience init() {
        self.init(options: [], capacity: 0)
    }

    /// Returns a table with weak references to its elements.
    open class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(options: .weakMemory)
    }

    /// The number of elements.
    ///
    /// Differs from UIKit: deallocated elements are never counted.
    open var count: Int { allObjects.count }

    /// The elements that haven't been deallocated, in no particular order.
    open var allObjects: [ObjectType] { keys.compactMap { $0.object as? ObjectType } }

    /// One of the elements, or `nil` if the table is empty.
    open var anyObject: ObjectType? { keys.lazy.compactMap { $0.object as? ObjectType }.first }

    /// The hashable elements as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Returns the element that is equal to an object, or `nil` if the table has no such element.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let index = keys.firstIndex(of: TableKey(object as AnyObject, options: options)) else {
            return nil
        }
        return keys[index].object as? ObjectType
    }

    /// Returns a Boolean value that indicates whether the table contains an element that is equal to an object.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Adds an object, unless the table contains an equal element.
    open func add(_ object: ObjectType?) {
        removeDeallocated()
        if let object { keys.insert(TableKey(object as AnyObject, options: options)) }
    }

    /// Removes the element that is equal to an object.
    open func remove(_ object: ObjectType?) {
        removeDeallocated()
        if let object { keys.remove(TableKey(object as AnyObject, options: options)) }
    }

    /// Removes all elements.
    open func removeAllObjects() {
        keys.removeAll()
    }

    /// Adds the elements of another table.
    open func union(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { add(object) }
    }

    /// Removes the elements that another table contains.
    open func minus(_ other: NSHashTable<ObjectType>) {
        for object in other.allObjects { remove(object) }
    }

    /// Removes the elements that another table doesn't contain.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Returns a Boolean value that indicates whether the tables have a common element.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }

    /// Returns a Boolean value that indicates whether another table contains all elements of this one.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    /// Returns an enumerator of the elements that haven't been deallocated.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    private func removeDeallocated() {
        guard options.contains(.weakMemory) else { return }
        keys = keys.filter { $0.object != nil }
    }
}
