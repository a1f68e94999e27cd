import DisplayList

/// A sequence of lines and curves. It's immutable unless it's a ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
    package internal(set) var path: Path

    package init(_ path: Path) {
        self.path = path
    }

    /// Creates a rectangle and applies `transform` to it.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect.rect).applying(transform))
    }

    /// Creates an ellipse that fits inside `rect` and applies `transform` to it.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect.rect).applying(transform))
    }

    /// Creates a rectangle with elliptical corners and applies `transform` to it. A corner's width and height are
    /// limited to half of the rectangle's side.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
    }

    /// Returns an immutable copy of the path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a mutable copy of the path.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns a copy of the path with the transform applied.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform))
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.elements.isEmpty }

    /// The point at which the next element begins, or (0, 0) in an empty path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var currentPoint: CGPoint { path.currentPoint?.cgPoint ?? .zero }

    /// The smallest rectangle that encloses all points, including control points, or the null rectangle for an empty
    /// path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var boundingBox: CGRect { path.controlPointBounds?.cgRect ?? .null }

    /// The smallest rectangle that encloses the lines and curves, or the null rectangle for an empty path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public var boundingBoxOfPath: CGRect { path.bounds?.cgRect ?? .null }

    /// Returns a Boolean value that indicates whether `point` is inside the path.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.applying(transform.engineTransform).contains(point.point, evenOdd: rule == .evenOdd)
    }

    /// Returns a Boolean value that indicates whether two paths have the same elements.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    /// Hashes the path by feeding its elements into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee.engineTransform) } ?? self
    }

    /// Creates a rectangle with elliptical corners by stretching one with circular corners of radius 1.
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
