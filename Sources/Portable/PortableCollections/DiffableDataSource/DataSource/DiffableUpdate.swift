import DiffEngine

/// A change of state to apply to the collection view.
struct DiffableUpdate<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// The way in which the collection view shows the change.
    enum Presentation {
        case difference(isAnimated: Bool)
        case reload
    }

    /// Returns the new state for the state at the time of the update.
    var change: (DiffableState<Section, Item>) -> DiffableState<Section, Item>
    var presentation: Presentation
    var reloadedSections: [Section] = []
    var reloadedItems: [Item] = []
    var reconfiguredItems: [Item] = []
    var completion: (() -> Void)?
}
