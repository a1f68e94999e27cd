// How batches of updates are collected, checked and applied.

extension UICollectionView {
    /// Collects changes: into the batch that is open, or as a batch of their own.
    func update(_ change: (inout BatchUpdate) -> Void) {
        if batchDepth == 0 { endPresentation() }
        // The counts before the change; a data source that was never asked has changed already, which the check finds.
        _ = preparedCounts
        change(&batch)
        if batchDepth == 0 { commitBatch() }
    }

    /// Lets items on screen differ from the data source's in another way, which a change brings about; nil: none. The
    /// data source isn't asked, for it knows nothing of it.
    func changePresentation(to edits: [PresentedPaths.Edit], by change: BatchUpdate.Change?) {
        var after = preparedCounts
        presentedPaths.edits = edits
        if let change {
            switch change {
            case .moveItem(let source, let target):
                after[source.section] -= 1
                after[target.section] += 1
            case .insertItem(let path): after[path.section] += 1
            case .deleteItem(let path): after[path.section] -= 1
            default: break
            }
            batch.append(change)
        }
        commitBatch(after: after)
    }

    /// Shows the data source's items alone: the app is about to say what of them has changed.
    private func endPresentation() {
        cancelMovement()
        dropping?.closeGap()
        removePlaceholders()
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
            endPresentation()
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
        let isAnimated = animatesUpdates && !needsReload
        let start = owningDevice.clock.now
        defer { noteUpdate(changes, reconfigured: reconfigured, isAnimated: isAnimated, since: start) }
        // Before the layout hears of the change: it still describes what was there.
        let nearby = isAnimated ? attributesNearby() : [:]
        counts = after
        let stillThere = { (paths: Set<IndexPath>) in
            Set(paths.compactMap { map.isReloaded($0) ? nil : map.path(after: $0) })
        }
        selectedPaths = stillThere(selectedPaths)
        pathsSelectedBeforeEditing = pathsSelectedBeforeEditing.map(stillThere)
        highlightedPath = highlightedPath.flatMap { map.path(after: $0) }
        contextMenus?.itemsDidMove { map.path(after: $0) }
        guard !needsReload else {
            // Nothing is shown yet that could follow.
            invalidateCounts()
            completions.forEach { $0(true) }
            return
        }
        let commit = UpdateCommit(
            isAnimated: isAnimated, timing: updateTiming,
            oldAttributes: placed.compactMapValues(\.placement.attributes),
            completions: completions)
        commit.isReload = { map.isReloaded($0) }
        follow(map, in: commit, from: nearby)
        let outer = self.commit
        self.commit = commit
        defer { self.commit = outer }
        let gone = moveViews(by: map, in: commit)
        updateMap = map
        invalidateCounts()
        askingLayout {
            layoutStorage.prepareIfNeeded()
            updateMap = nil
            layoutStorage.prepare(for: map, of: changes)
        }
        commit.leaving = gone.map { ($0.view, finalAttributes(of: $0.view, $0.element)) }
        takeLayoutsDeletions(into: commit)
        restoreOrthogonalOffsets()
        moveToTargetOffset()
        for path in reconfigured.compactMap({ map.path(after: $0) }) {
            if let cell = placed[.cell(path)] { reconfigure(cell, at: path) }
        }
        // Lines between rows depend on the rows beside them, which may be others now.
        for view in placed.values { (view as? UICollectionViewListCell)?.setNeedsLayout() }
        setNeedsLayout()
        runCommittedPass(commit)
        askingLayout { layoutStorage.finalizeCollectionViewUpdates() }
    }

    /// The pass that shows a commit, and then the animation. In the middle of another pass, that one shows it.
    private func runCommittedPass(_ commit: UpdateCommit) {
        if !isInLayoutPass { runLayoutPass() }
        end(commit)
    }

    /// Moves what is no longer seen out of the way, and lets the commit's animation run.
    func end(_ commit: UpdateCommit) {
        commit.animate {
            for (view, attributes) in commit.leaving + commit.lingering { dismiss(view, to: attributes) }
        }
        let leaving = commit.leaving.map(\.view), lingering = commit.lingering.map(\.view)
        let scrollViews = commit.retiredScrollViews
        commit.end { [weak self] in
            for view in scrollViews { view.removeFromSuperview() }
            for view in leaving { self?.recycle(view) }
            for view in lingering { self?.recycleLingering(view) }
        }
    }

