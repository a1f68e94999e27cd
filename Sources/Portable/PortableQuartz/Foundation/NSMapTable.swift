/// A dictionary with strong or weak references to its keys and values.
///
/// Keys and values are objects; their types can be classes or class-bound protocols. A pair is removed when its weak
/// key or value is deallocated. Changes to a weak table are O(*n*) in the number of its pairs, because they remove
/// those pairs.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private var values: [TableKey: TableKey] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates a table with options for its keys and values.
    ///
    /// - Parameters:
    ///   - keyOptions: The memory and equality options of the keys.
    ///   - valueOptions: The memory options of the values.
    ///   - capacity: The expected number of pairs.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// Creates a table with strong references to its keys and values.
    public override convenience init() {
        self.init(keyOptions: [], valueOptions: [])
    }

    /// Returns a table with strong references to its keys and values.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns a table with strong references to its keys and weak references to its values.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// Returns a table with weak references to its keys and strong references to its values.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// Returns a table with weak references to its keys and values.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of pairs whose key and value haven't been deallocated.
    open var count: Int { pairs.count }

    /// Returns the value for a key, or `nil` if the table doesn't contain the key.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return values[TableKey(key as AnyObject, options: keyOptions)]?.object as? ObjectType
    }

    /// Sets the value for a key. If the value is `nil`, nothing changes.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        removeDeallocated()
        guard let key, let object else { return }
        values[TableKey(key as AnyObject, options: keyOptions)] = TableKey(object as AnyObject, options: valueOptions)
    }

    /// Removes a key and its value.
    open func removeObject(forKey key: KeyType?) {
        removeDeallocated()
        if let key { values[TableKey(key as AnyObject, options: keyOptions)] = nil }
    }

    /// Removes all pairs.
    open func removeAllObjects() {
        values.removeAll()
    }

    /// Returns an enumerator of the keys.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }

    /// Returns an enumerator of the values, or `nil` for an empty table.
    open func objectEnumerator() -> NSEnumerator? {
        let pairs = pairs
        return pairs.isEmpty ? nil : NSArray(array: pairs.map(\.value)).objectEnumerator()
    }

    /// Returns the pairs with hashable keys as a dictionary.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        let pairs = pairs.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }
        return Dictionary(pairs) { first, _ in first }
    }

    private var pairs: [(key: KeyType, value: ObjectType)] {
        values.compactMap { key, value in
            guard let key = key.object as? KeyType, let value = value.object as? ObjectType else { return nil }
            return (key, value)
        }
    }

    private func removeDeallocated() {
        guard keyOptions.contains(.weakMemory) || valueOptions.contains(.weakMemory) else { return }
        values = values.filter { $0.key.object != nil && $0.value.object != nil }
    }
}
