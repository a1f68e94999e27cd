import DiffEngine

/// The updates of a collection view, from the app's calls to the animation.
///
/// It owns the transaction that is collecting changes, the one that is being applied, and an interactive layout
/// transition.
@MainActor
final class UpdateSession {
    /// An interactive layout transition.
    struct Transition {
        var layout: UICollectionViewTransitionLayout
        var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    }

    /// The transaction that is collecting changes; `nil` before the first change.
    private var collecting: UpdateTransaction?
    /// The nesting depth of batches of updates.
    private(set) var depth = 0
    /// The transaction that is being applied.
    private(set) var transaction: UpdateTransaction?
    /// The map of the batch's sections and items, while the layout prepares for it.
    private(set) var map: UpdateMap?
    private(set) var transition: Transition?

    // MARK: Collecting

    /// Whether the app is performing a batch of updates, during which the model and the counts don't match.
    var isOpen: Bool { depth > 0 }

    func open() { depth += 1 }

    func close() { depth -= 1 }

    /// The transaction for the next change.
    var pending: UpdateTransaction {
        if let collecting { return collecting }
        let transaction = UpdateTransaction()
        collecting = transaction
        return transaction
    }

    /// Removes and returns the transaction with the collected changes.
    func removePending() -> UpdateTransaction {
        defer { collecting = nil }
        return pending
    }

    // MARK: Applying

    /// Makes a transaction the current one while `show` runs, possibly within another one.
    func showing(_ transaction: UpdateTransaction, _ show: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        show()
        self.transaction = outer
    }

    /// Makes a transaction the current one, outside of any other.
    func start(_ transaction: UpdateTransaction) { self.transaction = transaction }

    func endTransaction() { transaction = nil }

    /// Provides the map of a batch to the layout while it prepares.
    func preparing(by map: UpdateMap, _ prepare: () -> Void) {
        self.map = map
        prepare()
        self.map = nil
    }

    /// Makes changes in the animation of the current transaction, if there is one.
    func animate(_ changes: () -> Void) {
        if let transaction { transaction.animate(changes) } else { changes() }
    }

    // MARK: Interactive changes of layout

    func startTransition(_ transition: Transition) { self.transition = transition }

    /// Removes and returns the current transition; `nil` if there isn't one.
    func removeTransition() -> Transition? {
        defer { transition = nil }
        return transition
    }
}
