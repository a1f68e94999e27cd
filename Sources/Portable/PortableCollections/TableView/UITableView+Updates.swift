// Updates go to the rows; the table remembers how rows are to come and go.

extension UITableView {
    /// Makes an update in the way of an animation.
    func update(_ animation: RowAnimation, _ change: () -> Void) {
        rowAnimations.animation = animation
        sectionViews.reset()
        animate(animation, change)
    }

    /// Rows that come and go at once do so with everything around them.
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
        rows.performBatchUpdates(updates, completion: completion)
    }

    /// What was updated since `beginUpdates()` is applied, and heights that the delegate says are asked for again.
    func closeUpdates() {
        if rows.updates.depth == 1 {
            for body in rows.visibleCells { rows.sizeWasInvalidated(of: body) }
        }
        rows.closeBatch()
        if rows.updates.depth == 0, window != nil, UIView.areAnimationsEnabled {
            let run = AnimationRun(duration: UpdateTiming.rows.duration, curve: UpdateTiming.rows.curve)
            run.add { rows.layoutIfNeeded() }
            run.start(completion: nil)
        }
    }
}
