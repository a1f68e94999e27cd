import Foundation

/// How wide a value is written at least, and on which side it stands. Widths are in characters.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As wide as it is.
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)

    /// At the right of so many columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    /// At the left of so many columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func applied(to text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? blanks + text : text + blanks
    }
}

/// How integers are written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let sign: String
    private let prefix: String
    private let isUppercase: Bool
    private let minimumDigits: Int

    /// In decimal digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// In hexadecimal digits, without a prefix.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// In octal digits, without a prefix.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// In decimal digits, at least so many.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits)
    }

    /// In hexadecimal digits.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether numbers that aren't negative begin with a plus sign.
    ///   - includePrefix: Whether `0x` stands before them.
    ///   - uppercase: Whether their letters are capitals.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, sign: explicitPositiveSign ? "+" : "", prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }

    private init(
        radix: Int, sign: String = "", prefix: String = "", isUppercase: Bool = false, minimumDigits: Int = 0
    ) {
        self.radix = radix
        self.sign = sign
        self.prefix = prefix
        self.isUppercase = isUppercase
        self.minimumDigits = minimumDigits
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (number < 0 ? "-" : sign) + prefix + zeros + digits
    }
}

/// How numbers with a fraction are written.
public struct OSLogFloatFormatting: Sendable {
    private let format: String

    /// With six digits behind the point.
    public static let fixed = OSLogFloatFormatting(format: "%f")
    /// With an exponent.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// With an exponent where that is shorter.
    public static let hybrid = OSLogFloatFormatting(format: "%g")

    /// With so many digits behind the point.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(max(0, precision()))f")
    }

    func text(_ number: Double) -> String { String(format: format, number) }
}

/// How it is written whether something holds.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
