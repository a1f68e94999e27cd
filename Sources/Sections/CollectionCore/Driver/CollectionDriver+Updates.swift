// How updates take turns, and what one does.

extension CollectionDriver {
    /// How many updates may follow from one another before the rest waits for the next turn of the main queue.
    private static let maximumRounds = 50

    /// Shows sections.
    ///
    /// What has another id comes and goes; what keeps its id and has other content is configured again in place;
    /// sections with another layout are laid out again. If an update is under way, or the collection view is being laid
    /// out, this one waits for its turn, and takes the place of one that waits already. The sections are shown when this
    /// returns, unless the update has to wait or the options have it compared in the background.
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
        take(
            PendingUpdate(
                content: ModelContent(sections), options: options, completion: UpdateCompletion(completion)))
    }

    /// Shows sections as `apply(_:options:completion:)` does, and returns what became of the update when it is known.
    ///
    /// If the task is cancelled before the sections are shown, they aren't.
    @discardableResult
    public func apply(_ sections: [SectionModel], options: UpdateOptions = .automatic) async -> UpdateOutcome {
        guard !Task.isCancelled else { return .abandoned }
        let completion = UpdateCompletion(nil)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                completion.handler = { continuation.resume(returning: $0) }
                take(PendingUpdate(content: ModelContent(sections), options: options, completion: completion))
            }
        } onCancel: {
            completion.cancellation.cancel()
            Task { @MainActor [weak self] in self?.abandon(completion) }
        }
    }

    // MARK: Turns

    /// Whether an update would have to wait.
    private var isBusy: Bool { isPerforming || callouts > 0 || isHeld || preparation != nil }

    /// Performs an update in its turn.
    private func take(_ update: PendingUpdate) {
        guard !isBusy else {
            let superseded = queued
            queued = update
            superseded?.completion(.superseded)
            return
        }
        begin(update)
        drainQueue()
    }

    /// Performs updates that wait, each of which may bring another one.
    func drainQueue() {
        var rounds = 0
        while let next = queued, !isBusy {
            guard rounds < CollectionDriver.maximumRounds else {
                report(.endlessUpdates)
                scheduleDrain()
                return
            }
            rounds += 1
            queued = nil
            begin(next)
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

    /// Lets an update that was compared wait for the end of a drag, unless a later one waits already.
    private func wait(_ update: PendingUpdate) {
        guard queued == nil else { return update.completion(.superseded) }
        queued = update
    }

    /// Gives up an update that hasn't been performed yet.
    private func abandon(_ completion: UpdateCompletion) {
        if queued?.completion === completion {
            queued = nil
        } else if preparation?.completion === completion {
            preparation = nil
        } else {
            return
        }
        completion(.abandoned)
        drainQueue()
    }

    /// Performs an update, once its plan is made.
    private func begin(_ update: PendingUpdate) {
        guard !update.completion.cancellation.isCancelled else { return update.completion(.abandoned) }
        let old = model.index, shown = dataSource.snapshot(), expansion = wantedExpansion
        let identities = update.content.identities
        guard case .inBackground(let threshold) = update.options.comparison, hasApplied, collectionView != nil,
            max(update.content.itemCount, old.itemCount) >= threshold
        else {
            let plan = UpdatePlan(from: old, shown: shown, to: identities, expansion: expansion) {}
            return perform(update, plan)
        }
        let begun = version, changes = expansionChanges
        let preparation = UpdatePreparation(of: update) {
            try UpdatePlan(
                from: old, shown: shown, to: identities, expansion: expansion, checkpoint: Task.checkCancellation)
        }
        self.preparation = preparation
        Task { @MainActor [weak self, weak preparation] in
            guard let plan = await preparation?.plan, let self, self.preparation === preparation else { return }
            self.preparation = nil
            guard !isHeld else { return wait(update) }
            // A person who has moved or expanded something meanwhile has changed what the plan was made for.
            let isCurrent = version == begun && expansionChanges == changes
            if isCurrent, !update.completion.cancellation.isCancelled {
                perform(update, plan)
            } else {
                begin(update)
            }
            drainQueue()
        }
    }

    /// Shows sections out of turn: what a person has made of them.
    func performNow(_ sections: [SectionModel]) {
        let content = ModelContent(sections)
        let plan = UpdatePlan(
            from: model.index, shown: dataSource.snapshot(), to: content.identities, expansion: wantedExpansion
        ) {}
        perform(PendingUpdate(content: content, options: .automatic, completion: UpdateCompletion(nil)), plan)
    }

    private func perform(_ update: PendingUpdate, _ plan: UpdatePlan) {
        expansionChanges = [:]
        let new = CollectionModel(update.content, index: plan.index, report: report)
        guard let collectionView else {
            model = new
            update.completion(.abandoned)
            return
        }
        isPerforming = true
        defer {
            isPerforming = false
            readingPlace = nil
            noteReadingPlace()
        }
        let old = model
        let change = ModelChange(from: old, to: new, plan)
        let anchor = ScrollAnchor(
            self.anchor(of: update.options), in: collectionView, from: old, to: new)
        let isAnimated = animates(update.options, in: collectionView)
        version += 1
        publish(new, replacing: old)
        relayOut(change)
        show(plan, change, update, isAnimated: isAnimated, in: collectionView)
        showOutlines()
        replaceBoundaryViews(of: change.rebounded, in: collectionView)
        hasApplied = true
        configureSupplementaryViews(change, from: old, in: collectionView)
        anchor?.restore(in: collectionView, with: new)
        viewStates.keepOnly { new.index.place(of: $0) != nil }
        updateWorkingRange()
        updatePlaceholder()
        checkNearEnd()
    }

    /// What stays where it is.
    private func anchor(of options: UpdateOptions) -> UpdateOptions.Anchor {
        staysAtEnd && options.anchor == .none ? .lastVisibleItem : options.anchor
    }

    /// The first update, and those that nobody sees, aren't animated.
    private func animates(_ options: UpdateOptions, in collectionView: UICollectionView) -> Bool {
        options.animation == .automatic && anchor(of: options) == .none && hasApplied && collectionView.window != nil
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
        _ plan: UpdatePlan, _ change: ModelChange, _ update: PendingUpdate, isAnimated: Bool,
        in collectionView: UICollectionView
    ) {
        let completion = update.completion, shown = version
        let finish = { [weak self] in
            if let self, shown == version { forgetOutgoing() }
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
        if collectionView.collectionViewLayout !== sectionedLayout { snapshot.reloadSections(Array(change.rebounded)) }
        // A layout that changes without any item is animated by a batch without updates.
        let animatesLayout = isAnimated && plan.isStructureEqual && !change.relaid.isEmpty
        dataSource.apply(
            snapshot, animatingDifferences: isAnimated, completion: animatesLayout ? nil : finish)
        if animatesLayout { collectionView.performBatchUpdates(nil) { _ in finish() } }
    }

    private func forgetOutgoing() {
        outgoing = nil
        keptSections = keptSections.filter { model.section($0.key) != nil }
    }
}
