// How updates take turns, and what one does.

extension CollectionDriver {
    /// How many updates may follow from one another before the rest waits for the next turn of the main queue.
    private static let maximumRounds = 50

    /// Shows sections.
    ///
    /// What has another id comes and goes; what keeps its id and has other content is configured again in place;
    /// sections with another layout are laid out again. If an update is under way, or the collection view is being laid
    /// out, this one waits for its turn, and takes the place of one that waits already.
    ///
    /// - Parameters:
    ///   - sections: All sections, in order.
    ///   - options: How changes are shown.
    ///   - completion: Called exactly once, with what became of the update; after the animations if there are any.
    /// - Complexity: O(*n*) in the number of items, and what the difference costs.
    public func apply(
        _ sections: [SectionModel], options: UpdateOptions = .automatic,
        completion: (@MainActor (UpdateOutcome) -> Void)? = nil
    ) {
        let update = PendingUpdate(
            sections: sections, options: options, completion: UpdateCompletion(completion))
        guard mayPerform else {
            let superseded = queued
            queued = update
            superseded?.completion(.superseded)
            return
        }
        perform(update)
        drainQueue()
    }

    /// Shows sections as `apply(_:options:completion:)` does, and returns what became of the update when it is known.
    @discardableResult
    public func apply(_ sections: [SectionModel], options: UpdateOptions = .automatic) async -> UpdateOutcome {
        guard !Task.isCancelled else { return .abandoned }
        return await withCheckedContinuation { continuation in
            apply(sections, options: options) { continuation.resume(returning: $0) }
        }
    }

    /// Performs updates that wait, each of which may bring another one.
    func drainQueue() {
        var rounds = 0
        while let next = queued, mayPerform {
            guard rounds < CollectionDriver.maximumRounds else {
                report(.endlessUpdates)
                scheduleDrain()
                return
            }
            rounds += 1
            queued = nil
            perform(next)
        }
    }

    /// Has what waits performed once the layout under way is over.
    func scheduleDrain() {
        guard !hasScheduledDrain else { return }
        hasScheduledDrain = true
        Task { @MainActor [weak self] in
            self?.hasScheduledDrain = false
            self?.drainQueue()
        }
    }

    /// Whether an update may be performed now.
    private var mayPerform: Bool { !isPerforming && callouts == 0 && !isHeld }

    func perform(_ update: PendingUpdate) {
        guard let collectionView else {
            model = CollectionModel(update.sections, report: report)
            update.completion(.abandoned)
            return
        }
        isPerforming = true
        defer { isPerforming = false }
        let old = model
        let new = CollectionModel(update.sections, report: report)
        let change = ModelChange(from: old, to: new)
        let anchor = ScrollAnchor(update.options.anchor, in: collectionView, from: old, to: new)
        let isAnimated = animates(update.options, in: collectionView)
        version += 1
        publish(new, replacing: old)
        relayOut(change)
        show(new, change, update, isAnimated: isAnimated, in: collectionView)
        hasApplied = true
        configureSupplementaryViews(change, from: old, in: collectionView)
        anchor?.restore(in: collectionView, with: new)
        updatePlaceholder()
        checkNearEnd()
    }

    /// The first update, and those that nobody sees, aren't animated.
    private func animates(_ options: UpdateOptions, in collectionView: UICollectionView) -> Bool {
        options.animation == .automatic && options.anchor == .none && hasApplied && collectionView.window != nil
            && !collectionView.bounds.isEmpty
    }

    /// From here on the layout and the data source read the new model. What is asked about items that are gone, by
    /// animations and by views that leave, is answered by the old one.
    private func publish(_ new: CollectionModel, replacing old: CollectionModel) {
        outgoing = old
        model = new
    }

    private func relayOut(_ change: ModelChange) {
        guard hasApplied, !change.relaid.isEmpty else { return }
        for identity in change.relaid { keptSections[identity] = nil }
        sectionedLayout.invalidateLayout()
    }

    private func show(
        _ new: CollectionModel, _ change: ModelChange, _ update: PendingUpdate, isAnimated: Bool,
        in collectionView: UICollectionView
    ) {
        let completion = update.completion, shown = version
        let finish = { [weak self] in
            if let self, shown == version { forgetOutgoing() }
            completion(.applied)
        }
        var snapshot = new.snapshot()
        guard update.options.animation != .reloadData else {
            dataSource.applySnapshotUsingReloadData(snapshot, completion: finish)
            return
        }
        snapshot.reconfigureItems(change.reconfigured)
        snapshot.reloadItems(change.reloaded)
        snapshot.reloadSections(change.reloadedSections)
        // A layout that changes without any item is animated by a batch without updates.
        let animatesLayout = isAnimated && change.isStructureEqual && !change.relaid.isEmpty
        dataSource.apply(
            snapshot, animatingDifferences: isAnimated, completion: animatesLayout ? nil : finish)
        if animatesLayout { collectionView.performBatchUpdates(nil) { _ in finish() } }
    }

    private func forgetOutgoing() {
        outgoing = nil
        keptSections = keptSections.filter { model.section($0.key) != nil }
    }
}
