/// A set of ways in which a user can customize a column of a table.
public nonisolated struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) {
        self.bits = bits
    }

    /// Creates an empty set of behaviors.
    public init() {
        bits = 0
    }

    /// Moving the column.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)
    /// Changing the width of the column.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)
    /// Hiding and showing the column.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)
    /// All behaviors.
    public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

    /// Returns whether the set contains all of the given behaviors.
    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { bits & member.bits == member.bits }

    /// Returns the behaviors in either set.
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits | other.bits)
    }

    /// Returns the behaviors in both sets.
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits & other.bits)
    }

    /// Returns the behaviors in exactly one of the sets.
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits ^ other.bits)
    }

    /// Adds behaviors, and returns whether they are new.
    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes behaviors, and returns the removed ones.
    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }

    /// Adds behaviors, and returns the replaced ones.
    @discardableResult
    public mutating func update(
        with newMember: TableColumnCustomizationBehavior
    ) -> TableColumnCustomizationBehavior? {
        let replaced = intersection(newMember)
        formUnion(newMember)
        return replaced.isEmpty ? nil : replaced
    }

    /// Adds the behaviors of another set.
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { bits |= other.bits }

    /// Removes the behaviors that aren't in another set.
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { bits &= other.bits }

    /// Keeps the behaviors that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { bits ^= other.bits }
}
