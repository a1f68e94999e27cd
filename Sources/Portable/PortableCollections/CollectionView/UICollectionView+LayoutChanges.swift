// Layout changes: immediate, animated, or interactive.

extension UICollectionView {
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?, timing: UpdateTiming? = nil
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
        forgetMeasurements()
        dropDecorationViews()
        let commit = UpdateCommit(
            isAnimated: animated && animatesUpdates, timing: timing ?? updateTiming,
            oldAttributes: placed.attributes, oldLayout: old,
            completions: completion.map { [$0] } ?? [])
        // The old layout is still valid, because neither the items nor the size have changed.
        commit.origin = { [weak self] in self?.attributes(of: $0, in: old) }
        commit.newPath = { _ in nil }
        install(layout)
        invalidateEverything()
        if pass.needsReload || bounds.isEmpty {
            setNeedsLayout()
            commit.end {}
        } else {
            updates.showing(commit) {
                layout.prepareIfNeeded()
                commit.animate { contentSize = layout.collectionViewContentSize }
                moveToTargetOffset()
                setNeedsLayout()
                runCommittedPass(commit)
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
        for element in placed.keys where element.category == .decorationView {
            placed.remove(element)?.removeFromSuperview()
        }
    }

    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        guard updates.transition == nil else {
            raise("the collection is already in the middle of an interactive transition")
        }
        let old = layoutStorage
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        updates.beginTransition(UpdateSession.Transition(layout: transition, completion: completion))
        changeLayout(to: transition, animated: false, completion: nil)
        return transition
    }

    func endTransition(finished: Bool) {
        guard let transition = updates.takeTransition() else {
            raise("the collection is not in the middle of an interactive transition")
        }
        let from = transition.layout.currentLayout, to = transition.layout.nextLayout
        changeLayout(to: finished ? to : from, animated: true) { completed in
            transition.completion?(completed, finished)
        }
        (finished ? from : to).owner = nil
    }
}
