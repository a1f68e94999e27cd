/// What sections can be told apart by: any enum, for example.
public typealias CompositionalLayoutID = Hashable & Sendable

/// What is equal to another thing of its type if their ids are.
public protocol IdentifiedHashable: Identifiable, Hashable {}

extension IdentifiedHashable {
    /// Whether the ids are equal.
    public nonisolated static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    /// Hashes the id.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
