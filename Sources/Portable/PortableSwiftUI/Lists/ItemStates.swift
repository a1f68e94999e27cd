/// What the views of a list's items keep: states and objects, by the id of the item, wherever the item is shown.
///
/// A list that shows its items in cells that are used again has one. Each cell's graph says which item it shows, see
/// ``ViewGraph/update(_:environment:item:states:)``; the list says which items there are, see ``keepOnly(_:)``.
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

    /// An item isn't shown at a place any more. What the views of an item keep that has left the list is dropped.
    func keep(_ state: SavedState?, of item: AnyHashable, in place: Place) {
        guard places[item] === place else { return }
        places[item] = nil
        if let state, state.hasBoxes { states[item] = state }
    }
}

/// What a dynamic property keeps that may pass to another item as it is.
@MainActor
protocol PassableBox: AnyObject {
    /// Whether it is as good as a new one.
    var isPassable: Bool { get }
}

/// What a node and those below it keep.
struct SavedState {
    let type: ObjectIdentifier
    let key: AnyHashable?
    let boxes: [AnyObject]
    let children: [SavedState]

    var hasBoxes: Bool { !boxes.isEmpty || children.contains(where: \.hasBoxes) }
}
