/// Animations that run alongside a drop preview's animation to its target.
@MainActor
class DropAnimation: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Runs the animations. Call it within an animation.
    func runAnimations() {
        let due = animations
        animations = []
        due.forEach { $0() }
    }

    func complete() {
        let due = completions
        completions = []
        due.forEach { $0(.end) }
    }
}

/// The coordinator of a drop on a collection view.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
    /// The target of an item's preview.
    private struct DropDestination {
        let animation: DropAnimation
        /// Creates the target when the animation begins.
        let target: (UITargetedDragPreview) -> UITargetedDragPreview?
    }

    private final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, in collectionView: UICollectionView) {
            dragItem = item
            sourceIndexPath = item.sourceView === collectionView ? item.sourcePath : nil
            previewSize =
                (item.sourceView as? UICollectionView).flatMap { view in
                    item.sourcePath.flatMap { view.cellForItem(at: $0)?.bounds.size }
                } ?? .zero
        }
    }

    private let collectionView: UICollectionView
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private var landings: [(item: UIDragItem, destination: DropDestination)] = []
    /// The cells that are hidden until their previews have reached them.
    private var awaiting: [UIView] = []

    init(
        _ collectionView: UICollectionView, session: any UIDropSession, proposal: UICollectionViewDropProposal,
        destination: IndexPath?
    ) {
        self.collectionView = collectionView
        self.session = session
        self.proposal = proposal
        destinationIndexPath = destination
        items = session.items.map { Item($0, in: collectionView) }
    }

    private func land(
        _ item: UIDragItem, _ animation: DropAnimation = DropAnimation(),
        target: @escaping (UITargetedDragPreview) -> UITargetedDragPreview?
    ) -> DropAnimation {
        landings.removeAll { $0.item === item }
        landings.append((item, DropDestination(animation: animation, target: target)))
        return animation
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let context = DropPlaceholder(dragItem, placeholder, in: collectionView)
        collectionView.insert(context)
        _ = land(dragItem, context) { [weak self, weak context] preview in
            context?.cell.flatMap { self?.flight(of: preview, to: $0, at: nil, placeholder) }
        }
        return context
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        land(dragItem) { [weak self] preview in
            guard let self, let cell = self.collectionView.cellForItem(at: indexPath) else { return nil }
            return self.flight(of: preview, to: cell, at: indexPath)
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem) { [weak self] preview in
            guard let cell = self?.collectionView.cellForItem(at: indexPath)?.outermostView, cell.window != nil
            else { return nil }
            let scale = min(
                rect.width / max(preview.size.width, 1), rect.height / max(preview.size.height, 1))
            return preview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        land(dragItem) { $0.retargetedPreview(with: target) }
    }

    /// Creates an animation to a cell, which appears at the end.
    private func flight(
        of preview: UITargetedDragPreview, to cell: UICollectionViewCell, at path: IndexPath?,
        _ placeholder: UICollectionViewDropPlaceholder? = nil
    ) -> UITargetedDragPreview? {
        let shown = cell.outermostView
        guard let container = shown.superview, shown.window != nil else { return nil }
        shown.layer.isShownElsewhere = true
        awaiting.append(shown)
        let parameters =
            path.flatMap {
                collectionView.dropDelegate?.collectionView(collectionView, dropPreviewParametersForItemAt: $0)
            } ?? placeholder?.previewParametersProvider?(cell)
        return UITargetedDragPreview(
            view: shown, parameters: parameters ?? UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: container, center: shown.center))
    }

    // MARK: For the drop

    func landing(of item: UIDragItem, preview: UITargetedDragPreview) -> UITargetedDragPreview? {
        landings.first { $0.item === item }?.destination.target(preview)
    }

    func runAnimations() {
        let animations = landings.map(\.destination.animation)
        UIView.animate(withDuration: 0.3) { animations.forEach { $0.runAnimations() } }
    }

    func conclude() {
        for cell in awaiting { cell.layer.isShownElsewhere = false }
        awaiting = []
        landings.forEach { $0.destination.animation.complete() }
        landings = []
    }
}
