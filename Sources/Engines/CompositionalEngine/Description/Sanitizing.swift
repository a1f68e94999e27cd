import LayoutGeometry

extension Double {
    /// The number itself, or 0 in place of one that is not finite.
    var finiteOrZero: Double { isFinite ? self : 0 }
}

extension Insets {
    /// The insets with 0 in place of numbers that are not finite, and on each axis that `isIgnored` names.
    func sanitized(ignoring isIgnored: (Axis) -> Bool = { _ in false }) -> Insets {
        var insets = Insets(
            top: top.finiteOrZero, leading: leading.finiteOrZero, bottom: bottom.finiteOrZero,
            trailing: trailing.finiteOrZero)
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
    /// A point by its coordinates along an axis and across it.
    init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
    }
}

extension Size {
    /// A size by its lengths along an axis and across it.
    init(_ axis: Axis, along: Double, across: Double) {
        self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    }

    /// The size with 0 in place of lengths that are negative or not finite numbers.
    var sanitized: Size {
        Size(width: Swift.max(0, width.finiteOrZero), height: Swift.max(0, height.finiteOrZero))
    }
}

extension Rect {
    /// The rectangle with its sides moved inwards; a length that became negative is made positive (R6).
    func shrunk(by insets: Insets) -> Rect {
        var rect = inset(by: insets)
        rect.size = Size(width: abs(rect.size.width), height: abs(rect.size.height))
        return rect
    }
}
