import Foundation

/// A small shape next to the pointer, such as an arrow that shows a direction in which an edge can be moved.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// The position of an accessory around the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The angle clockwise from the top, in radians.
        public var angle: CGFloat

        /// Creates a position with a distance in points and an angle in radians.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }
    }

    /// The shape of the accessory.
    public let shape: UIPointerShape
    /// The position of the accessory.
    public let position: Position
    /// A Boolean value that indicates whether the shape is rotated by the angle of its position. The default is `false`.
    open var orientationMatchesAngle = false

    /// Creates an accessory with a shape and a position.
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
        super.init()
    }

    /// Returns an arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: -5, y: 3))
        arrow.addLine(to: CGPoint(x: 0, y: -3))
        arrow.addLine(to: CGPoint(x: 5, y: 3))
        arrow.close()
        let accessory = UIPointerAccessory(.path(arrow), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }

    /// Returns an accessory with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPointerAccessory(shape, position: position)
        copy.orientationMatchesAngle = orientationMatchesAngle
        return copy
    }

    /// The path of the shape around its center.
    private var outline: UIBezierPath {
        switch shape {
        case .path(let path): path
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam(let length): UIBezierPath(rect: CGRect(x: -1, y: -length / 2, width: 2, height: length))
        case .horizontalBeam(let length): UIBezierPath(rect: CGRect(x: -length / 2, y: -1, width: length, height: 2))
        }
    }

    /// The path of the accessory around a pointer at a point.
    func path(around pointer: CGPoint) -> UIBezierPath {
        let path = UIBezierPath(cgPath: outline.cgPath)
        if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: position.angle)) }
        let center = CGPoint(
            x: pointer.x + sin(position.angle) * position.offset, y: pointer.y - cos(position.angle) * position.offset)
        path.apply(CGAffineTransform(translationX: center.x, y: center.y))
        return path
    }
}

extension UIPointerAccessory.Position {
    private static let standardOffset: CGFloat = 16

    private static func at(_ eighths: CGFloat) -> Self { Self(offset: standardOffset, angle: eighths * .pi / 4) }

    /// Above the pointer.
    public static var top: Self { at(0) }
    /// Above and to the right of the pointer.
    public static var topRight: Self { at(1) }
    /// To the right of the pointer.
    public static var right: Self { at(2) }
    /// Below and to the right of the pointer.
    public static var bottomRight: Self { at(3) }
    /// Below the pointer.
    public static var bottom: Self { at(4) }
    /// Below and to the left of the pointer.
    public static var bottomLeft: Self { at(5) }
    /// To the left of the pointer.
    public static var left: Self { at(6) }
    /// Above and to the left of the pointer.
    public static var topLeft: Self { at(7) }
}
