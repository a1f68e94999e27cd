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
    /// The state without its type.
    fileprivate var anyState: Any? {
        get { viewState }
        set { viewState = newValue as? ViewState }
    }
}

/// The states of cells, by the items that they belong to.
@MainActor
struct ViewStates {
    private struct Tenant {
        weak var cell: UICollectionViewCell?
        let item: ItemIdentity
        /// A Boolean value that indicates whether the cell is on screen, where the user can change its state.
        var isDisplayed = false
    }

    private var kept: [ItemIdentity: Any] = [:]
    /// Which item each cell with a state shows.
    private var tenants: [ObjectIdentifier: Tenant] = [:]
    /// Which cell shows each item.
    private var cells: [ItemIdentity: ObjectIdentifier] = [:]

    /// Hands a cell that has been configured for an item the item's state; one that is on screen with it has it already.
    mutating func cell(_ cell: UICollectionViewCell, shows item: ItemIdentity) {
        guard let stateful = cell as? any StatefulCell else { return }
        let id = ObjectIdentifier(cell)
        if let tenant = tenants[id], tenant.cell === cell {
            guard tenant.item != item || !tenant.isDisplayed else { return }
            if cells[tenant.item] == id { cells[tenant.item] = nil }
        }
        // A reloaded item has two cells for a moment, of which the former one knows the state.
        if let former = cells[item].flatMap({ tenants[$0]?.cell }) { keepState(of: former) }
        tenants[id] = Tenant(cell: cell, item: item)
        cells[item] = id
        stateful.anyState = kept[item]
    }

    /// Notes that a cell comes on screen.
    mutating func cellWillDisplay(_ cell: UICollectionViewCell) {
        guard let tenant = tenants[ObjectIdentifier(cell)], tenant.cell === cell else { return }
        tenants[ObjectIdentifier(cell)]?.isDisplayed = true
    }

    /// Keeps the state of a cell that has left the screen, and may be used for something else.
    mutating func cellDidEndDisplaying(_ cell: UICollectionViewCell) {
        keepState(of: cell)
        tenants[ObjectIdentifier(cell)]?.isDisplayed = false
    }

    private mutating func keepState(of cell: UICollectionViewCell) {
        let id = ObjectIdentifier(cell)
        guard let stateful = cell as? any StatefulCell, let tenant = tenants[id], tenant.cell === cell,
            tenant.isDisplayed, cells[tenant.item] == id
        else { return }
        kept[tenant.item] = stateful.anyState
    }

    /// Drops the states of items that are gone.
    ///
    /// - Complexity: O(*n*) in the number of states.
    mutating func keepOnly(where isThere: (ItemIdentity) -> Bool) {
        kept = kept.filter { isThere($0.key) }
        cells = cells.filter { isThere($0.key) }
        tenants = tenants.filter { isThere($0.value.item) && $0.value.cell != nil }
    }
}
