/// A number with a name of its own that can be compared, raised and lowered: `.required - 1`, `.alert + 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Whether the one's number is below the other's.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The value that is higher by a number.
    public static func + (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue + rhs)!
    }

    /// The value that is higher by a number.
    public static func + (lhs: RawValue, rhs: Self) -> Self {
        Self(rawValue: lhs + rhs.rawValue)!
    }

    /// The value that is lower by a number.
    public static func - (lhs: Self, rhs: RawValue) -> Self {
        Self(rawValue: lhs.rawValue - rhs)!
    }

    /// How far one lies above another.
    public static func - (lhs: Self, rhs: Self) -> RawValue {
        lhs.rawValue - rhs.rawValue
    }

    /// Makes the value higher by a number.
    public static func += (lhs: inout Self, rhs: RawValue) {
        lhs = lhs + rhs
    }

    /// Makes the value lower by a number.
    public static func -= (lhs: inout Self, rhs: RawValue) {
        lhs = lhs - rhs
    }
}
