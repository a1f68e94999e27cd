/// A node that shows the items of its content. It's notified of changed items during the flush, after the evaluation of
/// changed bodies.
@MainActor
protocol ItemOwner: _AnyViewNode {
    /// A Boolean value that indicates whether ``refreshItems()`` is pending.
    var needsItems: Bool { get set }
    /// Updates the items.
    func refreshItems()
}

extension ItemOwner {
    /// Schedules an update of the items in the next flush.
    func setNeedsItems() {
        guard !needsItems, !isRemoved else { return }
        needsItems = true
        graph.setNeedsItems(self)
    }
}
