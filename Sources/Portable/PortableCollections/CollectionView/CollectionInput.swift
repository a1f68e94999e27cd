/// What the person does with a collection view's items: select, swipe, ask for menus, drag and drop.
///
/// It owns what carries these out; each is made when it is first wanted and then stays.
@MainActor
final class CollectionInput {
    let selection = ItemSelection()
    private(set) var menus: CollectionContextMenus?
    private(set) var dragging: CollectionDragging?
    private(set) var dropping: CollectionDropping?
    /// What moves rows aside; nil as long as nobody offers actions.
    private(set) var swipes: SwipeController?
    /// Whether what is in some cell may offer actions by itself; it stays so.
    private(set) var hasSwipeableContent = false

    /// Has the items' menus shown, and several selected, as the delegate says.
    func offerMenus(in view: UICollectionView) {
        guard menus == nil else { return }
        let menus = CollectionContextMenus(view)
        self.menus = menus
        view.addInteraction(menus.interaction)
        view.addGestureRecognizer(MultipleSelectionGestureRecognizer(view))
        view.addGestureRecognizer(ItemMenuGestureRecognizer(view))
    }

    func offerDragging(in view: UICollectionView) {
        guard dragging == nil else { return }
        let dragging = CollectionDragging(view)
        self.dragging = dragging
        view.addInteraction(dragging.interaction)
    }

    func offerDropping(in view: UICollectionView) {
        guard dropping == nil else { return }
        let dropping = CollectionDropping(view)
        self.dropping = dropping
        view.addInteraction(dropping.interaction)
    }

    func offerSwipes(in view: UICollectionView) {
        if swipes == nil { swipes = SwipeController(view) }
    }

    /// Returns whether it is new that content offers actions.
    func noteSwipeableContent(_ isSwipeable: Bool) -> Bool {
        defer { hasSwipeableContent = isSwipeable }
        return hasSwipeableContent != isSwipeable
    }
}