    /// Lets a view look as it does when it has gone, in whatever it is in.
    private func dismiss(_ view: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes) {
        let shown = view.outermostView
        guard let superview = shown.superview else { return }
        let shift = elementContainer.convert(layoutOrigin, to: superview)
        setGeometry(attributes, of: shown, shiftedBy: shift)
        view.placement.attributes = attributes
        view.apply(attributes)
    }

    /// Takes a view away that waited for the end of an animation, unless its element has come back to be seen.
    private func recycleLingering(_ view: UICollectionReusableView) {
        guard let element = view.placement.element, lingering[element] === view else { return }
        lingering[element] = nil
        recycle(view)
    }

    var animatesUpdates: Bool { window != nil && UIView.areAnimationsEnabled && !bounds.isEmpty }

    /// Tells a commit where elements were that come to be seen.
    private func follow(
        _ map: UpdateMap, in commit: UpdateCommit, from nearby: [ElementKey: UICollectionViewLayoutAttributes]
    ) {
        let firstPath = placed.keys.lazy.filter { $0.category == .cell }.map(\.indexPath).min()
        let layout = layoutStorage
        commit.newPath = { [unowned self] in element($0, after: map, ofReloads: true) }
        commit.oldPath = { element in
            let path = element.indexPath
            guard path.count == 2, path.item != Int.max else { return element }
            var result = element
            if element.category == .cell
                || layout.supplementaryViewFollowsItem(ofKind: element.kind, inSection: path.section)
            {
                guard let old = map.path(before: path) else { return nil }
                result.indexPath = old
            } else {
                guard let section = map.section(before: path.section) else { return nil }
                result.indexPath = IndexPath(item: path.item, section: section)
            }
            return result
        }
        commit.origin = { [unowned commit, weak self] element in
            guard let old = commit.oldPath(element) else { return nil }
            if let known = commit.oldAttributes[old] ?? nearby[old] { return known }
            guard let self, let firstPath, element.category == .cell else { return nil }
            return farAttributes(of: element, before: old.indexPath < firstPath)
        }
    }

