import DiffEngine

/// Stores the state of a diffable data source, and applies updates to the view, one after another (recorded:
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
    /// The current update and the pending ones.
    private var updates: [Update] = []
    private var dueCompletions: [() -> Void] = []

    init(_ target: any DiffableTarget) {
        self.target = target
    }

    /// Performs an update after all pending updates.
    func enqueue(_ update: Update) {
        // In Swift 5 mode, code on a background queue can get here with only a warning.
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
            // Completions are called after the update, so that an apply in one of them isn't nested.
            let due = dueCompletions
            dueCompletions = []
            for completion in due { completion() }
        }
    }

    /// Calls a completion, after the current update if there is one.
    private func finish(_ completion: (() -> Void)?) {
        guard let completion else { return }
        if updates.isEmpty { completion() } else { dueCompletions.append(completion) }
    }

    private func perform(_ update: Update) {
        let old = state.collection
        var new = update.change(state)
        var changes: ChangeSet?
        if case .difference = update.presentation, hasApplied {
            // The comparison usually also finds that no identifier is repeated.
            changes = new.queries.difference(new.collection, old)
            if changes == nil {
                new = new.settled()
                changes = new.queries.difference(new.collection, old)
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
            guard let changes else {
                state = new
                reload(target, marks: isAnimated ? DiffableMarks(update, in: new.collection) : nil, update)
                return
            }
            guard target.canShow(changes) else {
                state = new
                target.reloadData()
                finish(update.completion)
                return
            }
            animate(isAnimated) {
                perform(changes, new, marks: DiffableMarks(update, in: new.collection), on: target, update)
            }
        }
    }

    /// The first update reloads the view. Then, marked elements are reloaded, which requests their cells again, as
    /// recorded for animated updates.
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
        _ changes: ChangeSet, _ new: State, marks: DiffableMarks, on target: any DiffableTarget,
        _ update: Update
    ) {
        let completion = update.completion
        if changes.isEmpty {
            state = new
        } else {
            target.performBatchUpdates(
                {
                    self.state = new
                    target.show(changes)
                },
                completion: marks.isEmpty ? { _ in self.finish(completion) } : nil)
        }
        didShow()
        if !marks.isEmpty {
            perform(marks, on: target, inOneBatch: changes.isEmpty, completion: completion)
        } else if changes.isEmpty {
            finish(completion)
        }
    }

    /// - Parameter inOneBatch: Whether the cell of a marked item in a marked section is requested only once. Recorded:
    ///   once if nothing else changes, and twice otherwise (`DataSourceRules.md` D6).
    private func perform(
        _ marks: DiffableMarks, on target: any DiffableTarget, inOneBatch: Bool, completion: (() -> Void)?
    ) {
        let reloadsSectionsSeparately = !inOneBatch && !marks.reloadedSections.isEmpty
        if reloadsSectionsSeparately { target.reload(marks.reloadedSections) }
        target.performBatchUpdates(
            {
                if !reloadsSectionsSeparately, !marks.reloadedSections.isEmpty {
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
