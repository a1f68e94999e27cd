/// The insets of a rectangle's four sides, in points, by reading direction. Leading is the left side in left-to-right
/// layouts, which all engines use.
@frozen public struct Insets: Sendable, Hashable {
    /// The inset of the top side, in points.
    public var top: Double
    /// The inset of the leading side, in points.
    public var leading: Double
    /// The inset of the bottom side, in points.
    public var bottom: Double
    /// The inset of the trailing side, in points.
    public var trailing: Double

    /// Creates insets with the given values, in points.
    @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Insets of zero on all sides.
    @inlinable public static var zero: Insets { Insets() }

    /// Returns the inset at the start of `axis`: leading on the horizontal axis, top on the vertical one.
    @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

    /// Returns the inset at the end of `axis`: trailing on the horizontal axis, bottom on the vertical one.
    @inlinable public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    /// Returns the sum of both insets on `axis`.
    @inlinable public func total(_ axis: Axis) -> Double { start(axis) + end(axis) }
}
