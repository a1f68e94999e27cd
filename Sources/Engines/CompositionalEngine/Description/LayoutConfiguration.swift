import LayoutGeometry

/// The configuration of the whole layout.
package struct LayoutConfiguration: Sendable, Hashable {
    /// The axis on which sections follow one another and the collection scrolls.
    package var scrollAxis: Axis
    /// Between every two sections, empty ones included (`LayoutRules.md` R30).
    package var interSectionSpacing: Double
    /// Headers and footers of everything; their item index is `ElementID.layoutItem`.
    package var boundaryItems: [BoundaryDescription]

    @inlinable package init(
        scrollAxis: Axis = .vertical, interSectionSpacing: Double = 0, boundaryItems: [BoundaryDescription] = []
    ) {
        self.scrollAxis = scrollAxis
        self.interSectionSpacing = interSectionSpacing
        self.boundaryItems = boundaryItems
    }
}

/// The collection that a layout is computed for.
package struct LayoutContainer: Sendable, Hashable {
    /// The collection's whole size in points: safe area and content insets are not removed (R4).
    package var size: Size
    /// Pixels per point.
    package var scale: Double

    @inlinable package init(size: Size, scale: Double) {
        self.size = size
        self.scale = scale
    }
}
