/// A node that shows the items of its content. It's notified of changed items during the flush, after the evaluation of
/// changed bodies.
@MainActor
protocol ItemOwner: _AnyViewNode {
    /// A Boolean value that indicates whether ``takeItems()`` is pending.
    var needsItems: Bool { get set }
    /// Updates the items.
    func takeItems()
}

extension ItemOwner {
    /// Schedules an update of the items in the next flush.
    func setNeedsItems() {
        guard !needsItems, !isRemoved else { return }
        needsItems = true
        graph.setNeedsItems(self)
    }
}
