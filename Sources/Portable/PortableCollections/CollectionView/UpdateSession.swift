import DiffEngine

/// The updates of a collection view, from the app's calls to the animation.
///
/// It owns the batch that is being collected, the commit that is being applied, and an interactive layout transition.
@MainActor
final class UpdateSession {
    /// The collected changes to apply.
    struct Collected {
        var changes = BatchUpdate()
        var reconfigured: [IndexPath] = []
        /// The closures to call at the end.
        var completions: [(Bool) -> Void] = []
    }

    /// An interactive layout transition.
    struct Transition {
        var layout: UICollectionViewTransitionLayout
        var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    }

    private var collected = Collected()
    /// The nesting depth of batches of updates.
    private(set) var depth = 0
    /// The batch that is being applied, or the change of the layout or of cell sizes.
    private(set) var commit: UpdateCommit?
    /// The map of the batch's sections and items, while the layout prepares for it.
    private(set) var map: UpdateMap?
    private(set) var transition: Transition?

    // MARK: Collecting

    /// Whether the app is performing a batch of updates, during which the model and the counts don't match.
    var isOpen: Bool { depth > 0 }

    func open() { depth += 1 }

    func close() { depth -= 1 }

    func collect(_ change: (inout BatchUpdate) -> Void) { change(&collected.changes) }

    /// Reconfigures the cells of items through the data source.
    func reconfigure(_ paths: [IndexPath]) { collected.reconfigured += paths }

    /// Calls `completion` after the changes collected so far have been shown.
    func whenShown(_ completion: @escaping (Bool) -> Void) { collected.completions.append(completion) }

    /// Returns the collected changes, and removes them.
    func takeCollected() -> Collected {
        defer { collected = Collected() }
        return collected
    }

    // MARK: Applying

    /// Makes a commit the current one while `show` runs, possibly within another one.
    func showing(_ commit: UpdateCommit, _ show: () -> Void) {
        let outer = self.commit
        self.commit = commit
        show()
        self.commit = outer
    }

    /// Makes a commit the current one, outside of any other.
    func begin(_ commit: UpdateCommit) { self.commit = commit }

    func endCommit() { commit = nil }

    /// Provides the map of a batch to the layout while it prepares.
    func preparing(by map: UpdateMap, _ prepare: () -> Void) {
        self.map = map
        prepare()
        self.map = nil
    }

    /// Makes changes in the animation of the current commit, if there is one.
    func animate(_ changes: () -> Void) {
        if let commit { commit.animate(changes) } else { changes() }
    }

    // MARK: Interactive changes of layout

    func beginTransition(_ transition: Transition) { self.transition = transition }

    /// Removes and returns the current transition; `nil` if there isn't one.
    func takeTransition() -> Transition? {
        defer { transition = nil }
        return transition
    }
}
