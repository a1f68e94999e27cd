/// The radius of a corner: a length, or a value that makes the corner concentric with the container's.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Value: Hashable, Sendable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat?)
    }

    let value: Value

    init(_ value: Value) { self.value = value }

    /// Creates a fixed radius in points.
    public init(integerLiteral value: IntegerLiteralType) { self = .fixed(CGFloat(value)) }

    /// Creates a fixed radius in points.
    public init(floatLiteral value: FloatLiteralType) { self = .fixed(CGFloat(value)) }

    /// Returns a fixed radius in points. Negative and invalid values count as 0.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius > 0 ? radius : 0)) }

    /// Returns a radius that's smaller than the container's by the distance between the two corners.
    /// - Parameter minimum: The minimum radius, in points. `nil` means 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.containerConcentric(minimum: minimum.flatMap { $0 > 0 ? $0 : nil }))
    }
}
