/// A width and a height in points.
@frozen public struct Size: Sendable, Hashable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a size with the given lengths, in points.
    @inlinable public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size 0 by 0.
    @inlinable public static var zero: Size { Size(width: 0, height: 0) }

    /// The length on `axis`: the width on the horizontal one, the height on the vertical one.
    @inlinable public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// A Boolean value that indicates whether both lengths are finite and not negative.
    @inlinable public var isValid: Bool {
        width.isFinite && height.isFinite && width >= 0 && height >= 0
    }
}
