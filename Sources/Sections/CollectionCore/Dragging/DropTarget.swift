/// Which dragged items a section takes: those of one type.
///
/// A section that takes items of the type that it shows lets a person reorder them.
@MainActor
public struct DropTarget {
    /// What becomes of an item where it came from.
    public enum Operation: Hashable, Sendable {
        /// It leaves its place.
        case move
        /// It stays there, too. Within one driver items are always moved, for an item stands there only once.
        case copy
    }

    let operation: Operation
    let accepts: (AnyCollectionItem) -> Bool
    let received: ([AnyCollectionItem], Int) -> Void

    /// A target for items of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the items, the same as theirs.
    ///   - operation: What becomes of them where they came from; they leave it by default.
    ///   - received: Called with the items, and the number of the first in its section, when they are there already;
    ///     nothing by default.
    public static func items<Item: CollectionItem>(
        of type: Item.Type, operation: Operation = .move, received: @escaping ([Item], Int) -> Void = { _, _ in }
    ) -> DropTarget {
        DropTarget(
            operation: operation, accepts: { $0.base is Item },
            received: { items, position in received(items.compactMap { $0.base as? Item }, position) })
    }
}

extension SectionEvents {
    /// The target that takes all of some items; nil if none does, or if there are no items.
    func dropTarget(for items: [AnyCollectionItem]) -> DropTarget? {
        guard !items.isEmpty else { return nil }
        return dropTargets.first { target in items.allSatisfy(target.accepts) }
    }
}

extension SectionModel {
    /// The section with a place for dragged items of a type: from elsewhere in the collection view, from other
    /// collection views with drivers, and from the section itself, whose items can then be reordered.
    ///
    /// - Parameters:
    ///   - type: The type of the items.
    ///   - operation: What becomes of them where they came from; they leave it by default.
    ///   - received: Called with the items, and the number of the first in its section, when they are there already;
    ///     nothing by default.
    public func dropTarget<Item: CollectionItem>(
        of type: Item.Type, operation: DropTarget.Operation = .move,
        received: @escaping ([Item], Int) -> Void = { _, _ in }
    ) -> SectionModel {
        var result = self
        result.events.dropTargets.append(.items(of: type, operation: operation, received: received))
        return result
    }
}
