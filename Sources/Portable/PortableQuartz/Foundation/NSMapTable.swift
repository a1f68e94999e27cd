/// A dictionary from objects to objects that can hold its keys and its values weakly.
///
/// Keys and values are objects; their types can be classes or class-bound protocols. A pair leaves the table when its
/// weak key or its weak value is deallocated. Changes of a weak table are O(*n*) in the number of its pairs, because
/// they remove those.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private var values: [TableKey: TableKey] = [:]
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates a table with options for its keys and values.
    ///
    /// - Parameters:
    ///   - keyOptions: Whether keys are kept alive, and how they're compared.
    ///   - valueOptions: Whether values are kept alive.
    ///   - capacity: The expected number of pairs.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// Creates a table that keeps its keys and values alive.
    public override convenience init() {
        self.init(keyOptions: [], valueOptions: [])
    }

    /// Returns a table that keeps its keys and values alive.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Returns a table that keeps its keys alive, and not its values.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// Returns a table that keeps its values alive, and not its keys.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// Returns a table that keeps neither its keys nor its values alive.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of pairs whose key and value are alive.
    open var count: Int { pairs.count }

    /// Returns the value of a key; `nil` if there's none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return values[TableKey(key as AnyObject, options: keyOptions)]?.object as? ObjectType
    }

    /// Sets the value of a key. A value of `nil` changes nothing.
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

    /// Returns an enumerator of the keys that are alive.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: pairs.map(\.key)).objectEnumerator() }

    /// Returns an enumerator of the values that are alive; `nil` for an empty table.
    open func objectEnumerator() -> NSEnumerator? {
        let pairs = pairs
        return pairs.isEmpty ? nil : NSArray(array: pairs.map(\.value)).objectEnumerator()
    }

    /// The pairs as a dictionary, for keys that are hashable.
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
