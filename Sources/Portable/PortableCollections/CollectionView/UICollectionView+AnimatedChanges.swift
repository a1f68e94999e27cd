// Animations other than batch updates: cells that change their size, and changes of the collection view's bounds.

extension UICollectionView {
    // MARK: What layouts ask during updates

    /// Returns the attributes that an element had before the current updates, by its old path.
    package func attributesBeforeUpdates(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
        updates.transaction?.oldAttributes[element]
    }

    /// Returns the attributes that an element had before the current change, by its current path.
    package func attributesBeforeUpdates(
        ofElementNowAt element: ElementKey
    ) -> UICollectionViewLayoutAttributes? {
        updates.transaction?.origin(element)
    }

    /// Returns the element's path after the current updates; `nil` if it's deleted, or if there are no updates.
    package func elementAfterUpdates(_ element: ElementKey) -> ElementKey? {
        updates.transaction?.newPath(element)
    }

    // MARK: Cells that ask for another size

    /// The animation of a pass for visible cells that have invalidated their sizes.
    ///
    /// Batch updates animate sizes themselves.
    func consumeResizing() -> UpdateTransaction? {
        guard pass.consumeResizing(), updates.transaction == nil, animatesUpdates, !pass.needsReload else { return nil }
        let nearby = attributesNearby()
        let resizing = UpdateTransaction()
        resizing.start(isAnimated: true, timing: updateTiming, from: placed.attributes)
        resizing.origin = { [unowned resizing] in resizing.oldAttributes[$0] ?? nearby[$0] }
        updates.start(resizing)
        return resizing
    }

    func endResizing(_ resizing: UpdateTransaction) {
        end(resizing)
        updates.endTransaction()
    }

    // MARK: Changes of the bounds

    /// Tells the layout of new bounds, if they are set in an animation.
    func prepareForAnimatedBoundsChange(from old: CGRect) {
        guard AnimationContext.current != nil, window != nil, !pass.isRunning, !pass.needsReload else { return }
        layoutStorage.prepare(forAnimatedBoundsChange: old)
        pass.startAnimatedBoundsChange()
    }

    func finishAnimatedBoundsChange() {
        guard pass.consumeAnimatedBoundsChange() else { return }
        layoutStorage.finalizeAnimatedBoundsChange()
    }
}
