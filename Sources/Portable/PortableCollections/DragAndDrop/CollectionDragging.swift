/// Handles drags of a collection view's items, by calling its drag delegate.
@MainActor
final class CollectionDragging: NSObject, DragExtending {
    private unowned let collectionView: UICollectionView
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// Whether items of the collection view are being dragged.
    private(set) var isActive = false

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    private var delegate: (any UICollectionViewDragDelegate)? { collectionView.dragDelegate }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let delegate, collectionView.dragInteractionEnabled, collectionView.items.movement == nil,
            let path = collectionView.indexPathForItem(at: session.location(in: collectionView))
        else { return [] }
        let items = delegate.collectionView(collectionView, itemsForBeginning: session, at: path)
        // The first item is the touched one. The delegate may provide others for any reason.
        items.first?.sourcePath = path
        items.first?.sourceView = collectionView
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, at point: CGPoint
    ) -> [UIDragItem] {
        let location = collectionView.convert(point, from: nil)
        guard let delegate, let path = collectionView.indexPathForItem(at: location),
            !session.items.contains(where: { $0.sourceView === collectionView && $0.sourcePath == path })
        else { return [] }
        let items = delegate.collectionView(collectionView, itemsForAddingTo: session, at: path, point: location)
        items.first?.sourcePath = path
        items.first?.sourceView = collectionView
        return items
    }

    func isRestrictedToApplication(_ session: any UIDragSession) -> Bool {
        delegate?.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = item.sourcePath, let cell = collectionView.cellForItem(at: path), cell.window != nil else {
            return nil
        }
        return UITargetedDragPreview(
            view: cell.outermostView,
            parameters: delegate?.collectionView(collectionView, dragPreviewParametersForItemAt: path)
                ?? UIDragPreviewParameters())
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        collectionView.unhighlight()
        delegate?.collectionView(collectionView, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        delegate?.collectionView(collectionView, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isActive = false
        delegate?.collectionView(collectionView, dragSessionDidEnd: session)
    }
}
