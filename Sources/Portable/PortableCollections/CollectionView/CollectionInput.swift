/// Handles the user's interactions with a collection view's items: selection, swipe actions, menus, and drag and drop.
///
/// It owns the objects that implement these. Each one is created when it's first needed, and is then kept.
@MainActor
final class CollectionInput {
    let selection = ItemSelection()
    /// The index at the trailing edge.
    let index = CollectionIndex()
    private(set) var menus: CollectionContextMenus?
    private var transfers = Transfers()
    /// The controller for swipe actions; `nil` until a row can have actions.
    private(set) var swipes: SwipeController?
    /// A Boolean value that indicates whether a cell's content has swipe actions. It stays `true`.
    private(set) var hasSwipeableContent = false

    /// The objects for dragging and dropping items, created when the collection view has delegates for them.
    private struct Transfers {
        var dragging: CollectionDragging?
        var dropping: CollectionDropping?
    }

    var dragging: CollectionDragging? { transfers.dragging }
    var dropping: CollectionDropping? { transfers.dropping }

    /// Enables context menus and multiple selection, as the delegate allows.
    func offerMenus(in view: UICollectionView) {
        guard menus == nil else { return }
        let menus = CollectionContextMenus(view)
        self.menus = menus
        view.scroller.addInteraction(menus.interaction)
        offerMultipleSelection(in: view)
        view.scroller.addGestureRecognizer(ItemMenuGestureRecognizer(view))
        offerScenes(in: view)
    }

    func offerMultipleSelection(in view: UICollectionView) {
        let recognizers = view.scroller.gestureRecognizers ?? []
        guard !recognizers.contains(where: { $0 is MultipleSelectionGestureRecognizer }) else { return }
        view.scroller.addGestureRecognizer(MultipleSelectionGestureRecognizer(view))
    }

    /// Opens a scene for an item on which two fingers move apart, if the delegate returns one.
    private func offerScenes(in view: UICollectionView) {
        guard UIApplication.running?.supportsMultipleScenes ?? false else { return }
        let recognizer = SceneActivationGestureRecognizer { [weak view] location in
            guard let view else { return nil }
            let point = view.convert(location, from: view.scroller)
            guard let path = view.indexPathForItem(at: point) else { return nil }
            return view.delegate?.collectionView(view, sceneActivationConfigurationForItemAt: path, point: point)
        }
        view.scroller.addGestureRecognizer(recognizer)
    }

    func offerDragging(in view: UICollectionView) {
        guard dragging == nil else { return }
        let dragging = CollectionDragging(view)
        transfers.dragging = dragging
        view.scroller.addInteraction(dragging.interaction)
    }

    func offerDropping(in view: UICollectionView) {
        guard dropping == nil else { return }
        let dropping = CollectionDropping(view)
        transfers.dropping = dropping
        view.scroller.addInteraction(dropping.interaction)
    }

    func offerSwipes(in view: UICollectionView) {
        if swipes == nil { swipes = SwipeController(view) }
    }

    /// Returns whether it is new that content offers actions.
    func recordSwipeableContent(_ isSwipeable: Bool) -> Bool {
        defer { hasSwipeableContent = isSwipeable }
        return hasSwipeableContent != isSwipeable
    }
}
