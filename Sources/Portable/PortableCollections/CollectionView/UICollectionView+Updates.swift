import DiffEngine

// Collecting, checking, and applying batch updates.

extension UICollectionView {
    /// Adds changes to the open batch, or applies them as a separate batch.
    func update(_ change: (UpdateTransaction) -> Void) {
        if !updates.isOpen { endPresentation() }
        // The counts before the change. If they were never loaded, the data source has already changed, which the check
        // detects.
        _ = preparedCounts
        change(updates.pending)
        if !updates.isOpen { commitBatch() }
    }

    /// Changes the differences between the items on screen and the data source's. The data source isn't queried,
    /// because it isn't involved.
    ///
    /// - Parameter change: The change on screen, or `nil` for none.
    func changePresentation(to edits: [PresentedPaths.Edit], by change: UpdateTransaction.Change?) {
        var after = preparedCounts
        items.setEdits(edits)
        if let change {
            switch change {
            case .moveItem(let source, let target):
                after[source.section] -= 1
                after[target.section] += 1
            case .insertItem(let path): after[path.section] += 1
            case .deleteItem(let path): after[path.section] -= 1
            default: break
            }
            updates.pending.append(change)
        }
        commitBatch(after: after)
    }

    /// Shows only the data source's items, before the app reports changes to them.
    private func endPresentation() {
        cancelMovement()
        input.dropping?.closeGap()
        removePlaceholders()
    }

    func collectUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openBatch()
        updates?()
        if let completion { self.updates.pending.addCompletion(completion) }
        closeBatch()
    }

    /// Begins collecting updates. They are applied when as many batches are closed as were opened.
    func openBatch() {
        if !updates.isOpen {
            endPresentation()
            _ = preparedCounts
        }
        updates.open()
    }

    func closeBatch() {
        updates.close()
        if !updates.isOpen { commitBatch() }
    }

    /// - Parameter known: The new item counts, if the data source must not be queried.
    private func commitBatch(after known: [Int]? = nil) {
        let transaction = updates.removePending()
        let before = preparedCounts, after = known ?? loadCounts()
        let map = transaction.resolved(before: before, after: after, in: self)
        let isAnimated = animatesUpdates && !pass.needsReload
        let start = owningDevice.clock.now
        defer { recordUpdate(transaction, since: start) }
        // Before the layout is invalidated, because it still describes the old items.
        let nearby = isAnimated ? attributesNearby() : [:]
        items.setCounts(after)
        input.selection.update(with: map)
        input.menus?.itemsDidMove { map.path(after: $0) }
        guard !pass.needsReload else {
            // No elements are visible that could be animated.
            invalidateCounts()
            return transaction.end()
        }
        transaction.start(isAnimated: isAnimated, timing: updateTiming, from: placed.attributes)
        transaction.isReload = { map.isReloaded($0) }
        setOrigins(of: transaction, with: map, from: nearby)
        updates.showing(transaction) { show(transaction, map) }
    }

    /// Prepares the layout for a batch, and shows the result.
    private func show(_ transaction: UpdateTransaction, _ map: UpdateMap) {
        let removed = moveViews(by: map, in: transaction)
        updates.preparing(by: map) {
            invalidateCounts()
            usingPresentedPaths { layoutStorage.prepareIfNeeded() }
        }
        usingPresentedPaths { layoutStorage.prepare(for: map, of: transaction) }
        transaction.exiting.removed = removed.map { ($0.view, finalAttributes(of: $0.view, $0.element)) }
        removeViewsDeletedByLayout(in: transaction)
        restoreOrthogonalOffsets()
        moveToTargetOffset()
        for path in transaction.reconfigured.compactMap({ map.path(after: $0) }) {
            if let cell = placed[.cell(path)] { reconfigure(cell, at: path) }
        }
        for view in placed.values { (view as? any ListedCell)?.neighborsMayHaveChanged() }
        setNeedsLayout()
        runPass(of: transaction)
        usingPresentedPaths { layoutStorage.finalizeCollectionViewUpdates() }
    }

    /// Runs the pass of a transaction, and then its animation. During another pass, that one shows the transaction.
    func runPass(of transaction: UpdateTransaction) {
        if !pass.isRunning { runLayoutPass() }
        end(transaction)
    }

    /// Animates departing views to their final attributes, and runs the transaction's animation.
    func end(_ transaction: UpdateTransaction) {
        transaction.animate {
            for (view, attributes) in transaction.exiting.removed + transaction.exiting.offscreen {
                dismiss(view, to: attributes)
            }
        }
        let leaving = transaction.exiting.removed.map(\.view), lingering = transaction.exiting.offscreen.map(\.view)
        let scrollViews = transaction.exiting.scrollViews
        transaction.end { [weak self] in
            for view in scrollViews { view.removeFromSuperview() }
            for view in leaving { self?.recycle(view) }
            for view in lingering { self?.recycleLingering(view) }
            // Scroll views of removed views may be empty now.
            if let self, !placed.scrollViews.isEmpty { setNeedsLayout() }
        }
    }

    /// Applies the final attributes to a view in its current superview.
    private func dismiss(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        let shown = view.outermostView
        guard let superview = shown.superview else { return }
        let shift = elementContainer.convert(layoutOrigin, to: superview)
        setGeometry(attributes, of: view, shiftedBy: shift)
        view.placement.attributes = attributes
        view.apply(attributes)
    }

    /// Removes a view after an animation, unless its element is visible again.
    private func recycleLingering(_ view: UICollectionReusableView) {
        if placed.hasLeft(view) { recycle(view) }
    }

    var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

    private func invalidateCounts() {
        let context = layoutStorage.makeContext()
        context.invalidatesCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    private func restoreOrthogonalOffsets() {
        for (section, view) in placed.scrollViews.all {
            orthogonalLayout?.setOrthogonalOffset(view.offset, of: view.maximumOffset, ofSection: section)
        }
    }

    /// Applies the content offset that the layout and the delegate propose for a change.
    func moveToTargetOffset() {
        var target = layoutStorage.targetContentOffset(forProposedContentOffset: contentOffset)
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        guard target != contentOffset else { return }
        updates.animate { contentOffset = target }
    }
}
