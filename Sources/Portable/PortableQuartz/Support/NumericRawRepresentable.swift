/// A type with a numeric raw value that supports comparison and arithmetic, as in `.required - 1` and `.alert + 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Returns a Boolean value that indicates whether the first number is less than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// Returns the value increased by a number.
    public static func + (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue + rhs)!
    }

    /// Returns the value increased by a number.
    public static func + (lhs: RawValue, rhs: Self) -> Self {
        Self(rawValue: lhs + rhs.rawValue)!
    }

    /// Returns the value decreased by a number.
    public static func - (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue - rhs)!
    }

    /// Returns the difference between two values.
    public static func - (lhs: Self, rhs: Self) -> RawValue {
        lhs.rawValue - rhs.rawValue
    }

    /// Increases the value by a number.
    public static func += (lhs: inout Self, rhs: RawValue) {
        lhs = lhs + rhs
    }

    /// Decreases the value by a number.
    public static func -= (lhs: inout Self, rhs: RawValue) {
        lhs = lhs - rhs
    }
}
