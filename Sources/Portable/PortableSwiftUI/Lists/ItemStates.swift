/// The saved states of a list's items: states and objects, by the id of the item, regardless of where the item is
/// shown.
///
/// A list with reusable cells has one. The graph of each cell reports the item that it shows, see
/// ``ViewGraph/update(_:environment:item:states:)``. The list reports its current items, see ``keepOnly(_:)``.
@MainActor
package final class ItemStates {
    private var states: [AnyHashable: SavedState] = [:]
    private var places: [AnyHashable: Place] = [:]

    /// Where an item is shown, for as long as its owner lives. A weak reference would make the owner slow for good.
    nonisolated final class Place: @unchecked Sendable {
        /// Only the main actor's, but for the owner's end.
        nonisolated(unsafe) fileprivate(set) unowned(unsafe) var owner: (any PlaceOwner)?

        init() {}

        func begin(_ owner: any PlaceOwner) { self.owner = owner }

        func end() { owner = nil }
    }

    /// Who shows an item.
    @MainActor
    protocol PlaceOwner: AnyObject {
        /// Gives up the item, with what its views keep.
        func release()
    }

    /// Whether a place that shows an item is being given the view of another one, with all that it is made of.
    private(set) static var isPassing = false

    /// Gives a place that keeps nothing of its item the view of another one.
    static func pass(_ update: () -> Void) {
        isPassing = true
        defer { isPassing = false }
        update()
    }

    /// Nothing is kept yet.
    package init() {}

    /// Drops what the views of all other items keep: these have left the list.
    package func keepOnly(_ isKept: (AnyHashable) -> Bool) {
        states = states.filter { isKept($0.key) }
        for id in places.keys where !isKept(id) { places[id] = nil }
    }

    /// How many items that aren't shown have something kept.
    package var count: Int { states.count }

    /// An item is shown at a place. Returns what its views kept.
    func begin(_ item: AnyHashable, in place: Place) -> SavedState? {
        if let other = places[item], other !== place { other.owner?.release() }
        places[item] = place
        return states.removeValue(forKey: item)
    }

    /// Saves the state of an item that a place no longer shows. If the item was removed from the list, the state is
    /// discarded.
    func keep(_ state: SavedState?, of item: AnyHashable, in place: Place) {
        guard places[item] === place else { return }
        places[item] = nil
        if let state, state.hasBoxes { states[item] = state }
    }
}

/// The storage of a dynamic property that can be reused for another item unchanged.
@MainActor
protocol PassableBox: AnyObject {
    /// Whether it is as good as a new one.
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
