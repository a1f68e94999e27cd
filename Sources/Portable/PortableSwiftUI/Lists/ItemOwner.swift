/// A node that shows the items of its content. Changes of the items reach it with the flush, after the bodies that
/// changed.
@MainActor
protocol ItemOwner: _AnyViewNode {
    /// Whether it waits for ``takeItems()``.
    var needsItems: Bool { get set }
    /// Takes in the items as they are now.
    func takeItems()
}

extension ItemOwner {
    /// Takes in the items with the next flush.
    func setNeedsItems() {
        guard !needsItems, !isRemoved else { return }
        needsItems = true
        graph.setNeedsItems(self)
    }
}
