import DisplayList
import Foundation
import LayoutGeometry

/// A layer filled with a change of colors, over its background and inside its corners.
///
/// Colors are mixed where brightness counts by a gamma of 1.8 (recorded, within 3 of 255), not as sRGB has them. An axial
/// gradient runs across the unit square of the layer, and is stretched with that.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colors (`CGColor`), from start to end; nil, the default, draws nothing. Other values are skipped.
    open var colors: [Any]? {
        didSet { drawnPropertyDidChange("colors", from: .colors(Self.colors(oldValue))) }
    }

    /// Where each color stands, from 0 to 1, rising; nil, the default, spreads them evenly.
    open var locations: [NSNumber]? {
        didSet { drawnPropertyDidChange("locations", from: .numbers((oldValue ?? []).map { CGFloat($0.doubleValue) })) }
    }

    /// Where the gradient starts, in fractions of the bounds; (0.5, 0), the middle of the top, by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { drawnPropertyDidChange("startPoint", from: .numbers([oldValue.x, oldValue.y])) }
    }

    /// Where the gradient ends, in fractions of the bounds; (0.5, 1), the middle of the bottom, by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { drawnPropertyDidChange("endPoint", from: .numbers([oldValue.x, oldValue.y])) }
    }

    /// The gradient's shape; axial by default.
    open var type = CAGradientLayerType.axial {
        didSet { setNeedsDisplay() }
    }

    /// Creates a gradient without colors.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a gradient that looks like another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CALayer { takeDrawnValues(of: layer, in: LayerState()) }
    }

    /// A gradient without colors: archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    private static func colors(_ values: [Any]?) -> [CGColor] { (values ?? []).compactMap { $0 as? CGColor } }

    package override func drawnValue(of property: AnimatableProperty) -> AnimatableValue? {
        guard case .drawn(let name) = property else { return nil }
        switch name {
        case "colors": return .colors(Self.colors(colors))
        case "locations": return .numbers((locations ?? []).map { CGFloat($0.doubleValue) })
        case "startPoint": return .numbers([startPoint.x, startPoint.y])
        case "endPoint": return .numbers([endPoint.x, endPoint.y])
        default: return nil
        }
    }

    package override func takeDrawnValues(of layer: CALayer, in state: LayerState) {
        guard let layer = layer as? CAGradientLayer else { return }
        colors = state.colors("colors") ?? layer.colors
        locations = state.numbers("locations")?.map { NSNumber(value: Double($0)) } ?? layer.locations
        startPoint = state.point("startPoint") ?? layer.startPoint
        endPoint = state.point("endPoint") ?? layer.endPoint
        type = layer.type
    }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        var state = LayerState()
        state.bounds = bounds
        return makeDisplayCommands(in: state)
    }

    package override func makeDisplayCommands(in state: LayerState) -> [DisplayCommand] {
        let colors = (state.colors("colors") ?? Self.colors(colors)).map(\.color)
        guard let first = colors.first, !state.bounds.isEmpty else { return [] }
        let path = Path(state.bounds.rect, corners: cornerRadii)
        guard colors.count > 1 else { return [.fill(path, .color(first))] }
        let locations = state.numbers("locations")?.map { Double($0) } ?? locations?.map(\.doubleValue)
        let stops = colors.enumerated().map { index, color in
            let even = Double(index) / Double(colors.count - 1)
            let location = locations.flatMap { index < $0.count ? $0[index] : nil }
            return Gradient.Stop(location: location ?? even, color: color)
        }
        let mixed = GradientMixing.stops(stops)
        guard let square = unitSquare(in: state) else {
            return [.fill(path, .gradient(Gradient(shape: shape(in: state), stops: mixed)))]
        }
        let gradient = Gradient(shape: unitAxis(in: state), stops: mixed)
        return [
            .save, .clip(path), .transform(square),
            .fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), .gradient(gradient)), .restore,
        ]
    }

    /// The map of the unit square to the bounds, if the gradient looks different for being stretched by it: its lines of
    /// one color stand upright on the axis in the square alone.
    private func unitSquare(in state: LayerState) -> LayoutGeometry.AffineTransform? {
        guard type != .radial, type != .conic else { return nil }
        let (start, end) = (state.point("startPoint") ?? startPoint, state.point("endPoint") ?? endPoint)
        let bounds = state.bounds
        guard start.x != end.x, start.y != end.y, bounds.width != bounds.height else { return nil }
        return LayoutGeometry.AffineTransform(
            a: Double(bounds.width), b: 0, c: 0, d: Double(bounds.height), tx: Double(bounds.minX),
            ty: Double(bounds.minY))
    }

    private func unitAxis(in state: LayerState) -> Gradient.Shape {
        let (start, end) = (state.point("startPoint") ?? startPoint, state.point("endPoint") ?? endPoint)
        return .axial(
            start: Point(x: Double(start.x), y: Double(start.y)), end: Point(x: Double(end.x), y: Double(end.y)))
    }

    private func shape(in state: LayerState) -> Gradient.Shape {
        let bounds = state.bounds
        func point(_ unit: CGPoint) -> Point {
            Point(
                x: Double(bounds.minX + unit.x * bounds.width), y: Double(bounds.minY + unit.y * bounds.height))
        }
        let start = point(state.point("startPoint") ?? startPoint), end = point(state.point("endPoint") ?? endPoint)
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