    /// The attributes of what is up to a screen away and has no view, by path; empty if the layout isn't prepared.
    func attributesNearby() -> [ElementKey: UICollectionViewLayoutAttributes] {
        guard !layoutStorage.needsPreparation else { return [:] }
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var result: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in attributes(in: area) where placed[attributes.element]?.placement.attributes == nil {
            result[attributes.element] = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        return result
    }

    /// Where an item seems to come from that was farther away than a screen: a screen before its place, or behind it.
    private func farAttributes(of element: ElementKey, before: Bool) -> UICollectionViewLayoutAttributes? {
        guard let attributes = attributes(of: element)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let isHorizontal =
            attributes.orthogonalSection.flatMap { orthogonalScrollViews[$0]?.scrollsHorizontally }
            ?? (contentSize.width > bounds.width && contentSize.height <= bounds.height)
        let sign: CGFloat = before ? -1 : 1
        if isHorizontal {
            attributes.center.x += sign * bounds.width
        } else {
            attributes.center.y += sign * bounds.height
        }
        return attributes
    }

    private func invalidateCounts() {
        let context = layoutStorage.makeContext()
        context.concernsCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// Files the views under their new paths; answers those whose element is gone or reloaded, with its old path.
    private func moveViews(
        by map: UpdateMap, in commit: UpdateCommit
    ) -> [(view: UICollectionReusableView, element: ElementKey)] {
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
        gone += moveLingeringViews(by: map)
        var scrollViews: [Int: OrthogonalScrollView] = [:]
        for (section, view) in orthogonalScrollViews {
            if let target = map.section(after: section) {
                view.section = target
                scrollViews[target] = view
            } else {
                view.isUserInteractionEnabled = false
                commit.retiredScrollViews.append(view)
            }
        }
        orthogonalScrollViews = scrollViews
        return gone
    }

    /// Files the views anew that wait for the end of an earlier animation; answers those whose element is gone now.
    private func moveLingeringViews(by map: UpdateMap) -> [(view: UICollectionReusableView, element: ElementKey)] {
        var gone: [(view: UICollectionReusableView, element: ElementKey)] = []
        var moved: [ElementKey: UICollectionReusableView] = [:]
        for (element, view) in lingering.sorted(by: { $0.key < $1.key }) {
            guard let target = self.element(element, after: map), moved[target] == nil else {
                gone.append((view, element))
                continue
            }
            moved[target] = view
            view.placement.element = target
        }
        lingering = moved
        return gone
    }

    /// Where an element is after the updates; nil if it is gone or, unless `ofReloads`, gets a new view.
    private func element(_ element: ElementKey, after map: UpdateMap, ofReloads: Bool = false) -> ElementKey? {
        let path = element.indexPath
        // Paths of other lengths and those of the whole layout belong to no section.
        guard path.count == 2, path.item != Int.max else { return element }
        var result = element
        if element.category == .cell
            || layoutStorage.supplementaryViewFollowsItem(ofKind: element.kind, inSection: path.section)
        {
            guard ofReloads || !map.isReloaded(path), let target = map.path(after: path) else { return nil }
            result.indexPath = target
        } else {
            guard ofReloads || !map.reloadedSections.contains(path.section),
                let section = map.section(after: path.section)
            else { return nil }
            result.indexPath = IndexPath(item: path.item, section: section)
        }
        return result
    }

    /// How a view that goes away is to look at the end: as the layout says, or faded out where it is.
    private func finalAttributes(
        of view: UICollectionReusableView, _ element: ElementKey
    ) -> UICollectionViewLayoutAttributes {
        if let said = askingLayout({ layoutStorage.finalAttributes(ofDisappearing: element) }) { return said }
        let faded =
            view.placement.attributes?.copy() as? UICollectionViewLayoutAttributes
            ?? layoutStorage.makeAttributes(for: element)
        faded.alpha = 0
        return faded
    }

    /// How a view is to look that goes out of sight while its element stays; nil if it is to go at once.
    func attributesOutOfSight(
        of element: ElementKey, _ commit: UpdateCommit
    ) -> UICollectionViewLayoutAttributes? {
        guard commit.isAnimated else { return nil }
        if let oldLayout = commit.oldLayout {
            return askingLayout { oldLayout.finalAttributes(ofDisappearing: element) } ?? attributes(of: element)
        }
        let old = commit.oldPath(element)
        return askingLayout { old.flatMap { layoutStorage.finalAttributes(ofDisappearing: $0) } }
            ?? attributes(of: element)
    }

    /// How a view looks before it comes to `attributes`; nil if it is just there.
    func attributesBeforeAppearing(
        _ attributes: UICollectionViewLayoutAttributes, _ commit: UpdateCommit
    ) -> UICollectionViewLayoutAttributes? {
        guard commit.isAnimated else { return nil }
        return askingLayout { layoutStorage.initialAttributes(ofAppearing: attributes.element) }
            ?? commit.origin(attributes.element)
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
            layoutStorage.setOrthogonalOffset(view.offset, of: view.maximumOffset, ofSection: section)
        }
    }

    /// The layout and the delegate may move the content with a change.
    private func moveToTargetOffset() {
        var target = layoutStorage.targetContentOffset(forProposedContentOffset: contentOffset)
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        guard target != contentOffset else { return }
        if let commit { commit.animate { contentOffset = target } } else { contentOffset = target }
    }

    // MARK: Changing the layout

    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?, timing: UpdateTiming? = nil
    ) {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let views = placed.values
        views.forEach { $0.willTransition(from: old, to: layout) }
        // What was answered to the old layout means nothing to the new one.
        forgetMeasurements()
        dropDecorationViews()
        let commit = UpdateCommit(
            isAnimated: animated && animatesUpdates, timing: timing ?? updateTiming,
            oldAttributes: placed.compactMapValues(\.placement.attributes), oldLayout: old,
            completions: completion.map { [$0] } ?? [])
        // The old layout still answers: neither the items nor the size have changed.
        commit.origin = { [weak self] in self?.attributes(of: $0, in: old) }
        commit.newPath = { _ in nil }
        layoutStorage = layout
        layout.owner = self
        invalidateEverything()
        if needsReload || bounds.isEmpty {
            setNeedsLayout()
            commit.end {}
        } else {
            let outer = self.commit
            self.commit = commit
            layout.prepareIfNeeded()
            commit.animate { contentSize = layout.collectionViewContentSize }
            moveToTargetOffset()
            setNeedsLayout()
            runCommittedPass(commit)
            self.commit = outer
        }
        let isPartOfTransition = (layout as? UICollectionViewTransitionLayout)?.currentLayout === old
        if layoutStorage !== old, !isPartOfTransition { old.owner = nil }
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
        let from = transition.layout.currentLayout, to = transition.layout.nextLayout
        changeLayout(to: finished ? to : from, animated: true) { completed in
            transition.completion?(completed, finished)
        }
        (finished ? from : to).owner = nil
    }
}
