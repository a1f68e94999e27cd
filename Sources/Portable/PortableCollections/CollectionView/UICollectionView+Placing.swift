// Placement: views are added, kept, and removed according to the layout's attributes.

extension UICollectionView {
    /// Places the views of the given elements, and removes all others.
    ///
    /// - Returns: Whether any of the views are self-sizing.
    /// - Complexity: O(*n*) for *n* elements. Each existing element is looked up once; if no element
    ///   changed, none is.
    func place(_ found: [UICollectionViewLayoutAttributes]) -> Bool {
        placingLayout?.willPlace(found)
        if updates.transaction == nil, let round = placed.round(placing: found) {
            show(round)
            return round.sizesItself
        }
        placed.startPass()
        var changes: [(view: UICollectionReusableView?, attributes: UICollectionViewLayoutAttributes)] = []
        changes.reserveCapacity(found.count)
        var sizesItself = false
        for attributes in found where !attributes.isHidden {
            let view = placed[attributes.element]
            if let view { placed.mark(view) }
            if attributes.isMeasurable { sizesItself = true }
            changes.append((view, attributes))
        }
        // Delegate methods can change the content.
        var isAsFound = placed.staysComplete
        let hasStayed = isAsFound
        if !isAsFound { removeUnmarkedViews() }
        if let transaction = updates.transaction, !transaction.oldAttributes.isEmpty {
            transaction.isNotifyingOfNewItems = true
        }
        for index in changes.indices {
            let attributes = changes[index].attributes
            let view: UICollectionReusableView
            if isAsFound, let known = changes[index].view {
                view = known
            } else {
                view = self.view(for: attributes)
                changes[index].view = view
                isAsFound = false
            }
            let isNew = !view.placement.isDisplayed
            if let transaction = updates.transaction {
                prepare(view, for: attributes, isNew: isNew, transaction)
            } else if isNew, AnimationContext.current != nil {
                layOutWithoutAnimation(view)
            }
            if isNew {
                view.placement.isDisplayed = true
                notifyDelegateWillDisplay(of: view, attributes.element)
            }
        }
        updates.transaction?.isNotifyingOfNewItems = false
        if hasStayed, isAsFound { placed.store(found, shownBy: changes.compactMap(\.view)) }
        updates.animate {
            for case (let view?, let attributes) in changes { show(view, as: attributes) }
        }
        restoreDrawingOrder()
        return sizesItself
    }

    /// Places the same views as before, most of which are at the same position.
    private func show(_ round: PlacedViews.PassResult) {
        let origin = layoutOrigin, container = elementContainer, mayBeShifted = swipeController != nil
        for (view, attributes) in zip(round.views, round.attributes) {
            let shown = view.outermostView
            let isThere =
                !mayBeShifted && view.placement.applied === attributes && shown.superview === container
                && shown.layer.stands(opaqueIn: attributes.plainFrame.offsetBy(dx: origin.x, dy: origin.y))
            if !isThere { apply(attributes, to: view) }
            shown.layer.layoutSubtree()
        }
    }

    private func show(_ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes) {
        apply(attributes, to: view)
        // Views that invalidate their size while they are laid out are measured in this pass.
        view.outermostView.layer.layoutSubtree()
    }

    /// Adds the attributes of the first responder's cell, if it's outside the visible area: it stays a subview, so that
    /// the keyboard stays.
    func keepingFirstResponder(
        _ found: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        placed.keep(nil)
        guard let responder = window?.firstResponder as? UIView, responder !== self, responder.isDescendant(of: self),
            let (element, cell) = placed.cell(holding: responder), !found.contains(where: { $0.element == element }),
            let attributes = attributes(of: element)
        else { return found }
        placed.keep(cell)
        return found + [attributes]
    }

    /// Removes the views outside the visible area; in an animation, at its end.
    private func removeUnmarkedViews() {
        for (element, view) in placed.unmarked {
            placed.remove(element)
            if let transaction = updates.transaction, let target = offscreenAttributes(of: element, transaction) {
                placed.addLeaving(view, element)
                transaction.exiting.offscreen.append((view, target))
            } else {
                recycle(view)
            }
        }
    }

    /// Sets the initial state of a view before the transaction's animation.
    private func prepare(
        _ view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes, isNew: Bool,
        _ transaction: UpdateTransaction
    ) {
        guard let start = attributesBeforeAppearing(attributes, transaction) else {
            if isNew { layOutWithoutAnimation(view) }
            return
        }
        // A visible view animates from its current position, unless the layout specifies other initial attributes.
        guard isNew || !(transaction.origin(attributes.element).map { start.looks(like: $0) } ?? true) else { return }
        UIView.performWithoutAnimation { apply(start, to: view) }
        layOutWithoutAnimation(view)
    }

    /// A new view's layout must not be animated from nothing.
    private func layOutWithoutAnimation(_ view: UICollectionReusableView) {
        UIView.performWithoutAnimation { view.outermostView.layer.layoutSubtree() }
    }

    /// Returns the view of an element: the existing one, or one from the data source or the layout.
    func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let element = attributes.element
        if let view = placed[element] { return view }
        let viewCount = placed.supply.viewsMade
        // A view that was leaving the screen is reused, but is configured with the current data like any other view.
        let returning = placed.restoreLeaving(element)
        let view = requestView(for: element, listRow: attributes.listRow, returning: returning)
        if let returning, returning !== view { recycle(returning) }
        placed.file(view, under: element)
        recordNewContent(of: view, isReused: placed.supply.viewsMade == viewCount)
        if element.category == .cell, let cell = view as? UICollectionViewCell {
            cell.isSelected = input.selection.contains(element.indexPath)
            cell.isHighlighted = input.selection.highlightedPath == element.indexPath
        }
        if view === returning {
            // It animates from its current position.
            view.placement.invalidateMeasurement()
        } else {
            UIView.performWithoutAnimation { apply(attributes, to: view) }
        }
        return view
    }
}
