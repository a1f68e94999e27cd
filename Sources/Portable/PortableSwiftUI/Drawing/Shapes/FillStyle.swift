import DisplayList
import PortableUIKit

/// How shapes are filled.
public nonisolated struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether the even-odd rule determines the inside.
    public var isEOFilled: Bool
    /// Whether edges are smooth. Differs from SwiftUI: they always are.
    public var isAntialiased: Bool

    /// How shapes are filled.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a line along an outline is drawn; lengths in points.
public nonisolated struct StrokeStyle: Equatable, Sendable {
    /// How wide the line is.
    public var lineWidth: CGFloat
    /// The style of the line's ends.
    public var lineCap: CGLineCap
    /// The style of the line's joins.
    public var lineJoin: CGLineJoin
    /// From which ratio to the width on long corners are cut.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps; empty for a whole line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// How a line is drawn.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The display list's stroke style. A width that isn't positive and finite becomes 0.
    var seam: DisplayList.StrokeStyle {
        let cap: DisplayList.StrokeStyle.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: DisplayList.StrokeStyle.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
        return DisplayList.StrokeStyle(
            width: lineWidth.isFinite ? max(Double(lineWidth), 0) : 0, cap: cap, join: join,
            miterLimit: Double(miterLimit), dash: isDashed ? dash.map { Double($0) } : [],
            dashPhase: dashPhase.isFinite ? Double(dashPhase) : 0)
    }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// Quarters of circles.
    case circular
    /// Smoother ones. Differs from SwiftUI: as circular.
    case continuous
}

/// The radii of a rectangle's corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
    /// Of the top leading corner.
    public var topLeading: CGFloat
    /// Of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// Of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// Of the top trailing corner.
    public var topTrailing: CGFloat

    /// A radius for each corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var corners: CornerRadii {
        CornerRadii(
            topLeft: Double(topLeading), topRight: Double(topTrailing), bottomRight: Double(bottomTrailing),
            bottomLeft: Double(bottomLeading))
    }
}
