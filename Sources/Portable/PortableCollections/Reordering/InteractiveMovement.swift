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
    /// Where the item is held, in the collection view's content.
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

    /// Takes the item to a place, and lets others move aside for it.
    func update(to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        move(to: point)
        edgeScroller.follow(point)
    }

    private func move(to point: CGPoint) {
        let before = position
        position = point
        let target = target(at: point)
        invalidate(target: target, positionBefore: before)
        if target != current { shift(to: target) }
    }

    /// The path that the item takes when it is held at a point.
    private func target(at point: CGPoint) -> IndexPath {
        let view = collectionView
        let proposed = view.askingLayout {
            layout.prepareIfNeeded()
            return layout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: view.layoutPoint(point))
        }
        return target(proposed: proposed)
    }

    /// A path, or the path that the delegate wants in its place.
    private func target(proposed: IndexPath) -> IndexPath {
        let view = collectionView
        guard proposed != current, view.isTarget(proposed, ofItemAt: current) else { return current }
        guard let delegate = view.delegate else { return proposed }
        let wanted = view.askingApp {
            delegate.collectionView(
                view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
                toProposedIndexPath: proposed)
        }
        guard view.isTarget(wanted, ofItemAt: current) else {
            Diagnostics.log(
                "UICollectionView: the delegate wants the item at \(UICollectionView.text(original)) to be moved to "
                    + "\(UICollectionView.text(wanted)), where there is no place. It stays at "
                    + "\(UICollectionView.text(current)).")
            return current
        }
        return wanted
    }

    /// Moves the item to a path without a finger, as far as the delegate allows it.
    func move(to path: IndexPath) {
        let target = target(proposed: path)
        if target != current { shift(to: target) }
    }

    private func invalidate(target: IndexPath, positionBefore: CGPoint) {
        let view = collectionView
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: view.layoutPoint(position),
            previousIndexPaths: [current], previousPosition: view.layoutPoint(positionBefore))
        context.concernsHeldItemAlone = target == current
        layout.invalidateLayout(with: context)
    }

    private func shift(to target: IndexPath) {
        let previous = current
        current = target
        collectionView.changePresentation(
            to: target == original ? [] : [.move(from: original, to: target)], by: .moveItem(previous, target))
    }

    /// The item's attributes while it is held: by the layout, and in front of everything.
    func attributes() -> UICollectionViewLayoutAttributes {
        let view = collectionView
        let held = view.askingLayout {
            layout.layoutAttributesForInteractivelyMovingItem(
                at: current, withTargetPosition: view.layoutPoint(position))
        }
        let attributes = view.shown(held)
        // It may be taken out of its section, which would clip it.
        attributes.orthogonalSection = nil
        return attributes
    }

    /// Puts the item back where it came from.
    func restore() {
        edgeScroller.stop()
        if current != original { shift(to: original) }
    }

    func stop() {
        edgeScroller.stop()
    }
}
