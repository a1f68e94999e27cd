/// The radius of a corner: a length, or one that makes the corner concentric with that of the container.
public struct UICornerRadius: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat?)
    }

    let value: Value

    init(_ value: Value) { self.value = value }

    /// Returns a radius in points. Negative ones count as 0.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(max(radius, 0))) }

    /// Returns a radius that is smaller than the container's by the distance of the corner from the container's.
    /// - Parameter minimum: The smallest radius, in points; nil for 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.containerConcentric(minimum: minimum))
    }
}
