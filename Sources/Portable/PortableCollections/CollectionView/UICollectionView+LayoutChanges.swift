// Layout changes: immediate, animated, or interactive.

extension UICollectionView {
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?, timing: AnimationTiming? = nil
    ) {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let views = placed.values
        views.forEach { $0.willTransition(from: old, to: layout) }
        // Sizes measured for the old layout don't apply to the new one.
        invalidateMeasurements()
        dropDecorationViews()
        let transaction = UpdateTransaction(oldLayout: old, completions: completion.map { [$0] } ?? [])
        transaction.start(
            isAnimated: animated && animatesUpdates, timing: timing ?? updateTiming, from: placed.attributes)
        // The old layout is still valid, because neither the items nor the size have changed.
        transaction.origin = { [weak self] in self?.attributes(of: $0, in: old) }
        transaction.newPath = { _ in nil }
        install(layout)
        invalidateEverything()
        if pass.needsReload || bounds.isEmpty {
            setNeedsLayout()
            transaction.end()
        } else {
            updates.showing(transaction) {
                layout.prepareIfNeeded()
                transaction.animate { contentSize = layout.collectionViewContentSize }
                moveToTargetOffset()
                setNeedsLayout()
                runPass(of: transaction)
            }
        }
        let isPartOfTransition = (layout as? UICollectionViewTransitionLayout)?.currentLayout === old
        if layoutStorage !== old, !isPartOfTransition { old.owner = nil }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        views.forEach { $0.didTransition(from: old, to: layout) }
    }

    /// Decoration views are specific to a layout: another layout can't use them.
    private func dropDecorationViews() {
        for element in placed.keys.sorted() where element.category == .decorationView {
            placed.remove(element)?.removeFromSuperview()
        }
    }

    func startTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        guard updates.transition == nil else {
            raise("the collection is already in the middle of an interactive transition")
        }
        let old = layoutStorage
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        updates.startTransition(UpdateSession.Transition(layout: transition, completion: completion))
        changeLayout(to: transition, animated: false, completion: nil)
        return transition
    }

    func endTransition(finished: Bool) {
        guard let transition = updates.removeTransition() else {
            raise("the collection is not in the middle of an interactive transition")
        }
        let from = transition.layout.currentLayout, to = transition.layout.nextLayout
        changeLayout(to: finished ? to : from, animated: true) { completed in
            transition.completion?(completed, finished)
        }
        (finished ? from : to).owner = nil
    }
}
