import DisplayList
import PortableUIKit

/// The style of a fill.
public nonisolated struct FillStyle: Equatable, Sendable {
    /// A Boolean value that indicates whether the even-odd rule determines the inside.
    public var isEOFilled: Bool
    /// A Boolean value that indicates whether edges are antialiased. Differs from SwiftUI: they always are.
    public var isAntialiased: Bool

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The style of a stroke, with lengths in points.
public nonisolated struct StrokeStyle: Equatable, Sendable {
    /// The width of the line.
    public var lineWidth: CGFloat
    /// The style of the line's ends.
    public var lineCap: CGLineCap
    /// The style of the line's joins.
    public var lineJoin: CGLineJoin
    /// The ratio of the miter length to the line width above which joins are beveled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps. It's empty for a solid line.
    public var dash: [CGFloat]
    /// The offset in the dash pattern where the line starts.
    public var dashPhase: CGFloat

    /// Creates a style.
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

    /// The length of the shortest pattern of dashes, in points. Lines with shorter patterns are solid, because their dashes
    /// would be much smaller than a pixel.
    private static let shortestPattern: CGFloat = 0.01

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
        let isDashed = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.reduce(0, +) >= Self.shortestPattern
        return DisplayList.StrokeStyle(
            width: lineWidth.isFinite ? max(Double(lineWidth), 0) : 0, cap: cap, join: join,
            miterLimit: Double(miterLimit), dash: isDashed ? dash.map { Double($0) } : [],
            dashPhase: dashPhase.isFinite ? Double(dashPhase) : 0)
    }
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// The corners are quarter circles.
    case circular
    /// The corners are smoother. Differs from SwiftUI: they're drawn as circular ones.
    case continuous
}

/// The radii of a rectangle's corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates a radius for each corner.
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
