import DiffEngine

/// A change of state on its way to the collection view.
struct DiffableUpdate<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// The way in which the collection view shows the change.
    enum Presentation {
        case difference(isAnimated: Bool)
        case reload
    }

    /// The state that the change makes of the state it finds when its turn comes.
    var change: (DiffableState<Section, Item>) -> DiffableState<Section, Item>
    var presentation: Presentation
    var reloadedSections: [Section] = []
    var reloadedItems: [Item] = []
    var reconfiguredItems: [Item] = []
    var completion: (() -> Void)?
}
