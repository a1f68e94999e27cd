/// An identifier of a section, independent of its content.
public struct SectionIdentity: Hashable, @unchecked Sendable {
    /// The ID of the section. It's created from a `Sendable` value.
    public let id: AnyHashable

    /// The number of sections with an equal ID before this one. It's 0 unless IDs are repeated.
    public let occurrence: Int

    /// Creates the identity of a section with the given ID.
    public init(_ id: some Hashable & Sendable) {
        self.init(anyID: AnyHashable(id), occurrence: 0)
    }

    private init(anyID: AnyHashable, occurrence: Int) {
        id = anyID
        self.occurrence = occurrence
    }

    /// Returns the identity of a duplicate with the same ID.
    func repeated(_ occurrence: Int) -> SectionIdentity {
        SectionIdentity(anyID: id, occurrence: occurrence)
    }
}

extension SectionIdentity: CustomStringConvertible {
    /// A description with the ID, and with the occurrence of duplicates: `popular #1`.
    public var description: String {
        String(describing: id.base) + (occurrence > 0 ? " #\(occurrence)" : "")
    }
}
