import DisplayList

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Cut off half a line width beyond the end point.
    case square

    package var displayCap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, as long as the miter limit allows.
    case miter
    /// In an arc.
    case round
    /// With the point cut off.
    case bevel

    package var displayJoin: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}

/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Where the path winds around a point more often in one direction than in the other.
    case winding
    /// Where a ray from the point crosses the path an odd number of times.
    case evenOdd
}
