import DisplayList
import LayoutGeometry
import PortableUIKit

/// The outline of a shape, with straight and curved segments. As a view, it's filled with the foreground style.
public nonisolated struct Path: Equatable, Sendable, LosslessStringConvertible {
    /// A segment of a path.
    public enum Element: Equatable, Sendable {
        /// The start of a subpath.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to the start of the subpath.
        case closeSubpath
    }

    var path: DisplayList.Path

    init(_ path: DisplayList.Path) {
        self.path = path
    }

    /// Creates an empty path.
    public init() { path = DisplayList.Path() }

    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { self.path = path.path }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { path = DisplayList.Path(rect.rect) }

    /// Creates a rectangle with elliptical corners.
    ///
    /// - Parameter style: Differs from SwiftUI: corners are always circular.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        path =
            CGPath(
                roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: nil
            ).path
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// - Parameter style: Differs from SwiftUI: corners are always circular.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        path = DisplayList.Path(rect.rect, corners: CornerRadii(all: Double(cornerRadius)))
    }

    /// Creates a rectangle with a separate radius for each corner.
    ///
    /// - Parameter style: Differs from SwiftUI: corners are always circular.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        path = DisplayList.Path(rect.rect, corners: cornerRadii.corners)
    }

    /// Creates an ellipse inside of a rectangle.
    public init(ellipseIn rect: CGRect) { path = DisplayList.Path(ellipseIn: rect.rect) }

    /// Creates a path with a closure that draws it.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from its ``description``, or returns `nil` for other strings.
    public init?(_ string: String) {
        guard let path = PathText.read(string) else { return nil }
        self.init(path)
    }

    /// The segments as text: coordinates, each followed by m, l, q, c, or h.
    public var description: String { PathText.write(path) }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(path) }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.elements.isEmpty }

    /// The bounding rectangle of the path. It's null for an empty path.
    public var boundingRect: CGRect { path.bounds?.cgRect ?? .null }

    /// The end of the last segment, or `nil` if the path is empty.
    public var currentPoint: CGPoint? { path.currentPoint?.cgPoint }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameter eoFill: A Boolean value that indicates whether the even-odd rule determines the inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { path.contains(p.point, evenOdd: eoFill) }

    /// Calls a closure with each element.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in path.elements {
            switch element {
            case .move(let point): body(.move(to: point.cgPoint))
            case .line(let point): body(.line(to: point.cgPoint))
            case .quadCurve(let point, let control): body(.quadCurve(to: point.cgPoint, control: control.cgPoint))
            case .curve(let point, let control1, let control2):
                body(.curve(to: point.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Returns the path with a transform applied.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(path.applying(transform.engineTransform)) }

    /// Returns the path moved by an offset.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// Returns the part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(path.trimmed(from: Double(from), to: Double(to)))
    }
}

extension Path: Shape {
    /// Returns the path itself, in any rectangle.
    public func path(in rect: CGRect) -> Path { self }
}
