import Foundation

/// The minimum width and the alignment of a value in a message. Widths are in characters.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// No padding.
    public static let none = OSLogStringAlignment(columns: 0, isRight: true)

    /// Aligns a value to the right of the given number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    /// Aligns a value to the left of the given number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func applied(to text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? blanks + text : text + blanks
    }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let sign: String
    private let prefix: String
    private let isUppercase: Bool
    private let minimumDigits: Int

    /// Decimal digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10)
    /// Hexadecimal digits without a prefix.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Octal digits without a prefix.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Returns a format with decimal digits, padded with zeros to the given number of digits.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits)
    }

    /// Returns a format with hexadecimal digits.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether numbers that aren't negative begin with a plus sign.
    ///   - includePrefix: Whether numbers have the prefix `0x`.
    ///   - uppercase: Whether letters are uppercase.
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

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
    private let format: String

    /// Six digits after the decimal point.
    public static let fixed = OSLogFloatFormatting(format: "%f")
    /// Scientific notation.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// Scientific notation if it's shorter than decimal notation.
    public static let hybrid = OSLogFloatFormatting(format: "%g")

    /// Returns a format with the given number of digits after the decimal point. A negative number counts as 0.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(max(0, precision()))f")
    }

    func text(_ number: Double) -> String { String(format: format, number) }
}

/// The format of a Boolean value in a message.
public enum OSLogBoolFormat: Sendable {
    /// The words `true` and `false`.
    case truth
    /// The words `yes` and `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}
