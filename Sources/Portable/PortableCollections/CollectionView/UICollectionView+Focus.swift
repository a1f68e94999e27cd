// Focus in collection views, which cells have.

extension UICollectionViewCell: FocusGroupMember {
    package var focusGroup: (any FocusGroup)? { owningCollectionView }
}

extension UICollectionView: FocusGroup {
    /// Returns the index path of the item whose cell is or contains a view.
    package func indexPathOfItem(holding view: UIView?) -> IndexPath? {
        guard let member = view?.enclosingFocusGroupMember,
            let cell = element(shownBy: member) as? UICollectionViewCell, cell.owningCollectionView === self
        else { return nil }
        return indexPath(for: cell)
    }

    /// Returns whether an item's cell can have focus.
    func canFocusItem(at path: IndexPath) -> Bool {
        guard isEditing ? allowsFocusDuringEditing : allowsFocus else { return false }
        return delegate?.collectionView(self, canFocusItemAt: path) ?? true
    }

    /// The cell that gets focus when focus moves to the collection view.
    package var preferredFocusedMember: UIView? {
        let path =
            delegate?.indexPathForPreferredFocusedView(in: self)
            ?? (remembersLastFocusedIndexPath ? input.selection.focusedPath : nil) ?? input.selection.paths.min()
        guard let path, isValid(path), canFocusItem(at: path) else { return nil }
        if cellForItem(at: path) == nil {
            scrollToItem(at: path, at: [], animated: false)
            layoutIfNeeded()
        }
        return cellForItem(at: path)
    }

    /// Returns the cell of the nearest item in a direction outside the visible area, after scrolling to it; `nil` if
    /// there's no such item.
    package func revealMember(next heading: UIFocusHeading, to member: UIView) -> UIView? {
        guard let cell = member as? UICollectionViewCell, let start = cell.placement.attributes?.frame else {
            return nil
        }
        let beyond: CGRect
        switch heading {
        case .up: beyond = bounds.offsetBy(dx: 0, dy: -bounds.height)
        case .down: beyond = bounds.offsetBy(dx: 0, dy: bounds.height)
        case .left: beyond = bounds.offsetBy(dx: -bounds.width, dy: 0)
        case .right: beyond = bounds.offsetBy(dx: bounds.width, dy: 0)
        default: return nil
        }
        let candidates = attributes(in: beyond.union(bounds)).filter {
            $0.category == .cell && !$0.isHidden && $0.element != cell.placement.element
        }
        let found = candidates.compactMap { item in
            FocusMap.distance(from: start, to: item.frame, heading).map { (path: item.indexPath, distance: $0) }
        }
        for (path, _) in found.sorted(by: { $0.distance < $1.distance }) where canFocusItem(at: path) {
            scrollToItem(at: path, at: [], animated: false)
            layoutIfNeeded()
            return cellForItem(at: path)
        }
        return nil
    }

    /// Handles a focus change: notifies the delegate, scrolls to the item, and selects it if selection follows focus.
    func focusDidMove(_ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: self)
        if let path = own.nextFocusedIndexPath {
            input.selection.recordFocus(path)
            // Programmatic focus changes don't scroll.
            if !context.focusHeading.isEmpty { scrollToItem(at: path, at: [], animated: window != nil) }
            if selectionFollowsFocus, delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true {
                selectAsFocusMoves(path)
            }
        }
        delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    }

    private func selectAsFocusMoves(_ path: IndexPath) {
        guard allowsSelection, !input.selection.contains(path),
            delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
        else { return }
        for other in input.selection.paths.sorted() {
            setSelected(false, at: other)
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        setSelected(true, at: path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
