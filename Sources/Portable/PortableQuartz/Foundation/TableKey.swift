/// An element of a hash table or a key of a map table, which is kept and compared as the table's options say.
struct TableKey: Hashable {
    private let isStrong: Bool
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    private let identity: ObjectIdentifier
    /// The hash of a weak key must stay the same after its object is deallocated.
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

    /// The object; `nil` if it was deallocated.
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
