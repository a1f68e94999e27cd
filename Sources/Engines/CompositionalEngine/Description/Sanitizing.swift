import LayoutGeometry

extension Double {
    /// The largest length or distance in points, which prevents overflow of sums.
    package static let largestLength = 1e9

    /// The number as a distance: 0 if it isn't finite, limited to `largestLength`.
    package var distance: Double {
        isFinite ? Swift.min(Swift.max(self, -Double.largestLength), Double.largestLength) : 0
    }
}

extension Insets {
    /// Returns the insets with 0 for numbers that aren't finite, and on axes for which `isIgnored` returns `true`.
    func sanitized(ignoring isIgnored: (Axis) -> Bool = { _ in false }) -> Insets {
        var insets = Insets(
            top: top.distance, leading: leading.distance, bottom: bottom.distance,
            trailing: trailing.distance)
        if isIgnored(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if isIgnored(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    static func + (left: Insets, right: Insets) -> Insets {
        Insets(
            top: left.top + right.top, leading: left.leading + right.leading,
            bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
    }
}

extension Point {
    /// Creates a point with coordinates along an axis and across it.
    init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
}

extension Size {
    /// Creates a size with lengths along an axis and across it.
    init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }

    /// The size with 0 for lengths that are negative or not finite.
    var sanitized: Size {
        Size(width: Swift.max(0, width.distance), height: Swift.max(0, height.distance))
    }
}

extension Rect {
    /// Returns the rectangle with its sides moved inward. A negative length becomes positive (R6).
    func shrunk(by insets: Insets) -> Rect {
        var rect = inset(by: insets)
        rect.size = Size(width: abs(rect.size.width), height: abs(rect.size.height))
        return rect
    }
}
