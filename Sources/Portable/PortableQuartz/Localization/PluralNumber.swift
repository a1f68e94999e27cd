/// The operands of plural rules: a number's integer and fraction digits.
///
/// The names are defined in Unicode's Technical Standard 35, "Operand Meanings".
struct PluralNumber: Equatable {
    /// The absolute value.
    let n: Double
    /// The integer digits.
    let i: UInt64
    /// The number of fraction digits without trailing zeros.
    let v: Int
    /// The fraction digits as an integer.
    let f: UInt64

    /// Creates the operands of an integer.
    init(_ value: some BinaryInteger) {
        i = UInt64(clamping: value.magnitude)
        (n, v, f) = (Double(i), 0, 0)
    }

    /// Creates the operands of a floating-point number in its shortest notation.
    init(_ value: Double) {
        n = value.magnitude
        i = UInt64(exactly: n.rounded(.towardZero)) ?? (n.isNaN ? 0 : .max)
        // The description of very large and very small numbers has an exponent. No plural rule depends on their
        // fraction.
        let parts = n.description.split(separator: ".")
        let digits = parts.count == 2 && !n.description.contains("e") ? parts[1] : "0"
        let isWhole = digits == "0"
        v = isWhole ? 0 : digits.utf8.count
        f = isWhole ? 0 : UInt64(digits) ?? 0
    }

    /// Creates the operands of a format's argument, or returns `nil` if it isn't a number.
    init?(argument: any CVarArg) {
        switch argument {
        case let value as any BinaryInteger: self.init(value)
        case let value as any BinaryFloatingPoint: self.init(Double(value))
        default: return nil
        }
    }

    /// Returns a Boolean value that indicates whether the number is an integer whose remainder is in the given range.
    func endsWith(_ range: ClosedRange<UInt64>, of divisor: UInt64) -> Bool { v == 0 && range.contains(i % divisor) }
}
