/// The size and position of a header, footer, or another supplementary view at the boundary of a section or of the
/// whole layout.
public struct BoundaryPlacement: Hashable, Sendable {
    /// The width. The default is the full width.
    public var width: LayoutLength
    /// The height of the view.
    public var height: LayoutLength
    /// The edge or corner of the view.
    public var alignment: NSRectAlignment
    /// The offset from the edge or corner, in points. The default is zero.
    public var offset: CGPoint
    /// A Boolean value that indicates whether the view stays visible while the section is visible. The default is
    /// `false`.
    public var isPinned: Bool
    /// A Boolean value that indicates whether the view extends the content rather than overlapping the items. The
    /// default is `true`. A view at a leading or trailing edge doesn't extend the content: it overlaps the items unless
    /// the layout's insets and an offset make room for it.
    public var extendsBoundary: Bool
    /// The z-index of the view. Views with higher values are in front. If it's `nil` (the default), the layout
    /// determines the order.
    public var zIndex: Int?
    /// The insets of the view within its frame. The default is zero.
    public var contentInsets: NSDirectionalEdgeInsets

    /// Creates a placement at an edge or corner.
    @MainActor
    public init(
        width: NSCollectionLayoutDimension = .fractionalWidth(1), height: NSCollectionLayoutDimension,
        alignment: NSRectAlignment, offset: CGPoint = .zero, isPinned: Bool = false, extendsBoundary: Bool = true,
        zIndex: Int? = nil, contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.width = LayoutLength(width)
        self.height = LayoutLength(height)
        self.alignment = alignment
        self.offset = offset
        self.isPinned = isPinned
        self.extendsBoundary = extendsBoundary
        self.zIndex = zIndex
        self.contentInsets = contentInsets
    }

    /// Returns the boundary item of the placement for UIKit.
    @MainActor
    public func boundaryItem(ofKind kind: String) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: LayoutLength.size(width, height), elementKind: kind, alignment: alignment,
            absoluteOffset: offset)
        item.pinToVisibleBounds = isPinned
        item.extendsBoundary = extendsBoundary
        item.contentInsets = contentInsets
        if let zIndex { item.zIndex = zIndex }
        return item
    }

    /// Returns a Boolean value that indicates whether all properties are equal.
    public static func == (left: BoundaryPlacement, right: BoundaryPlacement) -> Bool {
        left.width == right.width && left.height == right.height && left.alignment == right.alignment
            && left.offset == right.offset && left.isPinned == right.isPinned
            && left.extendsBoundary == right.extendsBoundary && left.zIndex == right.zIndex
            && left.contentInsets.sides == right.contentInsets.sides
    }

    /// Hashes all properties.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(alignment)
        hasher.combine(offset.x)
        hasher.combine(offset.y)
        hasher.combine(isPinned)
        hasher.combine(extendsBoundary)
        hasher.combine(zIndex)
        hasher.combine(contentInsets.sides)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets as a hashable value, because they aren't hashable on Apple's platforms.
    var sides: [CGFloat] { [top, leading, bottom, trailing] }

    /// Returns the same inset for all four edges, in points.
    public static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
}
