/// A view at the boundary of a section or of the whole layout, such as a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section where the view is.
    public let alignment: NSRectAlignment

    /// How far the view is moved from there, in points.
    public let offset: CGPoint

    /// Whether the view stands outside the section's content, which makes the section longer. True by default;
    /// false lays it over the content.
    open var extendsBoundary = true

    /// Whether the view stays in sight while its section is. False by default.
    open var pinToVisibleBounds = false

    /// Room before a view that stands outside the content at its start, in points; the view doesn't take it along
    /// while it is pinned.
    package var leadingRoom: CGFloat = 0

    /// A view at `alignment`.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: .zero)
    }

    /// A view at `alignment`, moved by `absoluteOffset` points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: absoluteOffset)
    }

    package init(size: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, offset: CGPoint) {
        self.alignment = alignment
        self.offset = offset
        super.init(
            size: size, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset), itemAnchor: nil)
    }

    /// An independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            size: layoutSize, elementKind: elementKind, alignment: alignment, offset: offset)
        copy.takeItemProperties(from: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        copy.leadingRoom = leadingRoom
        return copy
    }
}

extension NSRectAlignment {
    /// The edges that the side or corner touches.
    package var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
