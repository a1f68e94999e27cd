import DisplayList
import Foundation

/// A layer that fills and strokes a path in its coordinate space.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path. The default is `nil`, which draws nothing.
    open var path: CGPath? {
        didSet { drawnPropertyDidChange("path", from: .path(oldValue)) }
    }

    /// The fill color. The default is opaque black. With `nil`, the path isn't filled.
    open var fillColor: CGColor? = .black {
        didSet { drawnPropertyDidChange("fillColor", from: .color(oldValue)) }
    }

    /// The rule that determines the inside of the path. The default is `nonZero`.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { setNeedsDisplay() }
    }

    /// The stroke color. The default is `nil`, which doesn't stroke the path.
    open var strokeColor: CGColor? {
        didSet { drawnPropertyDidChange("strokeColor", from: .color(oldValue)) }
    }

    /// The line width, in points. The default is 1.
    open var lineWidth: CGFloat = 1 {
        didSet { drawnPropertyDidChange("lineWidth", from: .numbers([oldValue])) }
    }

    /// The maximum length of mitered joins, in line widths. The default is 10.
    open var miterLimit: CGFloat = 10 {
        didSet { drawnPropertyDidChange("miterLimit", from: .numbers([oldValue])) }
    }

    /// The style of line ends. The default is `butt`.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { setNeedsDisplay() }
    }

    /// The style of joins. The default is `miter`.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { setNeedsDisplay() }
    }

    /// The alternating lengths of dashes and gaps, in points. The default is `nil`, which draws solid lines.
    open var lineDashPattern: [NSNumber]? {
        didSet { setNeedsDisplay() }
    }

    /// The offset into the dash pattern at which the stroke begins, in points. The default is 0.
    open var lineDashPhase: CGFloat = 0 {
        didSet { drawnPropertyDidChange("lineDashPhase", from: .numbers([oldValue])) }
    }

    /// The relative position on the path at which the stroke begins, from 0 to 1. The default is 0.
    open var strokeStart: CGFloat = 0 {
        didSet { drawnPropertyDidChange("strokeStart", from: .numbers([oldValue])) }
    }

    /// The relative position on the path at which the stroke ends, from 0 to 1. The default is 1.
    open var strokeEnd: CGFloat = 1 {
        didSet { drawnPropertyDidChange("strokeEnd", from: .numbers([oldValue])) }
    }

    package override func drawnValue(of property: AnimatableProperty) -> AnimatableValue? {
        guard case .drawn(let name) = property else { return nil }
        switch name {
        case "path": return .path(path)
        case "fillColor": return .color(fillColor)
        case "strokeColor": return .color(strokeColor)
        case "lineWidth": return .numbers([lineWidth])
        case "miterLimit": return .numbers([miterLimit])
        case "lineDashPhase": return .numbers([lineDashPhase])
        case "strokeStart": return .numbers([strokeStart])
        case "strokeEnd": return .numbers([strokeEnd])
        default: return super.drawnValue(of: property)
        }
    }

    package override func copyDrawnValues(of layer: CALayer, in state: LayerState) {
        guard let layer = layer as? CAShapeLayer else { return }
        path = state.path("path") ?? layer.path
        fillColor = state.color("fillColor") ?? layer.fillColor
        fillRule = layer.fillRule
        strokeColor = state.color("strokeColor") ?? layer.strokeColor
        lineWidth = state.number("lineWidth") ?? layer.lineWidth
        miterLimit = state.number("miterLimit") ?? layer.miterLimit
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPattern = layer.lineDashPattern
        lineDashPhase = state.number("lineDashPhase") ?? layer.lineDashPhase
        strokeStart = state.number("strokeStart") ?? layer.strokeStart
        strokeEnd = state.number("strokeEnd") ?? layer.strokeEnd
    }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] { makeDisplayCommands(in: LayerState()) }

    package override func makeDisplayCommands(in state: LayerState) -> [DisplayCommand] {
        guard let path = (state.path("path") ?? path)?.path else { return [] }
        var commands: [DisplayCommand] = []
        if let fillColor = state.color("fillColor") ?? fillColor {
            commands.append(.fill(path, .color(fillColor.color), evenOdd: fillRule == .evenOdd))
        }
        let style = strokeStyle(in: state)
        if let strokeColor = state.color("strokeColor") ?? strokeColor, style.width > 0 {
            let part = path.trimmed(
                from: Double(state.number("strokeStart") ?? strokeStart),
                to: Double(state.number("strokeEnd") ?? strokeEnd))
            if !part.elements.isEmpty { commands.append(.stroke(part, .color(strokeColor.color), style)) }
        }
        return commands
    }

    private func strokeStyle(in state: LayerState) -> StrokeStyle {
        StrokeStyle(
            width: Double(state.number("lineWidth") ?? lineWidth),
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            miterLimit: Double(state.number("miterLimit") ?? miterLimit),
            dash: (lineDashPattern ?? []).map(\.doubleValue),
            dashPhase: Double(state.number("lineDashPhase") ?? lineDashPhase))
    }
}

/// The rules that determine the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a rule with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The nonzero winding rule.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The even-odd rule.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The styles of line ends in a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a style with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A squared-off end at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A squared-off end that extends half of the line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The styles of joins in a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a style with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner, within the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner with a squared-off end.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
