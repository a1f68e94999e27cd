/// Functions that determine which page of an orthogonally scrolling section is in the middle.
@MainActor
public enum SectionPage {
    /// Returns the index of the cell nearest to the middle of the visible area, or `nil` if no cell is visible.
    ///
    /// The index is derived from the frames of the cells, so it's correct with any insets, spacing, widths, and layout
    /// direction.
    ///
    /// - Parameters:
    ///   - items: The visible items, as passed to a section's `visibleItemsInvalidationHandler`.
    ///   - offset: The content offset of the section, in points.
    ///   - environment: The layout environment of the section.
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
