extension CollectionDriver {
    /// Shows what stands in place of items, if there are none.
    func updatePlaceholder() {
        // Before the first update nobody knows that there is nothing.
        let isKnown = hasApplied || !contentState.isLoaded
        let content = isKnown && model.itemCount == 0 ? placeholders.content(for: contentState) : nil
        collectionView?.showPlaceholder(content)
    }
}
