/// Which section something is, whatever is in it at the moment.
public struct SectionIdentity: Hashable, @unchecked Sendable {
    /// The id that the section was given. It comes from a `Sendable` value.
    public let id: AnyHashable

    /// How many sections of an equal id stand before this one; 0 unless ids are repeated.
    public let occurrence: Int

    /// The identity of the section with an id.
    public init(_ id: some Hashable & Sendable) {
        self.init(anyID: AnyHashable(id), occurrence: 0)
    }

    private init(anyID: AnyHashable, occurrence: Int) {
        id = anyID
        self.occurrence = occurrence
    }

    /// The identity of a later section with the same id.
    func repeated(_ occurrence: Int) -> SectionIdentity {
        SectionIdentity(anyID: id, occurrence: occurrence)
    }
}

extension SectionIdentity: CustomStringConvertible {
    /// The id, and the occurrence if there are several: `popular #1`.
    public var description: String {
        String(describing: id.base) + (occurrence > 0 ? " #\(occurrence)" : "")
    }
}
