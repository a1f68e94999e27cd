/// An item that the user is moving, from the start of the movement to its end.
///
/// The data source's order doesn't change meanwhile: the collection view shows the item at another path
/// (``UICollectionView/presentedPaths``).
@MainActor
final class InteractiveMovement {
    private unowned let collectionView: UICollectionView
    /// The item's path in the data source.
    let original: IndexPath
    /// The item's path on screen.
    private(set) var current: IndexPath
    /// The position of the item, in the collection view's coordinates.
    private(set) var position: CGPoint

    private lazy var edgeScroller = EdgeScroller(collectionView) { [weak self] point in self?.move(to: point) }

    init(_ collectionView: UICollectionView, at path: IndexPath, position: CGPoint) {
        self.collectionView = collectionView
        original = path
        current = path
        self.position = position
    }

    private var layout: UICollectionViewLayout { collectionView.layoutStorage }

    /// Tells the layout that the item is held.
    func begin() {
        invalidate(target: current, positionBefore: position)
    }

    /// Moves the item to a point, and moves other items aside.
    func update(to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        move(to: point)
        edgeScroller.track(point)
    }

    private func move(to point: CGPoint) {
        let before = position
        position = point
        let target = target(at: point)
        invalidate(target: target, positionBefore: before)
        if target != current { shift(to: target) }
    }

    /// Returns the destination of the item at a point.
    private func target(at point: CGPoint) -> IndexPath {
        let view = collectionView
        let proposed = view.usingPresentedPaths {
            layout.prepareIfNeeded()
            return layout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: view.layoutPoint(point))
        }
        return target(proposed: proposed)
    }

    /// Returns the delegate's destination for a proposed index path.
    private func target(proposed: IndexPath) -> IndexPath {
        let view = collectionView
        guard proposed != current, view.isTarget(proposed, ofItemAt: current) else { return current }
        guard let delegate = view.delegate else { return proposed }
        let wanted = view.usingDataSourcePaths {
            delegate.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
                toProposedIndexPath: proposed)
        }
        guard view.isTarget(wanted, ofItemAt: current) else {
            Diagnostics.log(
                "UICollectionView: the delegate returned "
                    + "\(UICollectionView.text(wanted)) as the target of the item at \(UICollectionView.text(original)), "
                    + "which doesn't exist. It stays at "
                    + "\(UICollectionView.text(current)).")
            return current
        }
        return wanted
    }

    /// Moves the item to an index path without a touch, as far as the delegate allows it.
    func move(to path: IndexPath) {
        let target = target(proposed: path)
        if target != current { shift(to: target) }
    }

    private func invalidate(target: IndexPath, positionBefore: CGPoint) {
        let view = collectionView
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: view.layoutPoint(position),
            previousIndexPaths: [current], previousPosition: view.layoutPoint(positionBefore))
        context.affectsOnlyMovedItem = target == current
        layout.invalidateLayout(with: context)
    }

    private func shift(to target: IndexPath) {
        let previous = current
        current = target
        collectionView.changePresentation(
            to: target == original ? [] : [.move(from: original, to: target)], by: .moveItem(previous, target))
    }

    /// Returns the layout's attributes of the moving item, in front of all others.
    func attributes() -> UICollectionViewLayoutAttributes {
        let view = collectionView
        let held = view.usingPresentedPaths {
            layout.layoutAttributesForInteractivelyMovingItem(
                at: current, withTargetPosition: view.layoutPoint(position))
        }
        let attributes = view.shown(held)
        // The item can be moved out of its section, whose scroll view would clip it.
        attributes.orthogonalSection = nil
        return attributes
    }

    /// Moves the item back to its original position.
    func restore() {
        edgeScroller.stop()
        if current != original { shift(to: original) }
    }

    func stop() {
        edgeScroller.stop()
    }
}
