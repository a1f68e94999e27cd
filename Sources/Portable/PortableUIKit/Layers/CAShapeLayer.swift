import DisplayList
import Foundation

/// A layer that fills and strokes a path in its own coordinates.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The path; nil, the default, draws nothing.
    open var path: CGPath? {
        didSet { setNeedsDisplay() }
    }

    /// The colour inside the path; opaque black by default, nil for none.
    open var fillColor: CGColor? = .black {
        didSet { setNeedsDisplay() }
    }

    /// What counts as inside; non-zero winding by default.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { setNeedsDisplay() }
    }

    /// The colour along the path; nil, the default, strokes nothing.
    open var strokeColor: CGColor? {
        didSet { setNeedsDisplay() }
    }

    /// The stroke's width in points; 1 by default.
    open var lineWidth: CGFloat = 1 {
        didSet { setNeedsDisplay() }
    }

    /// How long a sharp corner of the stroke may be, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10 {
        didSet { setNeedsDisplay() }
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
        didSet { setNeedsDisplay() }
    }

    package override func makeDisplayCommands() -> [DisplayCommand] {
        guard let path = path?.path else { return [] }
        var commands: [DisplayCommand] = []
        if let fillColor {
            commands.append(.fill(path, .color(fillColor.color), evenOdd: fillRule == .evenOdd))
        }
        if let strokeColor, lineWidth > 0 {
            commands.append(.stroke(path, .color(strokeColor.color), strokeStyle))
        }
        return commands
    }

    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth),
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            miterLimit: Double(miterLimit), dash: (lineDashPattern ?? []).map(\.doubleValue),
            dashPhase: Double(lineDashPhase))
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
