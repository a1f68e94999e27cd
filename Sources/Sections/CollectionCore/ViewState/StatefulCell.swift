/// A cell with view state that belongs to its item, such as a scroll position or whether its text is expanded.
///
/// A driver stores the state when the cell leaves the screen or is replaced, and applies it to the next cell of the
/// item. The state is discarded when the item is removed.
@preconcurrency @MainActor
public protocol StatefulCell: UICollectionViewCell {
    /// The type of the state.
    associatedtype ViewState

    /// The state, or `nil` if it's that of a new cell. If it's set to `nil`, the cell must reset itself to the state of
    /// a new cell.
    var viewState: ViewState? { get set }
}

extension StatefulCell {
    /// The type-erased state.
    fileprivate var anyState: Any? {
        get { viewState }
        set { viewState = newValue as? ViewState }
    }
}

/// The states of cells, by the items that they belong to.
@MainActor
struct ViewStates {
    private struct StateOwner {
        weak var cell: UICollectionViewCell?
        let item: ItemIdentity
        /// A Boolean value that indicates whether the cell is on screen, where the user can change its state.
        var isDisplayed = false
    }

    private var kept: [ItemIdentity: Any] = [:]
    /// The item that each stateful cell shows.
    private var stateOwners: [ObjectIdentifier: StateOwner] = [:]
    /// The cell that shows each item.
    private var cells: [ItemIdentity: ObjectIdentifier] = [:]

    /// Restores the item's state in a cell that has been configured for it, unless the cell on screen already has the
    /// state.
    mutating func cell(_ cell: UICollectionViewCell, shows item: ItemIdentity) {
        guard let stateful = cell as? any StatefulCell else { return }
        let id = ObjectIdentifier(cell)
        if let owner = stateOwners[id], owner.cell === cell {
            guard owner.item != item || !owner.isDisplayed else { return }
            if cells[owner.item] == id { cells[owner.item] = nil }
        }
        // During a reload, an item has two cells. The former one has the current state.
        if let former = cells[item].flatMap({ stateOwners[$0]?.cell }) { keepState(of: former) }
        stateOwners[id] = StateOwner(cell: cell, item: item)
        cells[item] = id
        stateful.anyState = kept[item]
    }

    /// Records that a cell appears on screen.
    mutating func cellWillDisplay(_ cell: UICollectionViewCell) {
        guard let owner = stateOwners[ObjectIdentifier(cell)], owner.cell === cell else { return }
        stateOwners[ObjectIdentifier(cell)]?.isDisplayed = true
    }

    /// Stores the state of a cell that has left the screen, because it can be reused.
    mutating func cellDidEndDisplaying(_ cell: UICollectionViewCell) {
        keepState(of: cell)
        stateOwners[ObjectIdentifier(cell)]?.isDisplayed = false
    }

    private mutating func keepState(of cell: UICollectionViewCell) {
        let id = ObjectIdentifier(cell)
        guard let stateful = cell as? any StatefulCell, let owner = stateOwners[id], owner.cell === cell,
            owner.isDisplayed, cells[owner.item] == id
        else { return }
        kept[owner.item] = stateful.anyState
    }

    /// Removes the states of items that don't exist anymore.
    ///
    /// - Complexity: O(*n*) in the number of states.
    mutating func keepOnly(where isThere: (ItemIdentity) -> Bool) {
        kept = kept.filter { isThere($0.key) }
        cells = cells.filter { isThere($0.key) }
        stateOwners = stateOwners.filter { isThere($0.value.item) && $0.value.cell != nil }
    }
}
