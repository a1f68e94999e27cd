import DiffEngine

/// A view that shows snapshots.
@MainActor
protocol DiffableTarget: AnyObject {
    func reloadData()
    func layoutIfNeeded()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

    /// Calls `action` immediately, or after the view's current layout pass.
    func performOutsideOfLayoutPass(_ action: @escaping () -> Void)

    /// Returns whether the changes can be shown as one batch. Otherwise, the view is reloaded.
    func canShow(_ changes: ChangeSet) -> Bool

    /// Calls the update methods for the changes, within a batch.
    func show(_ changes: ChangeSet)

    func reload(_ sections: IndexSet)
    func reload(_ items: [IndexPath])
    func reconfigure(_ items: [IndexPath])
}
