/// The markers of the items in a list.
///
/// ```swift
/// let list = NSTextList(markerFormat: .decimal, options: 0)
/// list.marker(forItemNumber: 3)  // "3"
/// ```
///
/// Differs from UIKit: paragraph styles store their lists, but the text must contain the markers.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// The form of markers: text with a placeholder in braces.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a format. `{decimal}`, `{lower-alpha}`, and similar placeholders stand for the number of the item.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// An empty box.
        public static let box = Self("{box}")
        /// A check mark.
        public static let check = Self("{check}")
        /// A circle.
        public static let circle = Self("{circle}")
        /// A diamond.
        public static let diamond = Self("{diamond}")
        /// A disc.
        public static let disc = Self("{disc}")
        /// A hyphen.
        public static let hyphen = Self("{hyphen}")
        /// A square.
        public static let square = Self("{square}")
        /// Hexadecimal numbers with lowercase letters.
        public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
        /// Hexadecimal numbers with uppercase letters.
        public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = Self("{octal}")
        /// Lowercase letters.
        public static let lowercaseAlpha = Self("{lower-alpha}")
        /// Uppercase letters.
        public static let uppercaseAlpha = Self("{upper-alpha}")
        /// Lowercase letters.
        public static let lowercaseLatin = Self("{lower-latin}")
        /// Uppercase letters.
        public static let uppercaseLatin = Self("{upper-latin}")
        /// Lowercase Roman numerals.
        public static let lowercaseRoman = Self("{lower-roman}")
        /// Uppercase Roman numerals.
        public static let uppercaseRoman = Self("{upper-roman}")
        /// Decimal numbers.
        public static let decimal = Self("{decimal}")
    }

    /// Options for markers.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The marker of the enclosing list precedes the marker.
        public static let prependEnclosingMarker = Self(rawValue: 1 << 0)
    }

    /// The form of the markers.
    public let markerFormat: MarkerFormat
    /// The options.
    public let listOptions: Options
    /// The number of the first item. The default is 1.
    open var startingItemNumber: Int

    /// Creates a list with a form of markers and the bits of its options.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)), startingItemNumber: 1)
    }

    /// Creates a list with a form of markers.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// A Boolean value that indicates whether the markers have numbers.
    open var isOrdered: Bool { placeholder.map { Self.symbols[String($0.name)] == nil } ?? false }

    /// Returns the marker of an item.
    ///
    /// - Parameter itemNumber: The number of the item, beginning at ``startingItemNumber``.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let placeholder else { return format }
        return format[..<placeholder.range.lowerBound] + text(for: String(placeholder.name), itemNumber)
            + format[placeholder.range.upperBound...]
    }

    private var placeholder: (range: Range<String.Index>, name: Substring)? {
        let format = markerFormat.rawValue
        guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return nil }
        return (start..<format.index(after: end), format[format.index(after: start)..<end])
    }

    private static let symbols = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private func text(for name: String, _ number: Int) -> String {
        switch name {
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": Self.letters(number)
        case "upper-alpha", "upper-latin": Self.letters(number).uppercased()
        case "lower-roman": Self.romanNumeral(number)
        case "upper-roman": Self.romanNumeral(number).uppercased()
        default: Self.symbols[name] ?? "\(number)"
        }
    }

    /// Returns a number with letters as digits: a to z, aa, ab, and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        var text = "", rest = number
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func romanNumeral(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        let digits = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var text = "", rest = number
        for (value, digit) in digits {
            while rest >= value {
                text += digit
                rest -= value
            }
        }
        return text
    }

    /// Returns the list itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
