import LayoutGeometry

/// The room for a section's groups: the collection that contains the section, its insets, and its axes.
struct SectionContainer: Sendable {
    /// The collection, of which no length is negative or infinite.
    let collection: LayoutContainer
    /// The axis on which sections follow one another.
    let scrollAxis: Axis
    /// The axis on which groups follow one another.
    let flowAxis: Axis
    /// A Boolean value that indicates whether the section scrolls across the layout.
    let isOrthogonal: Bool
    /// The section's insets, with the reference's across the scroll axis (R33).
    let insets: Insets
    /// The size that a group's fractional dimensions refer to.
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

    /// A Boolean value that indicates whether there is any room.
    var isEmpty: Bool { !(collection.size.width > 0 && collection.size.height > 0) }
}
