/// A value that describes which type of dragged items a section accepts.
///
/// A section that accepts items of the type that it shows can be reordered by the user.
@MainActor
public struct DropTarget {
    /// The effect of a drop on the source of the items.
    public enum Operation: Hashable, Sendable {
        /// The items are removed from their source.
        case move
        /// The items stay in their source. Within one driver, items are always moved, because each item can appear only
        /// once.
        case copy
    }

    let operation: Operation
    let accepts: (AnyCollectionItem) -> Bool
    let received: ([AnyCollectionItem], Int) -> Void

    /// Creates a target for items of the given type.
    ///
    /// - Parameters:
    ///   - type: The type of the items.
    ///   - operation: The effect of a drop on the source of the items. By default, they're removed from it.
    ///   - received: A closure that's called with the items and the index of the first one in its section after they're
    ///     inserted. By default, it does nothing.
    public static func items<Item: CollectionItem>(
        of type: Item.Type, operation: Operation = .move, received: @escaping ([Item], Int) -> Void = { _, _ in }
    ) -> DropTarget {
        DropTarget(
            operation: operation, accepts: { $0.base is Item },
            received: { items, position in received(items.compactMap { $0.base as? Item }, position) })
    }
}

extension SectionEvents {
    /// Returns the target that accepts all of the given items, or `nil` if no target does or the array is empty.
    func dropTarget(for items: [AnyCollectionItem]) -> DropTarget? {
        guard !items.isEmpty else { return nil }
        return dropTargets.first { target in items.allSatisfy(target.accepts) }
    }
}

extension SectionModel {
    /// Returns the section with a drop target for items of a type. The items can come from other sections of the
    /// collection view, from other collection views with drivers, and from the section itself, whose items can then be
    /// reordered.
    ///
    /// - Parameters:
    ///   - type: The type of the items.
    ///   - operation: The effect of a drop on the source of the items. By default, they're removed from it.
    ///   - received: A closure that's called with the items and the index of the first one in its section after they're
    ///     inserted. By default, it does nothing.
    public func dropTarget<Item: CollectionItem>(
        of type: Item.Type, operation: DropTarget.Operation = .move,
        received: @escaping ([Item], Int) -> Void = { _, _ in }
    ) -> SectionModel {
        var result = self
        result.events.dropTargets.append(.items(of: type, operation: operation, received: received))
        return result
    }
}
