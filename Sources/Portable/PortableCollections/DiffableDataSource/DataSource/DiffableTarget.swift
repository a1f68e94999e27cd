import DiffEngine

/// A view that snapshots are shown in.
@MainActor
protocol DiffableTarget: AnyObject {
    func reloadData()
    func layoutIfNeeded()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)

    /// Calls `action` immediately, or after the view's current layout pass.
    func performOutsideOfLayoutPass(_ action: @escaping () -> Void)

    /// Whether changes can be shown as one batch; they are reloaded otherwise.
    func canShow(_ batch: BatchUpdates) -> Bool

    /// Names the changes, within a batch.
    func show(_ found: FoundDifference)

    func reload(_ sections: IndexSet)
    func reload(_ items: [IndexPath])
    func reconfigure(_ items: [IndexPath])
}
