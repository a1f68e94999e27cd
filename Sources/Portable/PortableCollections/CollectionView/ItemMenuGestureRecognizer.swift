@_spi(Collage) import PortableUIKitCore

/// A long-press gesture recognizer that shows the older edit menu of an item.
///
/// The delegate decides whether the menu is shown, and which of "Cut", "Copy", "Paste", and the items of
/// `UIMenuController` it contains.
final class ItemMenuGestureRecognizer: UILongPressGestureRecognizer {
    private static let standardActions: [(title: String, action: Selector)] = [
        ("Cut", StandardEditAction.cut), ("Copy", StandardEditAction.copy), ("Paste", StandardEditAction.paste),
    ]

    private weak var collectionView: UICollectionView?
    private var path: IndexPath?

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("showItemMenu:", ItemMenuGestureRecognizer.showMenu))
    }

    /// A context menu or a drag takes precedence over this menu.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ContextMenuGestureRecognizer || otherGestureRecognizer is DragGestureRecognizer
    }

    /// Without a menu, the gesture fails, so that others can be recognized.
    override func canBegin() -> Bool {
        guard super.canBegin(), let view = collectionView, view.items.movement == nil,
            view.swipeController?.currentIndexPath == nil, let delegate = view.delegate,
            let path = view.indexPathForItem(at: location(in: view)),
            delegate.collectionView(view, shouldShowMenuForItemAt: path)
        else { return false }
        self.path = path
        return !elements(for: path, in: view).isEmpty
    }

    private func showMenu(_ recognizer: UIGestureRecognizer) {
        guard state == .began, let view = collectionView, let path, let cell = view.cellForItem(at: path) else {
            return
        }
        view.unhighlight()
        let shown = cell.outermostView
        menuController.showMenu(elements(for: path, in: view), from: shown, rect: shown.bounds)
    }

    private func elements(for path: IndexPath, in view: UICollectionView) -> [UIMenuElement] {
        let sender = menuController
        return (Self.standardActions + sender.itemActions).compactMap { entry in
            let isPossible = view.delegate?.collectionView(
                view, canPerformAction: entry.action, forItemAt: path, withSender: sender)
            guard isPossible ?? false else { return nil }
            return UIAction(title: entry.title) { [weak view] _ in view?.perform(entry.action, forItemAt: path) }
        }
    }
}

extension UICollectionView {
    /// Performs an action from the menu of an item: on the cell, if its class has the method, or else on the delegate.
    fileprivate func perform(_ action: Selector, forItemAt path: IndexPath) {
        let sender = menuController
        guard isValid(path) else { return }
        if let cell = cellForItem(at: path)?.outermostView {
            let isOwn =
                StandardEditAction.isStandard(action)
                ? StandardEditAction.isOverridden(action, by: cell) : action.isImplemented(by: cell)
            if isOwn { return action.send(to: cell, sender: sender) }
        }
        delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
    }
}

/// The menu controller of the current device.
@MainActor
private var menuController: any MenuControlling {
    UIKitAssembly.current.menuController(of: .current(for: .application))
}
