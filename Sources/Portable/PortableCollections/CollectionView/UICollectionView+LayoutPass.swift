// A layout pass queries the layout for visible elements, measures self-sizing views from the start of the visible area
// on, and places the views at the resulting positions.

extension UICollectionView {
    /// The maximum number of layout queries in a pass. Each one adds new views, or the loop ends much earlier.
    private static let maximumRounds = 500

    /// Runs a layout pass. Does nothing during a batch of updates, when the model and the counts don't match.
    func runLayoutPass() {
        guard !pass.isRunning, !updates.isOpen else { return }
        pass.run { items.usingPresentedPaths { showVisible() } }
        assert(placed.brokenInvariant == nil, placed.brokenInvariant ?? "")
        pass.performActionsDue()
    }

    private func showVisible() {
        pass.begin(insets: currentLayoutInsets)
        let start = pass.needsReload ? owningDevice.clock.now : 0
        let resizing = consumeResizing()
        defer { if let resizing { endResizing(resizing) } }
        dropViewsForReload()
        input.index.update(in: self)
        settle()
        input.index.layOut(in: self)
        updates.animate { placed.listBackgrounds.layOut(in: self) }
        if listLayout?.offersSwipeActions == true || input.hasSwipeableContent { input.offerSwipes(in: self) }
        swipeController?.layoutPassEnded()
        removeUnusedOrthogonalScrollViews()
        correctPendingScroll()
        finishAnimatedBoundsChange()
        pass.prefetch(for: self)
        recordReload(since: start)
    }

    /// Measures and places views until the layout and the views agree.
    private func settle() {
        layOutBackgroundView()
        var rounds = 0, isSettled = false
        while !isSettled, rounds < UICollectionView.maximumRounds {
            rounds += 1
            layoutStorage.prepareIfNeeded()
            updates.animate {
                updateContentSize()
                updateOrthogonalScrollViews()
            }
            let found = bounds.isEmpty ? [] : keepingFirstResponder(liftingHeldItem(attributesToPlace()))
            // A view with a changed size makes the attributes out of date.
            if measure(found), rounds < UICollectionView.maximumRounds { continue }
            let sizesItself = place(found)
            isSettled = !layoutStorage.needsPreparation && !(sizesItself && hasViewsToMeasure)
        }
    }

    /// Calls `action` immediately, or after the layout pass if one is running.
    func performOutsideOfLayoutPass(_ action: @escaping () -> Void) { pass.performOutside(action) }

    /// Runs a pending layout pass, if the view has a size.
    func layoutIfDue() {
        guard !bounds.isEmpty, pass.needsReload || layer.needsLayout() || layoutStorage.needsPreparation else { return }
        runLayoutPass()
    }

    private func updateContentSize() {
        let size = layoutStorage.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    private func layOutBackgroundView() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        let index = placed.listBackgrounds.count
        if !subviews.indices.contains(index) || subviews[index] !== backgroundView { insertBackgroundView() }
    }

    /// Inserts the background view behind all views except for the background colors of lists.
    func insertBackgroundView() {
        guard let backgroundView else { return }
        if let last = placed.listBackgrounds.last {
            insertSubview(backgroundView, aboveSubview: last)
        } else {
            insertSubview(backgroundView, at: 0)
        }
    }

    /// Shows the trailing swipe actions of a row. Does nothing if the row isn't on screen or has no actions.
    package func revealTrailingActions(at indexPath: IndexPath) {
        input.offerSwipes(in: self)
        swipeController?.revealTrailingActions(at: indexPath)
    }

    private func dropViewsForReload() {
        guard pass.consumeReload() else { return }
        let views = placed.removeAll()
        pass.startReload(replacingViews: !views.isEmpty)
        for view in views { recycle(view) }
        placed.scrollViews.removeAll()
        pass.restartPrefetching()
        _ = preparedCounts
    }
}
