// Row updates. They are forwarded to the collection view of the rows, and the table stores the row animation.

extension UITableView {
    /// Performs an update with a row animation.
    func update(_ animation: RowAnimation, _ change: () -> Void) {
        rowAnimations.animation = animation
        sectionViews.reset()
        requestHeights()
        animate(animation, change)
    }

    /// Measures the visible views again with the following update. Their heights may come from the delegate, or from
    /// content that the app has already changed.
    func requestHeights() {
        if rows.updates.depth == 0 { rows.invalidateMeasurements() }
    }

    /// With `.none`, the surrounding rows aren't animated, either.
    private func animate(_ animation: RowAnimation, _ change: () -> Void) {
        if animation == .none, rows.updates.depth == 0 {
            UIView.performWithoutAnimation(change)
        } else {
            change()
        }
    }

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if rows.updates.depth == 0 { rowAnimations.animation = .automatic }
        sectionViews.reset()
        requestHeights()
        rows.performBatchUpdates(updates, completion: completion)
    }
}
