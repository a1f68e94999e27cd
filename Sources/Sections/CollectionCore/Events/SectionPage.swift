/// Which page of a section that scrolls by itself is in the middle.
@MainActor
public enum SectionPage {
    /// The number of the cell nearest to the middle of what is seen; nil if no cell is.
    ///
    /// It is told from the frames of the cells themselves, so that insets, spacing, widths of any kind and the
    /// direction of reading need no care.
    ///
    /// - Parameters:
    ///   - items: The visible items, as a section's `visibleItemsInvalidationHandler` gets them.
    ///   - offset: How far the section has scrolled, in points.
    ///   - environment: What the section is laid out in.
    public static func index(
        of items: [any NSCollectionLayoutVisibleItem], offset: CGPoint,
        in environment: any NSCollectionLayoutEnvironment
    ) -> Int? {
        let middle = offset.x + environment.container.contentSize.width / 2
        guard middle.isFinite, environment.container.contentSize.width > 0 else { return nil }
        return items.filter { $0.representedElementCategory == .cell }
            .min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }?
            .indexPath.item
    }
}
