// The order of updates, and the steps of each.

extension CollectionDriver {
    /// Shows the given sections.
    ///
    /// Sections and items with new IDs are inserted, and missing ones are removed. Items that keep their ID but have
    /// new content are reconfigured in place. Sections with a new layout are laid out again. If another update is in
    /// progress, or the collection view is being laid out, this update waits and replaces an update that is already
    /// waiting. The sections are shown when the method returns, unless the update has to wait or the options request a
    /// comparison in the background.
    ///
    /// - Parameters:
    ///   - sections: All sections, in order.
    ///   - options: Options that control how changes are shown.
    ///   - completion: A closure that's called exactly once with the outcome of the update, after any animations.
    /// - Complexity: O(*n*) in the number of items, plus the cost of the difference.
    public func apply(
        _ sections: [SectionModel], options: UpdateOptions = .automatic,
        completion: (@MainActor (UpdateOutcome) -> Void)? = nil
    ) {
        updates.add(
            PendingUpdate(
                content: ModelContent(sections), options: options, completion: UpdateCompletion(completion)))
    }

    /// Shows the given sections like `apply(_:options:completion:)`, and returns the outcome of the update.
    ///
    /// If the task is canceled before the sections are shown, they aren't shown.
    @discardableResult
    public func apply(_ sections: [SectionModel], options: UpdateOptions = .automatic) async -> UpdateOutcome {
        guard !Task.isCancelled else { return .cancelled }
        let completion = UpdateCompletion(nil)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                completion.handler = { continuation.resume(returning: $0) }
                updates.add(
                    PendingUpdate(content: ModelContent(sections), options: options, completion: completion))
            }
        } onCancel: {
            completion.cancellation.cancel()
            Task { @MainActor [weak self] in self?.updates.abandon(completion) }
        }
    }

    // MARK: Performing

    /// Performs an update whose plan has been created.
    func begin(_ update: PendingUpdate) {
        guard !update.completion.cancellation.isCancelled else { return update.completion(.cancelled) }
        let old = model.index, snapshot = dataSource.snapshot(), expansion = shown.nextExpansion
        let identities = update.content.identities
        guard case .inBackground(let threshold) = update.options.comparison, shown.hasApplied, collectionView != nil,
            max(update.content.itemCount, old.itemCount) >= threshold
        else {
            let plan = UpdatePlan(from: old, shown: snapshot, to: identities, expansion: expansion) {}
            return perform(update, plan)
        }
        let version = shown.version, requests = shown.outlines.requests
        updates.prepare(update) {
            let plan = try UpdatePlan(
                from: old, shown: snapshot, to: identities, expansion: expansion, checkpoint: Task.checkCancellation)
            // An optimized build hashes the items of a snapshot when it's first queried, which must be on this thread.
            _ = plan.snapshot.numberOfItems
            return plan
        } perform: { [weak self] plan in
            guard let self else { return }
            // The plan is outdated if the user has moved or expanded items in the meantime.
            let isCurrent = shown.version == version && shown.outlines.requests == requests
            if isCurrent, !update.completion.cancellation.isCancelled {
                perform(update, plan)
            } else {
                begin(update)
            }
        }
    }

    /// Shows sections that the user has rearranged, before updates that are waiting.
    func performNow(_ sections: [SectionModel]) {
        let content = ModelContent(sections)
        let plan = UpdatePlan(
            from: model.index, shown: dataSource.snapshot(), to: content.identities, expansion: shown.nextExpansion
        ) {}
        perform(PendingUpdate(content: content, options: .automatic, completion: UpdateCompletion(nil)), plan)
    }

    private func perform(_ update: PendingUpdate, _ plan: UpdatePlan) {
        shown.outlines.removeRequests()
        let new = CollectionModel(update.content, index: plan.index, report: report)
        guard let collectionView else {
            shown.replaceWithoutView(with: new)
            update.completion(.cancelled)
            return
        }
        updates.perform { show(new, update, plan, in: collectionView) }
        reading.recordPositionAfterUpdate()
    }

    private func show(
        _ new: CollectionModel, _ update: PendingUpdate, _ plan: UpdatePlan, in collectionView: UICollectionView
    ) {
        let old = model
        let change = ModelChange(from: old, to: new, plan)
        let anchor = ScrollAnchor(
            self.anchor(of: update.options), in: collectionView, from: old, to: new)
        let isAnimated = animates(update.options, in: collectionView)
        shown.replace(with: new)
        if shown.hasApplied, !change.relaid.isEmpty { sectionProvider.layOutAgain(change.relaid) }
        apply(plan, change, update, isAnimated: isAnimated, in: collectionView)
        showOutlines()
        if shown.hasApplied { sectionProvider.replaceBoundaryViews(of: change.rebounded, in: collectionView) }
        shown.recordUpdate()
        views.configureSupplementaryViews(change, from: old, to: model)
        anchor?.restore(in: collectionView, with: new)
        views.states.keepOnly { new.index.place(of: $0) != nil }
        router.workingRange.update(in: self)
        loading.placeholder.update()
        loading.checkNearEnd()
    }

    /// Returns the anchor of an update, including the default of chats.
    private func anchor(of options: UpdateOptions) -> UpdateOptions.Anchor {
        staysAtEnd && options.anchor == .none ? .lastVisibleItem : options.anchor
    }

    /// Returns a Boolean value that indicates whether an update is animated. The first update and updates that aren't
    /// visible aren't animated.
    private func animates(_ options: UpdateOptions, in collectionView: UICollectionView) -> Bool {
        options.animation == .automatic && anchor(of: options) == .none && shown.hasApplied
            && collectionView.window != nil && !collectionView.bounds.isEmpty
    }

    /// Applies an update to the data source.
    private func apply(
        _ plan: UpdatePlan, _ change: ModelChange, _ update: PendingUpdate, isAnimated: Bool,
        in collectionView: UICollectionView
    ) {
        let completion = update.completion, version = shown.version
        let finish = { [weak self] in
            self?.removeOutgoing(afterVersion: version)
            completion(.applied)
        }
        var snapshot = plan.snapshot
        guard update.options.animation != .reloadData else {
            dataSource.applySnapshotUsingReloadData(snapshot, completion: finish)
            return
        }
        snapshot.reconfigureItems(change.reconfigured)
        snapshot.reloadItems(change.reloaded)
        snapshot.reloadSections(change.reloadedSections)
        if collectionView.collectionViewLayout !== layout { snapshot.reloadSections(Array(change.rebounded)) }
        // If only the layout changes, an empty batch update animates it.
        let animatesLayout = isAnimated && plan.isStructureEqual && !change.relaid.isEmpty
        dataSource.apply(
            snapshot, animatingDifferences: isAnimated, completion: animatesLayout ? nil : finish)
        if animatesLayout { collectionView.performBatchUpdates(nil) { _ in finish() } }
    }

    private func removeOutgoing(afterVersion version: Int) {
        if shown.removeOutgoing(afterVersion: version) { sectionProvider.removeSections(notIn: model) }
    }
}
