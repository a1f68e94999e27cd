// Selection and highlighting: programmatic, which isn't reported to the delegate, and by the user.

extension UICollectionView {
    private var isSelectionAllowed: Bool { isEditing ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection }

    /// Whether more than one item can be selected now.
    var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in input.selection.paths.sorted() { setSelected(false, at: path) }
            return
        }
        guard isSelectionAllowed, isValid(indexPath) else { return }
        if !allowsSeveral {
            for path in input.selection.paths.sorted() where path != indexPath { setSelected(false, at: path) }
        }
        setSelected(true, at: indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        input.selection.set(isSelected, at: indexPath)
        (placed.shown(.cell(presentation(of: indexPath))) as? UICollectionViewCell)?.isSelected = isSelected
    }

    /// Stores the selection when editing begins, and restores its remaining items when editing ends. If selection isn't
    /// allowed during editing, clears the selection.
    func updateSelectionForEditing() {
        guard !isEditing else {
            if !isSelectionAllowed { select(nil, animated: false, scrollPosition: []) }
            return input.selection.beginEditing()
        }
        for path in input.selection.endEditing() { setSelected(false, at: path) }
    }

    func isValid(_ indexPath: IndexPath) -> Bool {
        let counts = preparedCounts
        guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return false }
        return (0..<counts[indexPath.section]).contains(indexPath.item)
    }

    /// Returns whether a cell shows the editing state. The delegate can disable it for an item.
    func isEditing(_ cell: UICollectionViewCell) -> Bool {
        guard isEditing else { return false }
        guard let path = indexPath(for: cell) ?? cell.placement.element?.indexPath else { return true }
        return delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    // MARK: The person's finger

    /// - Parameter view: The view in a cell that received the touch. The touch is canceled when the view is removed.
    package func highlight(at point: CGPoint, touching view: UIView? = nil) {
        guard swipeController?.isTouchUsedUp != true, let path = indexPathOfCell(at: point),
            isSelectionAllowed || hasTapAction(path)
        else { return }
        if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
        input.selection.highlight(path, touching: view)
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    package func unhighlight() {
        guard let path = input.selection.removeHighlight() else { return }
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    package func endHighlight(at point: CGPoint) {
        guard let path = input.selection.highlightedPath else { return }
        unhighlight()
        // The delegate may have changed the items.
        guard isValid(path), indexPathOfCell(at: point) == path else { return }
        tap(path)
    }

    /// Taps an item, for keyboard input.
    func tapAsUser(_ path: IndexPath) {
        guard isValid(path), isSelectionAllowed || hasTapAction(path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        tap(path)
    }

    /// Handles a tap on an item: selects it, or toggles its selection if multiple selection is allowed.
    private func tap(_ path: IndexPath) {
        if hasTapAction(path) {
            (cellForItem(at: path) as? any ListedCell)?.performTapAction()
            return
        }
        if allowsSeveral, input.selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectAsUser(path)
        } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            selectAsUser(path)
        }
    }

    /// Selects an item and notifies the delegate, like a tap that the delegate allows.
    func selectAsUser(_ path: IndexPath) {
        guard isValid(path) else { return }
        if !allowsSeveral {
            for other in input.selection.paths.sorted() where other != path && canReplaceSelection(of: other) {
                setSelected(false, at: other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        setSelected(true, at: path)
        let cell = cellForItem(at: path)
        cell?.selectionSegue?.performSegue(cell?.outermostView)
        delegate?.collectionView(self, didSelectItemAt: path)
        performPrimaryAction(at: path)
    }

    /// Deselects an item and notifies the delegate, like a tap that the delegate allows.
    func deselectAsUser(_ path: IndexPath) {
        guard input.selection.contains(path) else { return }
        setSelected(false, at: path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// Returns whether a tap on the item's cell has another effect than selection.
    private func hasTapAction(_ path: IndexPath) -> Bool {
        (cellForItem(at: path) as? any ListedCell)?.hasTapAction ?? false
    }

    private func performPrimaryAction(at path: IndexPath) {
        guard !allowsSeveral, let delegate, isValid(path),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    /// Returns the item whose visible cell contains a point; the frontmost, if there are several.
    func indexPathOfCell(at point: CGPoint) -> IndexPath? {
        let cells = placed.all.filter { $0.key.category == .cell }.filter { _, cell in
            !cell.outermostView.isHidden && cell.bounds.contains(cell.convert(point, from: self))
        }
        return cells.max { left, right in
            let leftZ = left.value.placement.attributes?.zIndex ?? 0
            let rightZ = right.value.placement.attributes?.zIndex ?? 0
            return leftZ != rightZ ? leftZ < rightZ : left.key < right.key
        }?.key.indexPath
    }
}
