import LayoutGeometry

/// The configuration of the whole layout.
package struct LayoutConfiguration: Sendable, Hashable {
    /// The axis on which sections are stacked and the collection scrolls.
    package var scrollAxis: Axis
    /// The spacing between sections, including empty ones (`LayoutRules.md` R30).
    package var interSectionSpacing: Double
    /// The boundary items of the whole layout. Their item index is `ElementID.layoutItem`.
    package var boundaryItems: [BoundaryDescription]

    @inlinable package init(
        scrollAxis: Axis = .vertical, interSectionSpacing: Double = 0, boundaryItems: [BoundaryDescription] = []
    ) {
        self.scrollAxis = scrollAxis
        self.interSectionSpacing = interSectionSpacing
        self.boundaryItems = boundaryItems
    }
}

/// The container of a layout.
package struct LayoutContainer: Sendable, Hashable {
    /// The collection's whole size in points, including the safe area and content insets (R4).
    package var size: Size
    /// The number of pixels per point.
    package var scale: Double

    @inlinable package init(size: Size, scale: Double) {
        self.size = size
        self.scale = scale
    }
}
