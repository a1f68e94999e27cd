import DisplayList
import Foundation
import LayoutGeometry

/// A layer filled with a change of colours, over its background and inside its corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours (`CGColor`), from start to end; nil, the default, draws nothing. Other values are skipped.
    open var colors: [Any]? {
        didSet { setNeedsDisplay() }
    }

    /// Where each colour stands, from 0 to 1, rising; nil, the default, spreads them evenly.
    open var locations: [NSNumber]? {
        didSet { setNeedsDisplay() }
    }

    /// Where the gradient starts, in fractions of the bounds; (0.5, 0), the middle of the top, by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { setNeedsDisplay() }
    }

    /// Where the gradient ends, in fractions of the bounds; (0.5, 1), the middle of the bottom, by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { setNeedsDisplay() }
    }

    /// The gradient's shape; axial by default.
    open var type = CAGradientLayerType.axial {
        didSet { setNeedsDisplay() }
    }

    /// Creates a gradient without colours.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    package override func makeDisplayCommands() -> [DisplayCommand] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
        guard let first = colors.first, !bounds.isEmpty else { return [] }
        let path = Path(bounds.rect, corners: cornerRadii)
        guard colors.count > 1 else { return [.fill(path, .color(first))] }
        let stops = colors.enumerated().map { index, color in
            let even = Double(index) / Double(colors.count - 1)
            let location = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
            return Gradient.Stop(location: location ?? even, color: color)
        }
        return [.fill(path, .gradient(Gradient(shape: shape, stops: stops)))]
    }

    private func point(_ unit: CGPoint) -> Point {
        Point(
            x: Double(bounds.minX + unit.x * bounds.width), y: Double(bounds.minY + unit.y * bounds.height))
    }

    private var shape: Gradient.Shape {
        let start = point(startPoint), end = point(endPoint)
        switch type {
        case .radial:
            return .radial(center: start, radii: Size(width: abs(end.x - start.x), height: abs(end.y - start.y)))
        case .conic:
            return .conic(center: start, angle: Foundation.atan2(end.y - start.y, end.x - start.x))
        default:
            return .axial(start: start, end: end)
        }
    }
}

/// The shapes of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A shape by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Out of the start point; the end point is the corner of the ellipse's box.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
