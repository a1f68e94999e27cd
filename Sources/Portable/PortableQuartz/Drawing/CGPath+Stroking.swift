import DisplayList

extension CGPath {
    /// Returns the outline of the path's stroke, which draws the same as the stroke if it's filled.
    ///
    /// Differs from Core Graphics: the outline is made of overlapping polygons.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line.
    ///   - lineCap: The style of line ends.
    ///   - lineJoin: The style of joins.
    ///   - miterLimit: The maximum length of mitered joins, in line widths.
    ///   - transform: A transform of the path before it's stroked.
    /// - Complexity: O(*n*) in the number of elements.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCap.displayCap, join: lineJoin.displayJoin,
            miterLimit: Double(miterLimit))
        return CGPath(path.applying(transform.engineTransform).outline(of: style))
    }

    /// Returns the parts of the path that are in the dashes of a pattern.
    ///
    /// Differs from Core Graphics: curves become lines.
    ///
    /// - Parameters:
    ///   - phase: The position in the pattern at which the path begins.
    ///   - lengths: The alternating lengths of dashes and gaps.
    ///   - transform: A transform of the path before it's dashed.
    /// - Complexity: O(*n*) in the number of elements and dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.applying(transform.engineTransform).dashed(lengths.map { Double($0) }, phase: Double(phase)))
    }

    /// Calls a closure with each element of the path, in order. The element is valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements { element.withPathElement(block) }
    }

    /// Calls a function with each element of the path, in order. The element is valid only during the call.
    ///
    /// - Parameters:
    ///   - info: A value that is passed to the function.
    ///   - function: The function.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

/// A function that receives the elements of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
    /// The beginning of a subpath, with one point.
    case moveToPoint
    /// A line to one point.
    case addLineToPoint
    /// A quadratic curve, with its control point and its end.
    case addQuadCurveToPoint
    /// A cubic curve, with its two control points and its end.
    case addCurveToPoint
    /// A line to the beginning of the subpath, without points.
    case closeSubpath
}

/// An element of a path.
public struct CGPathElement {
    /// The type of the element.
    public var type: CGPathElementType
    /// The points of the element. Their number depends on the type.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element with a type and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension Path.Element {
    fileprivate func withPathElement(_ body: (UnsafePointer<CGPathElement>) -> Void) {
        let type: CGPathElementType
        var points: [CGPoint]
        switch self {
        case .move(let point): (type, points) = (.moveToPoint, [point.cgPoint])
        case .line(let point): (type, points) = (.addLineToPoint, [point.cgPoint])
        case .quadCurve(let end, let control): (type, points) = (.addQuadCurveToPoint, [control.cgPoint, end.cgPoint])
        case .curve(let end, let first, let second):
            (type, points) = (.addCurveToPoint, [first.cgPoint, second.cgPoint, end.cgPoint])
        case .close: (type, points) = (.closeSubpath, [.zero])
        }
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let element = CGPathElement(type: type, points: base)
            withUnsafePointer(to: element, body)
        }
    }
}
