/// The requirements for identifiers of sections, which any enumeration without associated values meets.
public typealias CompositionalLayoutID = Hashable & Sendable

/// A type whose values are equal if their IDs are.
public protocol IdentifiedHashable: Identifiable, Hashable {}

extension IdentifiedHashable {
    /// Returns a Boolean value that indicates whether the IDs are equal.
    public nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    /// Hashes the ID.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
