/// A point of a rectangle, named by edges, with an offset: where a supplementary item is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges that name the point; no edge on an axis, or both, is the middle.
    public let edges: NSDirectionalRectEdge

    /// How far the point is moved: points, or fractions of the supplementary view's own size.
    public let offset: CGPoint

    /// Whether the offset counts in points.
    public let isAbsoluteOffset: Bool

    /// The point at `edges`.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }

    /// The point at `edges`, moved by `absoluteOffset` points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }

    /// The point at `edges`, moved by multiples of the supplementary view's own width and height.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    package init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// Whether the offset counts in multiples of the supplementary view's own size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    /// The anchor itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
