/// Where a header, a footer or another view stands at the boundary of a section or of the whole collection view.
public struct BoundaryPlacement: Hashable, Sendable {
    /// The width; all that there is by default.
    public var width: LayoutLength
    /// The height.
    public var height: LayoutLength
    /// The side or corner that the view stands at.
    public var alignment: NSRectAlignment
    /// How far the view is moved from there, in points; not at all by default.
    public var offset: CGPoint
    /// Whether the view stays in sight while the section is; false by default.
    public var isPinned: Bool
    /// Whether the view has room of its own rather than lying over the items; true by default. At a leading or trailing
    /// side there is none: such a view lies over the items unless the layout's insets and an offset make room for it.
    public var extendsBoundary: Bool
    /// The order of drawing: higher is in front. Nil, the default, keeps the layout's own.
    public var zIndex: Int?
    /// How far the view stays within its place; not at all by default.
    public var contentInsets: NSDirectionalEdgeInsets

    /// A place at a side or corner.
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

    /// The place as the layout takes it.
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

    /// Whether everything is equal.
    public static func == (left: BoundaryPlacement, right: BoundaryPlacement) -> Bool {
        left.width == right.width && left.height == right.height && left.alignment == right.alignment
            && left.offset == right.offset && left.isPinned == right.isPinned
            && left.extendsBoundary == right.extendsBoundary && left.zIndex == right.zIndex
            && left.contentInsets.sides == right.contentInsets.sides
    }

    /// Hashes size, place and kind of standing.
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
    /// The insets as a value that can be hashed, which they are not on Apple's platforms.
    var sides: [CGFloat] { [top, leading, bottom, trailing] }

    /// The same distance on all four sides, in points.
    public static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }
}
