/// An element of a hash table or a key of a map table, stored and compared according to the table's options.
struct TableKey: Hashable {
    private let isStrong: Bool
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    private let identity: ObjectIdentifier
    /// The stored hash value, because the hash of a weak key must not change after its object is deallocated.
    private let hash: Int
    private let comparesIdentity: Bool

    init(_ object: AnyObject, options: NSPointerFunctions.Options) {
        isStrong = !options.contains(.weakMemory)
        strong = isStrong ? object : nil
        weak = object
        identity = ObjectIdentifier(object)
        comparesIdentity = options.contains(.objectPointerPersonality) || !(object is NSObject)
        hash = comparesIdentity ? identity.hashValue : (object as? NSObject)?.hash ?? identity.hashValue
    }

    /// The object, or `nil` if it was deallocated.
    var object: AnyObject? { isStrong ? strong : weak }

    static func == (one: TableKey, other: TableKey) -> Bool {
        // A new object can have the address of a deallocated one.
        guard let object = one.object, let otherObject = other.object else {
            return one.object == nil && other.object == nil && one.identity == other.identity
        }
        if object === otherObject { return true }
        guard !one.comparesIdentity, let object = object as? NSObject else { return false }
        return object.isEqual(otherObject)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
