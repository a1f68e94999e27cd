import DisplayList
import Foundation
import LayoutGeometry

/// A layer that draws a color gradient over its background color, within its corner radius.
///
/// Colors are interpolated with a gamma of 1.8 instead of in sRGB, as in Core Animation (measured with a tolerance of 3
/// of 255). An axial gradient is drawn in the unit square of the layer, and stretched with it.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colors (`CGColor`), from start to end. The default is `nil`, which draws nothing. Other values are ignored.
    open var colors: [Any]? {
        didSet { drawnPropertyDidChange("colors", from: .colors(Self.colors(oldValue))) }
    }

    /// The location of each color, from 0 to 1 in increasing order. The default is `nil`, which spaces the colors
    /// evenly.
    open var locations: [NSNumber]? {
        didSet { drawnPropertyDidChange("locations", from: .numbers((oldValue ?? []).map { CGFloat($0.doubleValue) })) }
    }

    /// The start point of the gradient in the unit coordinate space. The default is (0.5, 0), the center of the top
    /// side.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { drawnPropertyDidChange("startPoint", from: .numbers([oldValue.x, oldValue.y])) }
    }

    /// The end point of the gradient in the unit coordinate space. The default is (0.5, 1), the center of the bottom
    /// side.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { drawnPropertyDidChange("endPoint", from: .numbers([oldValue.x, oldValue.y])) }
    }

    /// The type of the gradient. The default is `axial`.
    open var type = CAGradientLayerType.axial {
        didSet { setNeedsDisplay() }
    }

    /// Creates a gradient layer without colors.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a gradient layer with the appearance of another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CALayer { copyDrawnValues(of: layer, in: LayerState()) }
    }

    /// Creates a gradient layer without colors, because archives aren't supported.
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
        default: return super.drawnValue(of: property)
        }
    }

    package override func copyDrawnValues(of layer: CALayer, in state: LayerState) {
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

    /// Returns the transform from the unit square to the bounds if stretching changes the gradient: its lines of equal
    /// color are perpendicular to the axis only in the square.
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

/// The types of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a type with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A linear gradient from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A radial gradient around the start point. The end point is the corner of the ellipse's bounding box.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A conic gradient around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
