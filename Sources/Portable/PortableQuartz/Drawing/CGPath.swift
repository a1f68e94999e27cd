import DisplayList

/// A sequence of straight and curved segments. Immutable, unless it is a ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
    package internal(set) var path: Path

    package init(_ path: Path) {
        self.path = path
    }

    /// A rectangle, mapped by `transform` if there is one.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect.rect).applying(transform))
    }

    /// An ellipse that touches the sides of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect.rect).applying(transform))
    }

    /// A rectangle with elliptic corners. Radii above half a side are reduced to it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
    }

    /// A path of its own with the same segments.
    public func copy() -> CGPath? { CGPath(path) }

    /// A path of its own that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// A path with the same segments, mapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    /// Whether there are no segments.
    public var isEmpty: Bool { path.elements.isEmpty }

    /// Where the next segment would begin; (0, 0) in an empty path. O(n).
    public var currentPoint: CGPoint { path.currentPoint?.cgPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path. O(n).
    public var boundingBox: CGRect { path.controlPointBounds?.cgRect ?? .null }

    /// The smallest rectangle around the drawn line; null for an empty path. O(n).
    public var boundingBoxOfPath: CGRect { path.bounds?.cgRect ?? .null }

    /// Whether `point` lies inside. O(n).
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform.engineTransform).contains(point.point, evenOdd: rule == .evenOdd)
    }

    /// Whether both have the same segments.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    /// Feeds all segments to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee.engineTransform) } ?? self
    }

    /// A rectangle with elliptic corners: one with circular corners of radius 1 in a square space, stretched.
    init(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        guard cornerWidth > 0, cornerHeight > 0 else {
            self.init(rect.rect)
            return
        }
        let width = min(cornerWidth, rect.width / 2)
        let height = min(cornerHeight, rect.height / 2)
        let unit = CGRect(x: 0, y: 0, width: rect.width / width, height: rect.height / height)
        let stretch = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: rect.minX, ty: rect.minY)
        self = Path(unit.rect, corners: CornerRadii(all: 1)).applying(stretch.engineTransform)
    }
}
