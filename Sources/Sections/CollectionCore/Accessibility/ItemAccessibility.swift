/// What people who don't see an item's cell are told of it, and can do with it.
///
/// The cell becomes one element, and says nothing of its subviews. Items whose cells are of one class are all to have a
/// description, or none: a cell keeps what it was given until it is given something else.
@MainActor
public struct ItemAccessibility {
    /// What the item is called.
    public var label: String
    /// What it is at the moment, such as how much of something; nothing by default.
    public var value: String?
    /// What a double tap does; nothing by default.
    public var hint: String?
    /// What kind of thing it is; nothing special by default. A selected cell says so by itself.
    public var traits: UIAccessibilityTraits
    /// What else can be done with it; nothing by default.
    public var actions: [UIAccessibilityCustomAction]

    /// The description of an item.
    public init(
        label: String, value: String? = nil, hint: String? = nil, traits: UIAccessibilityTraits = .none,
        actions: [UIAccessibilityCustomAction] = []
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.traits = traits
        self.actions = actions
    }

    /// Gives the description to a cell.
    func describe(_ cell: UICollectionViewCell) {
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = label
        cell.accessibilityValue = value
        cell.accessibilityHint = hint
        cell.accessibilityTraits = traits
        cell.accessibilityCustomActions = actions
    }
}

/// What a swipe over an item offers, for those who can't swipe.
final class SwipeAccessibilityAction: UIAccessibilityCustomAction {
    convenience init(_ action: UIContextualAction, of cell: UICollectionViewCell) {
        self.init(name: action.title ?? "", image: action.image) { [weak cell] _ in
            guard let cell else { return false }
            action.handler(action, cell) { _ in }
            return true
        }
    }
}

extension AnyCollectionItem {
    /// Gives the cell the item's description, and offers the item's swipe actions where nobody else does.
    ///
    /// - Parameter isInList: Whether the cell stands in a list, which offers swipe actions itself.
    func describe(_ cell: UICollectionViewCell, isInList: Bool) {
        base.accessibility?.describe(cell)
        let known = cell.accessibilityCustomActions ?? []
        var actions = known.filter { !($0 is SwipeAccessibilityAction) }
        if !isInList {
            let swipes = [events.leadingSwipeActions?(), events.trailingSwipeActions?()].compactMap { $0?.actions }
            actions += swipes.joined().filter { $0.title != nil }.map { SwipeAccessibilityAction($0, of: cell) }
        }
        if !known.isEmpty || !actions.isEmpty { cell.accessibilityCustomActions = actions }
    }
}
