/// Distances from the four sides of a rectangle inwards, in points, in reading order
/// (leading is the left side in left-to-right layouts, where all engines work).
@frozen public struct Insets: Sendable, Hashable {
    /// The distance from the top, in points.
    public var top: Double
    /// The distance from the leading side, in points.
    public var leading: Double
    /// The distance from the bottom, in points.
    public var bottom: Double
    /// The distance from the trailing side, in points.
    public var trailing: Double

    /// Creates insets with the given distances, in points.
    @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    @inlinable public static var zero: Insets { Insets() }

    /// The inset at the start of `axis`: leading on the horizontal one, top on the vertical one.
    @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

    /// The inset at the end of `axis`: trailing on the horizontal one, bottom on the vertical one.
    @inlinable public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    /// The sum of both insets on `axis`.
    @inlinable public func total(_ axis: Axis) -> Double { start(axis) + end(axis) }
}
