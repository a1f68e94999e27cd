import LayoutGeometry

/// The sides of a rectangle, by reading direction.
package struct EdgeSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let top = EdgeSet(rawValue: 1)
    package static let leading = EdgeSet(rawValue: 2)
    package static let bottom = EdgeSet(rawValue: 4)
    package static let trailing = EdgeSet(rawValue: 8)

    /// Returns the position of the sides on `axis` as 0, ½, or 1. Both sides, or neither, mean the middle.
    @inlinable package func fraction(on axis: Axis) -> Double {
        let start = contains(axis == .horizontal ? .leading : .top)
        let end = contains(axis == .horizontal ? .trailing : .bottom)
        return start == end ? 0.5 : (start ? 0 : 1)
    }
}

/// A point of a rectangle, with an offset.
package struct AnchorDescription: Sendable, Hashable {
    package var edges: EdgeSet
    /// The offset in points.
    package var absoluteOffset: Point
    /// The offset in multiples of the supplementary view's size.
    package var fractionalOffset: Point

    @inlinable package init(
        edges: EdgeSet, absoluteOffset: Point = .zero, fractionalOffset: Point = .zero
    ) {
        self.edges = edges
        self.absoluteOffset = absoluteOffset
        self.fractionalOffset = fractionalOffset
    }
}

/// A view anchored to an item or a group (`LayoutRules.md` R40 to R43).
package struct SupplementaryDescription: Sendable, Hashable {
    package var elementKind: String
    package var size: SizeDescription
    /// The anchor in the host.
    package var containerAnchor: AnchorDescription
    /// The anchor in the view; `nil` uses the sides of the host's anchor.
    package var itemAnchor: AnchorDescription?
    /// The insets of the view in the frame; ignored on an axis with an estimated dimension.
    package var contentInsets: Insets
    package var zIndex: Int

    @inlinable package init(
        elementKind: String, size: SizeDescription, containerAnchor: AnchorDescription,
        itemAnchor: AnchorDescription? = nil, contentInsets: Insets = .zero, zIndex: Int = 1
    ) {
        self.elementKind = elementKind
        self.size = size
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

/// A header, a footer, or a view at a side of a section or of the whole layout (`LayoutRules.md` R50 to R57).
package struct BoundaryDescription: Sendable, Hashable {
    package var elementKind: String
    package var size: SizeDescription
    /// The sides that the item is aligned with. On an axis without a side, it's centered.
    package var alignment: EdgeSet
    /// The offset in points, which is added last.
    package var absoluteOffset: Point
    /// Whether the item is outside the content and adds its length on the scroll axis.
    package var extendsBoundary: Bool
    /// Whether the item stays in the visible range while its section is visible.
    package var pinsToVisibleBounds: Bool
    /// The insets of the view in the frame; ignored on an axis with an estimated dimension.
    package var contentInsets: Insets
    /// The padding before an item that is outside the content at its start. A pinned item moves without it.
    package var leadingPadding: Double
    package var zIndex: Int

    @inlinable package init(
        elementKind: String, size: SizeDescription, alignment: EdgeSet, absoluteOffset: Point = .zero,
        extendsBoundary: Bool = true, pinsToVisibleBounds: Bool = false, contentInsets: Insets = .zero,
        leadingPadding: Double = 0, zIndex: Int = 1
    ) {
        self.elementKind = elementKind
        self.size = size
        self.alignment = alignment
        self.absoluteOffset = absoluteOffset
        self.extendsBoundary = extendsBoundary
        self.pinsToVisibleBounds = pinsToVisibleBounds
        self.contentInsets = contentInsets
        self.leadingPadding = leadingPadding
        self.zIndex = zIndex
    }
}

/// A view behind a whole section (`LayoutRules.md` R59).
package struct DecorationDescription: Sendable, Hashable {
    package var elementKind: String
    package var contentInsets: Insets
    package var zIndex: Int

    @inlinable package init(elementKind: String, contentInsets: Insets = .zero, zIndex: Int = 0) {
        self.elementKind = elementKind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}
