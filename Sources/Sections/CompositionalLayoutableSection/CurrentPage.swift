extension UICompositionalLayoutableSectionLayout {
    /// Determines which page of an orthogonally scrolling section is in the middle. Call this method in the section's
    /// `visibleItemsInvalidationHandler` with the handler's arguments.
    ///
    /// The page is derived from the frames of the cells, so it's correct in both layout directions, with any insets and
    /// widths. The completion isn't called while the section has no size.
    ///
    /// - Parameters:
    ///   - items: The visible items.
    ///   - offset: The content offset of the section, in points.
    ///   - layoutEnvironment: The layout environment of the section.
    ///   - completion: A closure that's called with the index of the page.
    public func currentPageDidChanged(
        withItems items: [any NSCollectionLayoutVisibleItem], offset: CGPoint,
        layoutEnvironment: any NSCollectionLayoutEnvironment, completion: (Int) -> Void
    ) {
        if let page = SectionPage.index(of: items, offset: offset, in: layoutEnvironment) { completion(page) }
    }
}
