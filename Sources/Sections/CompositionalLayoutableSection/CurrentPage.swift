extension UICompositionalLayoutableSectionLayout {
    /// Tells which page of a section that scrolls by itself is in the middle. To be called in the section's
    /// `visibleItemsInvalidationHandler` with what it gets.
    ///
    /// The page is told from the frames of the cells, so that it is right in both directions of reading, with any
    /// insets and widths, and there is none while nothing has a size.
    ///
    /// - Parameters:
    ///   - items: The visible items.
    ///   - offset: How far the section has scrolled, in points.
    ///   - layoutEnvironment: What the section is laid out in.
    ///   - completion: Called with the number of the page, from 0.
    public func currentPageDidChanged(
        withItems items: [any NSCollectionLayoutVisibleItem], offset: CGPoint,
        layoutEnvironment: any NSCollectionLayoutEnvironment, completion: (Int) -> Void
    ) {
        if let page = SectionPage.index(of: items, offset: offset, in: layoutEnvironment) { completion(page) }
    }
}
