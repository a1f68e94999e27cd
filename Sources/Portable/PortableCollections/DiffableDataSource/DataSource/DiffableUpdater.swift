import DiffEngine

/// Holds what a diffable data source shows, and brings updates of it to the view, one after another (recorded:
/// `DataSourceRules.md` D4 to D8).
@MainActor
final class DiffableUpdater<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias State = DiffableState<Section, Item>
    typealias Update = DiffableUpdate<Section, Item>

    weak var target: (any DiffableTarget)?
    var state = State()
    /// Called after the view has received a change.
    var didShow: () -> Void = {}

    /// Whether a snapshot has been applied to the view.
    private var hasApplied = false
    /// The updates under way and waiting; the first is under way.
    private var updates: [Update] = []
    private var dueCompletions: [() -> Void] = []

    init(_ target: any DiffableTarget) {
        self.target = target
    }

    /// Performs an update after all pending updates.
    func enqueue(_ update: Update) {
        // Code in Swift 5 mode can get here from a background queue with nothing but a warning.
        MainActor.preconditionIsolated(
            "Applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always "
                + "submit updates on the main queue.")
        updates.append(update)
        guard updates.count == 1 else { return }
        guard let target else { return performUpdates() }
        // During a layout pass, the view may be requesting the cells of the current items.
        target.performOutsideOfLayoutPass { [weak self] in self?.performUpdates() }
    }

    private func performUpdates() {
        while let next = updates.first {
            perform(next)
            updates.removeFirst()
            // Completions come when the update is over, so that an apply in one of them isn't an apply in an apply.
            let due = dueCompletions
            dueCompletions = []
            for completion in due { completion() }
        }
    }

    /// Calls a completion, once the update under way is over if there is one.
    private func finish(_ completion: (() -> Void)?) {
        guard let completion else { return }
        if updates.isEmpty { completion() } else { dueCompletions.append(completion) }
    }

    private func perform(_ update: Update) {
        let old = state.collection
        var new = update.change(state)
        var batch: BatchUpdates?
        if case .difference = update.presentation, hasApplied {
            // Mostly it is found by the way that no identifier is there twice.
            batch = new.questions.difference(new.collection, old)
            if batch == nil {
                new = new.settled()
                batch = new.questions.difference(new.collection, old)
            }
        } else {
            new = new.settled()
        }
        hasApplied = true
        guard let target else {
            state = new
            finish(update.completion)
            return
        }
        switch update.presentation {
        case .reload:
            state = new
            target.reloadData()
            finish(update.completion)
        case .difference(let isAnimated):
            guard let batch else {
                state = new
                reload(target, marks: isAnimated ? DiffableMarks(update, in: new.collection) : nil, update)
                return
            }
            guard target.canShow(batch) else {
                state = new
                target.reloadData()
                finish(update.completion)
                return
            }
            animate(isAnimated) {
                perform(batch, new, marks: DiffableMarks(update, in: new.collection), on: target, update)
            }
        }
    }

    /// The first update reloads; then what is marked reloads, so that the provider is asked again, as recorded for
    /// animated updates.
    private func reload(_ target: any DiffableTarget, marks: DiffableMarks?, _ update: Update) {
        target.reloadData()
        guard let marks, !(marks.reloadedItems.isEmpty && marks.reloadedSections.isEmpty) else {
            finish(update.completion)
            return
        }
        target.layoutIfNeeded()
        perform(marks, on: target, inOneBatch: true, completion: update.completion)
    }

    private func perform(
        _ batch: BatchUpdates, _ new: State, marks: DiffableMarks, on target: any DiffableTarget,
        _ update: Update
    ) {
        let completion = update.completion
        if batch.isEmpty {
            state = new
        } else {
            let found = FoundDifference(updates: batch, before: state.itemCounts, after: new.itemCounts)
            target.performBatchUpdates(
                {
                    self.state = new
                    target.show(found)
                },
                completion: marks.isEmpty ? { _ in self.finish(completion) } : nil)
        }
        didShow()
        if !marks.isEmpty {
            perform(marks, on: target, inOneBatch: batch.isEmpty, completion: completion)
        } else if batch.isEmpty {
            finish(completion)
        }
    }

    /// - Parameter inOneBatch: Whether a marked item of a marked section is asked for once. Recorded: it is if nothing
    ///   else changes, and twice otherwise (`DataSourceRules.md` D6).
    private func perform(
        _ marks: DiffableMarks, on target: any DiffableTarget, inOneBatch: Bool, completion: (() -> Void)?
    ) {
        let reloadsSectionsApart = !inOneBatch && !marks.reloadedSections.isEmpty
        if reloadsSectionsApart { target.reload(marks.reloadedSections) }
        target.performBatchUpdates(
            {
                if !reloadsSectionsApart, !marks.reloadedSections.isEmpty {
                    target.reload(marks.reloadedSections)
                }
                if !marks.reloadedItems.isEmpty { target.reload(marks.reloadedItems) }
                if !marks.reconfiguredItems.isEmpty { target.reconfigure(marks.reconfiguredItems) }
            },
            completion: { _ in self.finish(completion) })
    }

    private func animate(_ isAnimated: Bool, _ changes: () -> Void) {
        if isAnimated {
            changes()
        } else {
            UIView.performWithoutAnimation(changes)
        }
    }
}
