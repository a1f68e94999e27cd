import Foundation

/// A range of numbers, such as the motion that an attachment allows.
public struct UIFloatRange: Hashable, Sendable {
    /// The smallest number.
    public var minimum: CGFloat
    /// The largest number.
    public var maximum: CGFloat

    /// The range that only contains 0.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Creates a range from 0 to 0.
    public init() {
        self.init(minimum: 0, maximum: 0)
    }

    /// Creates a range between two numbers.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// A Boolean value that indicates whether the range is ``infinite``.
    public var isInfinite: Bool { self == .infinite }
}
