/// A number as the plural rules of languages look at it: what stands before and after its decimal point.
///
/// The names are those of Unicode's Technical Standard 35, "Operand Meanings".
struct PluralNumber: Equatable {
    /// The absolute value.
    let n: Double
    /// The whole part.
    let i: UInt64
    /// How many digits the fraction has, without zeros at its end.
    let v: Int
    /// The digits of the fraction as a whole number.
    let f: UInt64

    /// A whole number.
    init(_ value: some BinaryInteger) {
        i = UInt64(clamping: value.magnitude)
        (n, v, f) = (Double(i), 0, 0)
    }

    /// A number with a fraction, as short as it can be written.
    init(_ value: Double) {
        n = value.magnitude
        i = UInt64(exactly: n.rounded(.towardZero)) ?? (n.isNaN ? 0 : .max)
        // Very large and very small numbers are written with an exponent: those have no fraction worth a rule.
        let parts = n.description.split(separator: ".")
        let digits = parts.count == 2 && !n.description.contains("e") ? parts[1] : "0"
        let isWhole = digits == "0"
        v = isWhole ? 0 : digits.utf8.count
        f = isWhole ? 0 : UInt64(digits) ?? 0
    }

    /// The number of an argument for a format; nil if it is none.
    init?(argument: any CVarArg) {
        switch argument {
        case let value as any BinaryInteger: self.init(value)
        case let value as any BinaryFloatingPoint: self.init(Double(value))
        default: return nil
        }
    }

    /// Whether this is a whole number, and its remainder lies in a range.
    func endsWith(_ range: ClosedRange<UInt64>, of divisor: UInt64) -> Bool { v == 0 && range.contains(i % divisor) }
}
