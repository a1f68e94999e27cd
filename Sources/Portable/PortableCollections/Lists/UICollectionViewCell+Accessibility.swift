import DisplayList

// The description of cells for assistive technologies, and their accessibility actions.

extension UICollectionViewCell: AccessibilityMerging, AccessibilityActing {
    /// The cell's position in its section; `nil` for headers and footers.
    package var listPosition: AccessibleElement.Group? {
        guard let collectionView = owningCollectionView, placement.element?.category == .cell,
            let path = collectionView.indexPath(for: self)
        else { return nil }
        return AccessibleElement.Group(
            kind: .list, id: collectionView.layer.identity, section: path.section, position: path.item + 1,
            count: collectionView.numberOfItems(inSection: path.section))
    }

    /// Returns the cell as one element, followed by its accessories with actions; `nil` if its content must be read
    /// element by element.
    ///
    /// - Parameters:
    ///   - elements: The elements in the cell.
    ///   - clip: The part of the screen in which the cell is visible.
    package func merging(
        _ elements: [AccessibilityCollector.Element], in clip: CGRect
    ) -> [AccessibilityCollector.Element]? {
        let shown = outermostView
        let frame = shown.accessibilityFrame.commonPart(with: clip)
        let list = self as? UICollectionViewListCell
        let isActive = isSelectedByTaps || list?.hasTapAction ?? false
        let accessories = elements.filter { $0.object is SymbolAccessoryView }
        let hasControls = elements.contains { $0.canBeActivated && !($0.object is SymbolAccessoryView) }
        guard isActive || list != nil, !hasControls, !frame.isEmpty else { return nil }
        let role: AccessibilityCollector.Element.Role =
            isActive ? .button : placement.element?.kind == UICollectionView.elementKindSectionHeader ? .heading : .any
        return [AccessibilityCollector.Element(shown, frame: frame, role: role)] + accessories
    }

    /// Whether a tap on the cell would select it. This doesn't call the delegate's `shouldSelectItemAt`.
    private var isSelectedByTaps: Bool {
        guard let collectionView = owningCollectionView, placement.element?.category == .cell,
            collectionView.allowsSelection, let path = collectionView.indexPath(for: self)
        else { return false }
        guard let delegate = collectionView.delegate else { return selectionSegue != nil }
        return delegate.collectionView(collectionView, shouldHighlightItemAt: path)
    }

    /// Whether the cell's item is expanded; `nil` for a cell without an outline disclosure.
    package var isExpandedForReading: Bool? {
        guard let list = self as? UICollectionViewListCell,
            list.accessories.contains(where: { $0.kind == .outlineDisclosure })
        else { return nil }
        return configurationState.isExpanded
    }

    /// The actions of the cell in addition to its activation: expanding it, its swipe actions, and moving it.
    ///
    /// The providers of swipe actions are called each time, as for a swipe.
    package var actionsForReading: [UIAccessibilityCustomAction] {
        outlineActions + [SwipeSide.leading, .trailing].flatMap(swipeActions) + moveActions
    }

    /// The actions that correspond to dragging the reorder control or a cell. For cells without the control, they exist
    /// only with a diffable data source.
    private var moveActions: [UIAccessibilityCustomAction] {
        guard let collectionView = owningCollectionView, placement.element?.category == .cell,
            let path = collectionView.indexPath(for: self)
        else { return [] }
        let list = self as? UICollectionViewListCell
        guard list?.showsReorderControl ?? false || collectionView.dataSource is any CountedDataSource,
            collectionView.canStartMovement(path)
        else { return [] }
        let names = list == nil ? ["Move Backward", "Move Forward"] : ["Move Up", "Move Down"]
        return zip(names, [-1, 1]).compactMap { name, distance in
            guard let target = collectionView.target(ofItemAt: path, movedBy: distance) else { return nil }
            return UIAccessibilityCustomAction(name: name) { [weak collectionView] _ in
                collectionView?.moveWithoutTouch(path, to: target) ?? false
            }
        }
    }

    private var outlineActions: [UIAccessibilityCustomAction] {
        guard let list = self as? UICollectionViewListCell, !list.hasTapAction, let isExpanded = isExpandedForReading,
            let accessory = list.accessories.first(where: { $0.kind == .outlineDisclosure }),
            let handler = list.tapHandler(of: accessory)
        else { return [] }
        let action = UIAccessibilityCustomAction(name: isExpanded ? "Collapse" : "Expand") { _ in
            handler()
            return true
        }
        return [action]
    }

    private func swipeActions(_ side: SwipeSide) -> [UIAccessibilityCustomAction] {
        guard let collectionView = owningCollectionView, !collectionView.isEditing,
            let path = collectionView.indexPath(for: self), placement.element?.category == .cell,
            let configuration = collectionView.listLayout?.swipeActions(side, forItemAt: path)
        else { return [] }
        return configuration.actions.compactMap { action in
            // An action without a title has no description.
            action.title.map { title in
                UIAccessibilityCustomAction(name: title) { [weak self] _ in
                    guard let self else { return false }
                    action.handler(action, self.outermostView) { _ in }
                    return true
                }
            }
        }
    }
}
