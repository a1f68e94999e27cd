import DisplayList
import LayoutGeometry
import PortableUIKit

/// The outline of a shape: straight and curved segments. As a view it is filled with the style of what is in front.
public nonisolated struct Path: Equatable, Sendable, LosslessStringConvertible {
    /// A segment of a path.
    public enum Element: Equatable, Sendable {
        /// Begins a part at a point.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the part began.
        case closeSubpath
    }

    var path: DisplayList.Path

    init(_ path: DisplayList.Path) {
        self.path = path
    }

    /// An empty path.
    public init() { path = DisplayList.Path() }

    /// A path of Core Graphics.
    public init(_ path: CGPath) { self.path = path.path }

    /// A rectangle.
    public init(_ rect: CGRect) { path = DisplayList.Path(rect.rect) }

    /// A rectangle with elliptic corners.
    ///
    /// - Parameter style: Differs from SwiftUI: corners are always circular.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        path =
            CGPath(
                roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: nil
            ).path
    }

    /// A rectangle with round corners.
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

    /// An ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { path = DisplayList.Path(ellipseIn: rect.rect) }

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Reads what ``description`` wrote; nil for anything else.
    public init?(_ string: String) {
        guard let path = PathText.read(string) else { return nil }
        self.init(path)
    }

    /// The segments as text: coordinates, each followed by m, l, q, c or h.
    public var description: String { PathText.write(path) }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(path) }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.elements.isEmpty }

    /// The smallest rectangle around the drawn line; null for an empty path.
    public var boundingRect: CGRect { path.bounds?.cgRect ?? .null }

    /// Where the next segment begins; nil in an empty path.
    public var currentPoint: CGPoint? { path.currentPoint?.cgPoint }

    /// Returns whether a point is inside the path.
    ///
    /// - Parameter eoFill: Whether the even-odd rule determines the inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { path.contains(p.point, evenOdd: eoFill) }

    /// Calls a closure with each segment.
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

    /// The path with each point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(path.applying(transform.engineTransform)) }

    /// The path elsewhere.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(path.trimmed(from: Double(from), to: Double(to)))
    }
}

extension Path: Shape {
    /// The path itself, wherever it is drawn.
    public func path(in rect: CGRect) -> Path { self }
}
