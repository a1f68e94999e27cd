/// A width and a height in points.
@frozen package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double

    @inlinable package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size 0 by 0.
    @inlinable package static var zero: Size { Size(width: 0, height: 0) }

    /// The length on `axis`: the width on the horizontal one, the height on the vertical one.
    @inlinable package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Whether both lengths are finite and neither is negative.
    @inlinable package var isValid: Bool {
        width.isFinite && height.isFinite && width >= 0 && height >= 0
    }
}
