/// Which item something is, whatever it shows at the moment: the item's type, its own id, and which of several equal
/// ones it is.
///
/// Two items of different types may have equal ids. Two of one type that are equal are a mistake, which a driver
/// reports and makes good by counting them: the first has the occurrence 0.
public struct ItemIdentity: Hashable, @unchecked Sendable {
    /// The type of the item.
    public let type: Any.Type

    /// The id that the item has among those of its type.
    ///
    /// It comes from a `Sendable` value, which is what makes the identity one.
    public let id: AnyHashable

    /// How many items of equal type and id stand before this one; 0 unless ids are repeated.
    public let occurrence: Int

    /// The identity of the item of `type` with the given id.
    public init(type: Any.Type, id: some Hashable & Sendable, occurrence: Int = 0) {
        self.init(type: type, anyID: AnyHashable(id), occurrence: occurrence)
    }

    /// The identity of the item of `type` whose id is erased already. Nobody is to change what the id is made of.
    package init(type: Any.Type, erasedID: AnyHashable) {
        self.init(type: type, anyID: erasedID, occurrence: 0)
    }

    private init(type: Any.Type, anyID: AnyHashable, occurrence: Int) {
        self.type = type
        id = anyID
        self.occurrence = occurrence
    }

    /// The identity of a later item with the same type and id.
    func repeated(_ occurrence: Int) -> ItemIdentity {
        ItemIdentity(type: type, anyID: id, occurrence: occurrence)
    }

    /// Whether type, id and occurrence are equal.
    public static func == (left: ItemIdentity, right: ItemIdentity) -> Bool {
        left.type == right.type && left.occurrence == right.occurrence && left.id == right.id
    }

    /// Hashes type, id and occurrence.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(id)
        hasher.combine(occurrence)
    }
}

extension ItemIdentity: CustomStringConvertible {
    /// The type and the id, and the occurrence if there are several: `BadgeItem "New" #1`.
    public var description: String {
        "\(type) \(String(reflecting: id.base))" + (occurrence > 0 ? " #\(occurrence)" : "")
    }
}
