/// The lines of one section of a flow layout. "Across" is the direction of a line (horizontal if the layout scrolls
/// vertically), "along" the direction of scrolling. Rules F3 to F6 and F12 of `UIKitConstants.md`, section 8.
package struct FlowSection: Sendable {
    /// The lengths of an item in both directions.
    package struct Extent: Sendable, Equatable {
        package var across: Double
        package var along: Double

        @inlinable package init(across: Double, along: Double) {
            self.across = across
            self.along = along
        }
    }

    /// The position of an item, relative to the start of the section and of the content.
    package struct Placement: Sendable, Equatable {
        package var across: Double
        package var along: Double
        package var extent: Extent

        @inlinable package init(across: Double, along: Double, extent: Extent) {
            self.across = across
            self.along = along
            self.extent = extent
        }
    }

    /// The insets and the spacings of a flow section.
    package struct Metrics: Sendable, Equatable {
        package var itemCount = 0
        /// The length of a line, without the insets.
        package var lineLength: Double = 0
        package var insetAcross: Double = 0
        package var insetBefore: Double = 0
        package var insetAfter: Double = 0
        package var lineSpacing: Double = 0
        package var itemSpacing: Double = 0
        package var headerLength: Double = 0
        package var footerLength: Double = 0
        /// Whether cells size themselves.
        package var isSelfSizing = false

        @inlinable package init() {}

        /// Returns whether an item of the given extent fits into a line.
        package func holds(_ extent: Extent) -> Bool { extent.across <= lineLength + FlowLines.tolerance }
    }

    private enum Content: Sendable {
        /// Items of equal extents, whose positions are computed arithmetically.
        case grid(FlowGrid)
        case lines(FlowLines)
    }

    package let metrics: Metrics
    private let content: Content

    /// Creates a section of items with equal extents.
    ///
    /// - Complexity: O(1).
    package init(metrics: Metrics, all extent: Extent) {
        self.metrics = metrics
        content = .grid(FlowGrid(metrics, extent))
    }

    /// Creates a section of items with individual extents.
    ///
    /// - Complexity: O(*n*) in the number of items.
    package init(metrics: Metrics, extents: [Extent]) {
        self.metrics = metrics
        if let first = extents.first, !extents.contains(where: { $0 != first }) {
            content = .grid(FlowGrid(metrics, first))
        } else {
            content = .lines(FlowLines(metrics, extents))
        }
    }

    /// The distance from the start of the section to its first line.
    package var itemsStart: Double { metrics.headerLength + metrics.insetBefore }

    /// The length of the lines with the spacing between them.
    private var itemsLength: Double {
        switch content {
        case .grid(let grid): grid.length
        case .lines(let lines): lines.length
        }
    }

    /// The distance from the start of the section to its footer.
    package var footerStart: Double { itemsStart + itemsLength + metrics.insetAfter }

    /// The length of the section with header, insets, and footer.
    package var length: Double { footerStart + metrics.footerLength }

    /// Returns the position of an item, relative to the start of the section.
    ///
    /// - Complexity: O(1) for items of equal extents, otherwise O(log *n*) in the number of lines.
    package func place(of item: Int) -> Placement {
        var place =
            switch content {
            case .grid(let grid): grid.place(of: item)
            case .lines(let lines): lines.place(of: item)
            }
        place.across += metrics.insetAcross
        place.along += itemsStart
        return place
    }

    /// Returns the items of all lines that intersect a range, relative to the start of the section.
    ///
    /// - Complexity: O(log *n*) in the number of lines.
    package func items(from start: Double, to end: Double) -> Range<Int> {
        switch content {
        case .grid(let grid): grid.items(from: start - itemsStart, to: end - itemsStart)
        case .lines(let lines): lines.items(from: start - itemsStart, to: end - itemsStart)
        }
    }
}
