import DisplayList

/// Styles for the ends of a line.
public enum CGLineCap: Int32, Sendable {
    /// A squared-off end at the end point.
    case butt
    /// A semicircle around the end point.
    case round
    /// A squared-off end that extends half of the line width beyond the end point.
    case square

    package var displayCap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// Styles for the joins of a line's segments.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, within the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A corner with a squared-off end.
    case bevel

    package var displayJoin: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

/// Rules for determining the inside of a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule: points that the path winds around more often in one direction than in the other.
    case winding
    /// The even-odd rule: points from which a ray crosses the path an odd number of times.
    case evenOdd
}
