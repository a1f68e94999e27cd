import LayoutGeometry

/// The container of a section's groups: the collection, the section's insets, and its axes.
struct SectionContainer: Sendable {
    /// The collection, whose lengths are finite and not negative.
    let collection: LayoutContainer
    /// The axis on which sections are stacked.
    let scrollAxis: Axis
    /// The axis on which groups are stacked.
    let flowAxis: Axis
    /// A Boolean value that indicates whether the section scrolls orthogonally to the layout.
    let isOrthogonal: Bool
    /// The section's insets, including the reference's across the scroll axis (R33).
    let insets: Insets
    /// The container of the group's fractional dimensions.
    let groupContainer: Size
    let grid: PixelGrid

    init(of description: SectionDescription, in collection: LayoutContainer, scrollAxis: Axis) {
        self.collection = LayoutContainer(size: collection.size.sanitized, scale: collection.scale)
        self.scrollAxis = scrollAxis
        flowAxis = description.flowAxis(scrollAxis: scrollAxis)
        isOrthogonal = description.orthogonalBehavior != .none
        insets = description.insets(scrollAxis: scrollAxis)
        groupContainer = description.groupContainer(in: self.collection.size, scrollAxis: scrollAxis)
        grid = PixelGrid(scale: collection.scale)
    }

    /// A Boolean value that indicates whether the collection has no area.
    var isEmpty: Bool { !(collection.size.width > 0 && collection.size.height > 0) }
}
