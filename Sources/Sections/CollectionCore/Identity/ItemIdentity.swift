/// An identifier of an item, independent of its content: the item's type, its ID, and its occurrence among duplicates.
///
/// Items of different types can have equal IDs. Several items of the same type with equal IDs are an error, which a
/// driver reports and resolves by numbering them. The first has the occurrence 0.
public struct ItemIdentity: Hashable, @unchecked Sendable {
    /// The type of the item.
    public let type: Any.Type

    /// The ID of the item, which is unique among the items of its type.
    ///
    /// It's created from a `Sendable` value, which makes the identity `Sendable`.
    public let id: AnyHashable

    /// The number of items with equal type and ID before this one. It's 0 unless IDs are repeated.
    public let occurrence: Int

    /// Creates the identity of an item with the given type and ID.
    public init(type: Any.Type, id: some Hashable & Sendable, occurrence: Int = 0) {
        self.init(type: type, anyID: AnyHashable(id), occurrence: occurrence)
    }

    /// Creates the identity of an item whose ID has already been type-erased. The value of the ID must not be mutated
    /// afterwards.
    package init(type: Any.Type, erasedID: AnyHashable) {
        self.init(type: type, anyID: erasedID, occurrence: 0)
    }

    private init(type: Any.Type, anyID: AnyHashable, occurrence: Int) {
        self.type = type
        id = anyID
        self.occurrence = occurrence
    }

    /// Returns the identity of a duplicate with the same type and ID.
    func repeated(_ occurrence: Int) -> ItemIdentity {
        ItemIdentity(type: type, anyID: id, occurrence: occurrence)
    }

    /// Returns a Boolean value that indicates whether the types, IDs, and occurrences are equal.
    public static func == (left: ItemIdentity, right: ItemIdentity) -> Bool {
        left.type == right.type && left.occurrence == right.occurrence && left.id == right.id
    }

    /// Hashes the type, ID, and occurrence.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(id)
        hasher.combine(occurrence)
    }
}

extension ItemIdentity: CustomStringConvertible {
    /// A description with the type and ID, and with the occurrence of duplicates: `BadgeItem "New" #1`.
    public var description: String {
        "\(type) \(String(reflecting: id.base))" + (occurrence > 0 ? " #\(occurrence)" : "")
    }
}
