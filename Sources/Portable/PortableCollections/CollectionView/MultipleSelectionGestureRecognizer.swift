@_spi(Collage) import PortableUIKitCore

/// A gesture recognizer that selects all items that two fingers move over, where the delegate allows it.
///
/// The collection view begins editing if several items can be selected while it is editing.
final class MultipleSelectionGestureRecognizer: UIPanGestureRecognizer {
    private weak var collectionView: UICollectionView?
    private var start: IndexPath?
    /// The items that the gesture has selected so far.
    private var selected: Set<IndexPath> = []

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(target: nil, action: nil)
        minimumNumberOfTouches = 2
        maximumNumberOfTouches = 2
        addTarget(
            self, action: Selector("selectItems:", MultipleSelectionGestureRecognizer.selectItems))
    }

    /// A movement of one finger probably scrolls.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !hasRecognized, numberOfTouches == 1, let touch = activeTouches.first,
            distance(from: touch.initialWindowLocation, to: touch.windowLocation) >= Self.hysteresis
        {
            state = .failed
        } else {
            super.touchesMoved(touches, with: event)
        }
    }

    /// Two fingers can also scroll. Scrolling waits until they don't select.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === collectionView?.scroller.panGestureRecognizer
    }

    override func canBegin() -> Bool {
        guard super.canBegin(), let view = collectionView, let path = view.indexPathForItem(at: location(in: view)),
            view.delegate?.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path)
                ?? view.allowsMultipleSelectionDuringEditing
        else { return false }
        start = path
        return true
    }

    private func selectItems(_ recognizer: UIGestureRecognizer) {
        guard let view = collectionView, let start else { return }
        switch state {
        case .began:
            view.unhighlight()
            if view.allowsMultipleSelectionDuringEditing { view.startEditing() }
            view.delegate?.collectionView(view, didBeginMultipleSelectionInteractionAt: start)
            extend(to: start, in: view)
        case .changed:
            if let path = view.indexPathForItem(at: location(in: view)) { extend(to: path, in: view) }
        case .ended, .cancelled:
            view.delegate?.collectionViewDidEndMultipleSelectionInteraction(view)
        case .possible, .failed: break
        }
    }

    /// Selects all items from the first one to `path`, and deselects the items after it.
    private func extend(to path: IndexPath, in view: UICollectionView) {
        guard let start else { return }
        let wanted = Set(view.items(from: min(start, path), through: max(start, path)))
        for other in selected.subtracting(wanted).sorted() { view.setSelectionAsUser(false, at: other) }
        let added = wanted.subtracting(selected).sorted().filter { view.setSelectionAsUser(true, at: $0) }
        selected = selected.intersection(wanted).union(added)
    }

    override func reset() {
        super.reset()
        start = nil
        selected = []
    }
}

extension UICollectionView {
    /// Returns the paths of all items from one to another.
    fileprivate func items(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
        let counts = preparedCounts
        return (first.section...last.section).flatMap { section -> [IndexPath] in
            guard counts.indices.contains(section) else { return [] }
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? min(last.item, counts[section] - 1) : counts[section] - 1
            return start <= end ? (start...end).map { IndexPath(item: $0, section: section) } : []
        }
    }

    /// Selects or deselects an item among others, and notifies the delegate. Returns whether anything has changed.
    @discardableResult
    fileprivate func setSelectionAsUser(_ isSelected: Bool, at path: IndexPath) -> Bool {
        guard input.selection.contains(path) != isSelected else { return false }
        if isSelected {
            guard allowsSeveral, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
                return false
            }
            setSelected(true, at: path)
            delegate?.collectionView(self, didSelectItemAt: path)
        } else {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
            setSelected(false, at: path)
            delegate?.collectionView(self, didDeselectItemAt: path)
        }
        return true
    }
}
