/// A point of a rectangle, specified by edges and an offset, at which a supplementary item is attached.
///
/// ```swift
/// // A badge at the top trailing corner of an item, half of it outside.
/// let corner = NSCollectionLayoutAnchor(
///     edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge", containerAnchor: corner)
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges that specify the point. On an axis without an edge, or with both, it's the middle.
    public let edges: NSDirectionalRectEdge

    /// The offset of the point, in points or as fractions of the supplementary view's size.
    public let offset: CGPoint

    /// A Boolean value that indicates whether the offset is in points.
    public let isAbsoluteOffset: Bool

    /// Creates an anchor at `edges`.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// Creates an anchor at `edges` with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// Creates an anchor at `edges` with an offset in multiples of the supplementary view's width and height.
    ///
    /// - Parameters:
    ///   - edges: The edges that specify the point.
    ///   - fractionalOffset: The offset. A positive `x` moves the view to the trailing side, a positive `y` down.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    package init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// A Boolean value that indicates whether the offset is in multiples of the supplementary view's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// Returns the object itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
