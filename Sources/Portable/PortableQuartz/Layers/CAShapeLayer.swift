import DisplayList
import Foundation

/// A layer that fills and strokes a path in its own coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path; nil, the default, draws nothing.
    open var path: CGPath? {
        didSet { drawnPropertyDidChange("path", from: .path(oldValue)) }
    }

    /// The color inside the path; opaque black by default, nil for none.
    open var fillColor: CGColor? = .black {
        didSet { drawnPropertyDidChange("fillColor", from: .color(oldValue)) }
    }

    /// What counts as inside; non-zero winding by default.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { setNeedsDisplay() }
    }

    /// The color along the path; nil, the default, strokes nothing.
    open var strokeColor: CGColor? {
        didSet { drawnPropertyDidChange("strokeColor", from: .color(oldValue)) }
    }

    /// The stroke's width in points; 1 by default.
    open var lineWidth: CGFloat = 1 {
        didSet { drawnPropertyDidChange("lineWidth", from: .numbers([oldValue])) }
    }

    /// How long a sharp corner of the stroke may be, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10 {
        didSet { drawnPropertyDidChange("miterLimit", from: .numbers([oldValue])) }
    }

    /// The ends of the stroke; butt by default.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { setNeedsDisplay() }
    }

    /// The corners of the stroke; miter by default.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { setNeedsDisplay() }
    }

    /// Lengths of dashes and gaps in turn, in points; nil, the default, strokes without gaps.
    open var lineDashPattern: [NSNumber]? {
        didSet { setNeedsDisplay() }
    }

    /// How far into the pattern the stroke begins, in points; 0 by default.
    open var lineDashPhase: CGFloat = 0 {
        didSet { drawnPropertyDidChange("lineDashPhase", from: .numbers([oldValue])) }
    }

    /// Where the stroke begins, from 0, the default, to 1 of the path's length.
    open var strokeStart: CGFloat = 0 {
        didSet { drawnPropertyDidChange("strokeStart", from: .numbers([oldValue])) }
    }

    /// Where the stroke ends, from 0 to 1, the default, of the path's length.
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
        default: return nil
        }
    }

    package override func takeDrawnValues(of layer: CALayer, in state: LayerState) {
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

/// What counts as the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A rule by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Points that the path winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that the path encloses an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// An end by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut at the end of the path.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle past the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square past the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A corner by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Sharp, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
