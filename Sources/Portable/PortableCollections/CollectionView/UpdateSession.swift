import DiffEngine

/// The updates of a collection view, from the app's words to the animation.
///
/// It owns the batch that is being collected, what is being applied, and a change of layout that a finger makes.
@MainActor
final class UpdateSession {
    /// The collected changes to apply.
    struct Collected {
        var changes = BatchUpdate()
        var reconfigured: [IndexPath] = []
        /// Whom to tell when it is over.
        var completions: [(Bool) -> Void] = []
    }

    /// An interactive change of layout that is under way.
    struct Transition {
        var layout: UICollectionViewTransitionLayout
        var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    }

    private var collected = Collected()
    /// How deep the app is in batches of updates.
    private(set) var depth = 0
    /// The batch that is being applied, or the change of layout or sizes.
    private(set) var commit: UpdateCommit?
    /// The map of the batch's sections and items, while the layout prepares for it.
    private(set) var map: UpdateMap?
    private(set) var transition: Transition?

    // MARK: Collecting

    /// Whether the app is in the middle of naming updates, when model and counts disagree.
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

    /// Lets views follow a commit while `show` runs, within another one if there is one.
    func showing(_ commit: UpdateCommit, _ show: () -> Void) {
        let outer = self.commit
        self.commit = commit
        show()
        self.commit = outer
    }

    /// Shows a commit from here on, outside of any other.
    func begin(_ commit: UpdateCommit) { self.commit = commit }

    func endCommit() { commit = nil }

    /// Lets the layout know what a batch does while it prepares.
    func preparing(by map: UpdateMap, _ prepare: () -> Void) {
        self.map = map
        prepare()
        self.map = nil
    }

    /// Makes changes in the animation of the commit that is shown, if there is one.
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
