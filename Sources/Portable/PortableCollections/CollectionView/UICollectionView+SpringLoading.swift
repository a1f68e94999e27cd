extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// A Boolean value that indicates whether holding a drag over an item selects it, if the delegate agrees. The
    /// default is `false`.
    public var isSpringLoaded: Bool {
        get { systemSpringLoading != nil }
        set {
            setSpringLoaded(newValue, ItemSpringLoading(self)) { [weak self] context in
                guard let path = context.targetItem as? IndexPath else { return }
                self?.tapAsUser(path)
            }
        }
    }
}

/// Spring loading of items, which flashes their cells if the collection view's delegate allows it.
private final class ItemSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    private weak var collectionView: UICollectionView?

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let view = collectionView, let path = view.indexPathForItem(at: context.location(in: view)) else {
            return false
        }
        context.targetItem = path
        context.targetView = view.cellForItem(at: path)
        return view.delegate?.collectionView(view, shouldSpringLoadItemAt: path, with: context) ?? true
    }
}
