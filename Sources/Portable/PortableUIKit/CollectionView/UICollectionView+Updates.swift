// How batches of updates are collected, checked and applied.

extension UICollectionView {
    /// Collects changes: into the batch that is open, or as a batch of their own.
    func update(_ change: (inout BatchUpdate) -> Void) {
        cancelMovement()
        // The counts before the change; a data source that was never asked has changed already, which the check finds.
        _ = preparedCounts
        change(&batch)
        if batchDepth == 0 { commitBatch() }
    }

    /// Shows an item at another path, or with nil all items where they are. The data source isn't asked: it knows nothing
    /// of it.
    func movePresentedItem(_ move: (source: IndexPath, target: IndexPath)?) {
        var after = preparedCounts
        if let (source, target) = move {
            after[source.section] -= 1
            after[target.section] += 1
            batch.append(.moveItem(source, target))
        }
        commitBatch(after: after)
    }

    func collectUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openBatch()
        updates?()
        if let completion { batchCompletions.append(completion) }
        closeBatch()
    }

    /// Collects the updates from here on; they are applied when as many batches are closed as were opened.
    func openBatch() {
        if batchDepth == 0 {
            cancelMovement()
            _ = preparedCounts
        }
        batchDepth += 1
    }

    func closeBatch() {
        batchDepth -= 1
        if batchDepth == 0 { commitBatch() }
    }

    /// - Parameter known: The numbers of items afterwards, where the data source isn't to be asked.
    private func commitBatch(after known: [Int]? = nil) {
        let changes = batch, completions = batchCompletions, reconfigured = reconfiguredPaths
        batch = BatchUpdate()
        batchCompletions = []
        reconfiguredPaths = []
        let before = preparedCounts, after = known ?? loadCounts()
        let map = changes.resolved(before: before, after: after, in: self)
        counts = after
        selectedPaths = Set(selectedPaths.compactMap { map.isReloaded($0) ? nil : map.path(after: $0) })
        highlightedPath = highlightedPath.flatMap { map.path(after: $0) }
        guard !needsReload else {
            // Nothing is shown yet that could follow.
            invalidateCounts()
            completions.forEach { $0(true) }
            return
        }
        let commit = UpdateCommit(
            isAnimated: animatesUpdates, oldAttributes: placed.compactMapValues(\.placement.attributes),
            completions: completions)
        self.commit = commit
        let gone = moveViews(by: map)
        pathAfterUpdates = { map.path(after: $0) }
        invalidateCounts()
        askingLayout {
            layoutStorage.prepareIfNeeded()
            pathAfterUpdates = nil
            layoutStorage.prepare(forCollectionViewUpdates: map.updateItems(for: changes.changes))
        }
        commit.leaving = gone.map { ($0.view, finalAttributes(of: $0.view, $0.element)) }
        takeLayoutsDeletions(into: commit)
        restoreOrthogonalOffsets()
        moveToTargetOffset()
        for path in reconfigured.compactMap({ map.path(after: $0) }) {
            if let cell = placed[.cell(path)] { reconfigure(cell, at: path) }
        }
        setNeedsLayout()
        runCommittedPass()
        askingLayout { layoutStorage.finalizeCollectionViewUpdates() }
        self.commit = nil
    }

    /// The pass that shows a commit. Without anything to show in, the commit is over at once.
    private func runCommittedPass() {
        guard !isInLayoutPass else {
            commit?.takeAnimation()?.complete(true)
            return
        }
        runLayoutPass()
    }

    private var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

    private func invalidateCounts() {
        let context = layoutStorage.makeContext()
        context.concernsCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// Files the views under their new paths; answers those whose element is gone or reloaded, with its old path.
    private func moveViews(by map: UpdateMap) -> [(view: UICollectionReusableView, element: ElementKey)] {
        var gone: [(view: UICollectionReusableView, element: ElementKey)] = []
        var moved: [ElementKey: UICollectionReusableView] = [:]
        for (element, view) in placed.sorted(by: { $0.key < $1.key }) {
            guard let target = self.element(element, after: map), moved[target] == nil else {
                gone.append((view, element))
                continue
            }
            moved[target] = view
            view.placement.element = target
        }
        placed = moved
        var scrollViews: [Int: OrthogonalScrollView] = [:]
        for (section, view) in orthogonalScrollViews {
            if let target = map.section(after: section) {
                view.section = target
                scrollViews[target] = view
            } else {
                view.removeFromSuperview()
            }
        }
        orthogonalScrollViews = scrollViews
        return gone
    }

    /// Where an element is after the updates; nil if it is gone or gets a new view.
    private func element(_ element: ElementKey, after map: UpdateMap) -> ElementKey? {
        let path = element.indexPath
        // Paths of other lengths and those of the whole layout belong to no section.
        guard path.count == 2, path.item != Int.max else { return element }
        var result = element
        if element.category == .cell
            || layoutStorage.supplementaryViewFollowsItem(ofKind: element.kind, inSection: path.section)
        {
            guard !map.isReloaded(path), let target = map.path(after: path) else { return nil }
            result.indexPath = target
        } else {
            guard !map.reloadedSections.contains(path.section), let section = map.section(after: path.section)
            else { return nil }
            result.indexPath = IndexPath(item: path.item, section: section)
        }
        return result
    }

    /// How a view that goes away is to look at the end: as the layout says, or faded out where it is.
    private func finalAttributes(
        of view: UICollectionReusableView, _ element: ElementKey
    ) -> UICollectionViewLayoutAttributes {
        let said: UICollectionViewLayoutAttributes?
        switch element.category {
        case .cell: said = layoutStorage.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        case .supplementaryView:
            said = layoutStorage.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: element.kind, at: element.indexPath)
        case .decorationView:
            said = layoutStorage.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: element.kind, at: element.indexPath)
        }
        if let said { return said }
        let faded =
            view.placement.attributes?.copy() as? UICollectionViewLayoutAttributes
            ?? layoutStorage.makeAttributes(for: element)
        faded.alpha = 0
        return faded
    }

    /// Views beside the items that the layout wants to be made anew.
    private func takeLayoutsDeletions(into commit: UpdateCommit) {
        for kind in Set(placed.keys.filter { $0.category == .supplementaryView }.map(\.kind)) {
            for path in layoutStorage.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
                takeAway(.supplementary(kind, path), into: commit)
            }
        }
        for kind in Set(placed.keys.filter { $0.category == .decorationView }.map(\.kind)) {
            for path in layoutStorage.indexPathsToDeleteForDecorationView(ofKind: kind) {
                takeAway(.decoration(kind, path), into: commit)
            }
        }
    }

    private func takeAway(_ element: ElementKey, into commit: UpdateCommit) {
        guard let view = placed.removeValue(forKey: element) else { return }
        commit.leaving.append((view, finalAttributes(of: view, element)))
    }

    private func restoreOrthogonalOffsets() {
        for (section, view) in orthogonalScrollViews {
            layoutStorage.setOrthogonalOffset(view.offset, ofSection: section)
        }
    }

    /// The layout and the delegate may move the content with a change.
    private func moveToTargetOffset() {
        var target = layoutStorage.targetContentOffset(forProposedContentOffset: contentOffset)
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        if target != contentOffset { contentOffset = target }
    }

    // MARK: Changing the layout

    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let views = placed.values
        views.forEach { $0.willTransition(from: old, to: layout) }
        dropDecorationViews()
        let commit = UpdateCommit(
            isAnimated: animated && animatesUpdates, oldAttributes: placed.compactMapValues(\.placement.attributes),
            completions: completion.map { [$0] } ?? [])
        layoutStorage = layout
        old.owner = nil
        layout.owner = self
        invalidateEverything()
        if needsReload || bounds.isEmpty {
            setNeedsLayout()
            commit.complete(true)
        } else {
            self.commit = commit
            layout.prepareIfNeeded()
            contentSize = layout.collectionViewContentSize
            moveToTargetOffset()
            setNeedsLayout()
            runCommittedPass()
            self.commit = nil
        }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        views.forEach { $0.didTransition(from: old, to: layout) }
    }

    /// Decoration views are of the layout's own classes: another layout can't use them.
    private func dropDecorationViews() {
        for element in placed.keys where element.category == .decorationView {
            placed.removeValue(forKey: element)?.removeFromSuperview()
        }
    }

    // MARK: Interactive changes of layout

    /// An interactive change of layout that is under way.
    struct InteractiveTransition {
        var layout: UICollectionViewTransitionLayout
        var completion: LayoutInteractiveTransitionCompletion?
    }

    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        guard interactiveTransition == nil else {
            raise("the collection is already in the middle of an interactive transition")
        }
        let old = layoutStorage
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
        changeLayout(to: transition, animated: false, completion: nil)
        return transition
    }

    func endTransition(finished: Bool) {
        guard let transition = interactiveTransition else {
            raise("the collection is not in the middle of an interactive transition")
        }
        interactiveTransition = nil
        let target = finished ? transition.layout.nextLayout : transition.layout.currentLayout
        changeLayout(to: target, animated: true) { completed in
            transition.completion?(completed, finished)
        }
    }
}
