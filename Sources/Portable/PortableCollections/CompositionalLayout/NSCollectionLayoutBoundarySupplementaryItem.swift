/// A view at the boundary of a section or of the whole layout, such as a header or a footer.
///
/// ```swift
/// func addHeader(to section: NSCollectionLayoutSection) {
///     let header = NSCollectionLayoutBoundarySupplementaryItem(
///         layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
///         elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
///     header.pinToVisibleBounds = true
///     section.boundarySupplementaryItems = [header]
/// }
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section where the view is.
    public let alignment: NSRectAlignment

    /// The offset of the view from its alignment, in points.
    public let offset: CGPoint

    /// A Boolean value that indicates whether the view is outside of the section's content and extends the section. The
    /// default is `true`. With `false`, the view overlays the content.
    open var extendsBoundary = true

    /// A Boolean value that indicates whether the view stays visible while its section is visible. The default is
    /// `false`.
    open var pinToVisibleBounds = false

    /// The padding before a view that is outside the content at its start, in points. A pinned view moves without it.
    package var leadingPadding: CGFloat = 0

    /// Creates a view at `alignment`.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the view, relative to the section or the layout.
    ///   - elementKind: The kind for which the app registers the view's class.
    ///   - alignment: The edge or corner of the section where the view is.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: .zero)
    }

    /// Creates a view at `alignment` with an offset in points.
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

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            size: layoutSize, elementKind: elementKind, alignment: alignment, offset: offset)
        copy.copyItemProperties(from: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        copy.leadingPadding = leadingPadding
        return copy
    }
}

extension NSRectAlignment {
    /// The edges of the side or corner.
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
