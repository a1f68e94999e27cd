/// The saved states of a list's items: states and objects, by the id of the item, regardless of where the item is
/// shown.
///
/// A list with reusable cells has one. The graph of each cell reports the item that it shows. See
/// ``ViewGraph/update(_:environment:item:states:)``. The list reports its current items. See ``keepOnly(_:)``.
@MainActor
package final class ItemStates {
    private var states: [AnyHashable: SavedState] = [:]
    private var places: [AnyHashable: Slot] = [:]

    /// The location where an item is shown. It exists as long as its owner. A weak reference would make the owner's
    /// reference counting slower permanently.
    nonisolated final class Slot: @unchecked Sendable {
        /// // Only the main actor accesses the owner, except when the owner is deallocated.
        nonisolated(unsafe) fileprivate(set) unowned(unsafe) var owner: (any SlotOwner)?

        init() {}

        func begin(_ owner: any SlotOwner) { self.owner = owner }

        func end() { owner = nil }
    }

    /// An object that shows an item.
    @MainActor
    protocol SlotOwner: AnyObject {
        /// Releases the item and the state of its views.
        func release()
    }

    /// A Boolean value that indicates whether a slot with its nodes is being reused for another item.
    private(set) static var isPassing = false

    /// Reuses a slot without state for the view of another item.
    static func pass(_ update: () -> Void) {
        isPassing = true
        defer { isPassing = false }
        update()
    }

    /// Creates an empty storage.
    package init() {}

    /// Discards the states of all items that were removed from the list.
    package func keepOnly(_ isKept: (AnyHashable) -> Bool) {
        states = states.filter { isKept($0.key) }
        for id in places.keys where !isKept(id) { places[id] = nil }
    }

    /// The number of hidden items with saved state.
    package var count: Int { states.count }

    /// Records that an item is shown in a slot. Returns the saved state of its views.
    func begin(_ item: AnyHashable, in place: Slot) -> SavedState? {
        if let other = places[item], other !== place { other.owner?.release() }
        places[item] = place
        return states.removeValue(forKey: item)
    }

    /// Saves the state of an item that a slot no longer shows. If the item was removed from the list, the state is
    /// discarded.
    func keep(_ state: SavedState?, of item: AnyHashable, in place: Slot) {
        guard places[item] === place else { return }
        places[item] = nil
        if let state, state.hasBoxes { states[item] = state }
    }
}

/// The storage of a dynamic property that can be reused for another item unchanged.
@MainActor
protocol ReusableBox: AnyObject {
    /// A Boolean value that indicates whether the storage is equivalent to a new one.
    var isPassable: Bool { get }
}

/// The saved state of a node and its descendants.
struct SavedState {
    let type: ObjectIdentifier
    let key: AnyHashable?
    let boxes: [AnyObject]
    let children: [SavedState]

    var hasBoxes: Bool { !boxes.isEmpty || children.contains(where: \.hasBoxes) }
}
