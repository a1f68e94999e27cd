/// The accessibility description of an item, and the actions that assistive technologies offer for it.
///
/// The cell becomes a single accessibility element that hides its subviews. Items whose cells have the same class must
/// either all have a description or all have none: a reused cell keeps its description until it gets another.
@MainActor
public struct ItemAccessibility {
    /// The accessibility label of the item.
    public var label: String
    /// The accessibility value of the item, such as an amount. The default is `nil`.
    public var value: String?
    /// The accessibility hint, which describes the result of a double tap. The default is `nil`.
    public var hint: String?
    /// The accessibility traits of the item. The default is an empty set. The selected trait is added automatically.
    public var traits: UIAccessibilityTraits
    /// The custom accessibility actions of the item. The default is an empty array.
    public var actions: [UIAccessibilityCustomAction]

    /// Creates an accessibility description with the given label and options.
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

    /// Applies the description to a cell.
    func describe(_ cell: UICollectionViewCell) {
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = label
        cell.accessibilityValue = value
        cell.accessibilityHint = hint
        cell.accessibilityTraits = traits
        cell.accessibilityCustomActions = actions
    }
}

/// An accessibility action that performs a swipe action of an item, for users who can't swipe.
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
    /// Applies the item's accessibility description to the cell, and adds its swipe actions where the list doesn't
    /// offer them.
    ///
    /// - Parameter isInList: A Boolean value that indicates whether the cell is in a list, which offers swipe actions
    ///   itself.
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
