extension FixedWidthInteger {
    /// Creates the integer closest to a number, which is truncated towards zero. Numbers beyond the range of the type
    /// become its smallest or largest value, for which `init(_:)` would stop the process, and NaN becomes 0.
    package init<Number: BinaryFloatingPoint>(saturating number: Number) {
        if let exact = Self(exactly: number.rounded(.towardZero)) {
            self = exact
        } else {
            self = number.isNaN ? 0 : number < 0 ? .min : .max
        }
    }
}
