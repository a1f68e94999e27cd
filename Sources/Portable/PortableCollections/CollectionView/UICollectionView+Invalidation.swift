// Invalidation: triggers of another layout pass, and the views that it measures again.

extension UICollectionView {
    /// Called by the layout when it was invalidated.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if context.contentSizeAdjustment != .zero {
            contentSize.width += context.contentSizeAdjustment.width
            contentSize.height += context.contentSizeAdjustment.height
        }
        if context.contentOffsetAdjustment != .zero { scroller.shiftContent(by: context.contentOffsetAdjustment) }
        if context.preferred == nil, !context.isCausedByScrolling, !context.invalidatesCounts,
            !context.affectsOnlyMovedItem
        {
            measureAgain(context)
        }
        if !pass.isRunning { setNeedsLayout() }
    }

    /// Measures views again after a change of the layout that isn't caused by the views.
    private func measureAgain(_ context: UICollectionViewLayoutInvalidationContext) {
        if let items = context.invalidatedItemIndexPaths {
            for path in items { placed.shown(.cell(path))?.placement.invalidateMeasurement() }
        } else {
            invalidateMeasurements()
        }
    }

    /// Measures all visible views again.
    func invalidateMeasurements() {
        for view in placed.allShown { view.placement.invalidateMeasurement() }
    }

    /// Called when a view has invalidated its size.
    func sizeWasInvalidated(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled || placed.supply.isRequestingView else { return }
        view.placement.measuredOffer = nil
        if !pass.isRunning {
            if !placed.supply.isRequestingView, view.placement.isDisplayed, animatesUpdates { pass.animateResizing() }
            view.placement.isSizingSuspended = false
            setNeedsLayout()
        }
    }

    /// Called when constraints in a cell's content view have changed outside of a layout pass. Layout passes measure
    /// cells anyway.
    func constraintsDidChange(in cell: UICollectionViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints, !pass.isRunning else { return }
        sizeWasInvalidated(of: cell)
    }

    func invalidateEverything() {
        let context = layoutStorage.makeContext()
        context.invalidatesAll = true
        context.invalidatesCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    func boundsWillChange(to newBounds: CGRect) {
        let old = bounds
        guard newBounds != old else { return }
        if layoutStorage.shouldInvalidateLayout(forBoundsChange: newBounds) {
            let context = layoutStorage.invalidationContext(forBoundsChange: newBounds)
            context.isCausedByScrolling = newBounds.size == old.size
            layoutStorage.invalidateLayout(with: context)
        }
        if newBounds.size != old.size { prepareForAnimatedBoundsChange(from: old) }
    }

    var currentLayoutInsets: LayoutInsets? {
        guard let axis = layoutStorage.insetAxis else { return nil }
        func sides(_ insets: UIEdgeInsets) -> LayoutInsets.Sides {
            axis == .horizontal
                ? LayoutInsets.Sides(first: insets.left, second: insets.right)
                : LayoutInsets.Sides(first: insets.top, second: insets.bottom)
        }
        return LayoutInsets(
            content: sides(contentInset), safeArea: sides(safeAreaInsets), margins: sides(layoutMargins))
    }

    func insetsDidChange() {
        guard currentLayoutInsets != pass.insets else { return }
        layoutStorage.invalidateLayout()
    }
}
