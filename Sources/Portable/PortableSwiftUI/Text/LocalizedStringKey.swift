import Foundation
@_spi(Collage) import PortableUIKit

/// A key for an entry in the app's strings table, with interpolated values. The text can contain Markdown for bold,
/// italic, code, and links.
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// An interpolated value.
    enum Argument: Equatable, Sendable {
        case text(String)
        /// The digits of an integer that's formatted for the locale.
        case integer(String)
        case styled(Text)
        case image(Image)

        /// The number that selects the plural form, or 0 if the value isn't a number.
        fileprivate var number: Double {
            switch self {
            case .text(let text), .integer(let text): Double(text) ?? 0
            case .styled, .image: 0
            }
        }

        /// The text of the value in a locale, or an empty text for styled texts and images.
        func string(in locale: Locale) -> String {
            switch self {
            case .text(let text): text
            case .integer(let digits): Self.grouped(digits, in: locale)
            case .styled, .image: ""
            }
        }

        /// Returns an integer with separators between thousands, as in `2,026`.
        private static func grouped(_ digits: String, in locale: Locale) -> String {
            guard digits.utf8.count > 3, let number = Decimal(string: digits) else { return digits }
            return number.formatted(.number.locale(locale))
        }
    }

    /// The key, with a `%@` for each argument.
    let key: String
    let arguments: [Argument]

    /// Creates a key without arguments.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a string interpolation.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The parts of an interpolated string.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// Reserves capacity.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 2)
        }

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            // Foundation's search for a percent sign takes much longer, and most literals have none.
            let hasSigns = literal.utf8.contains(UInt8(ascii: "%"))
            key += hasSigns ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

        /// Appends an object's description, or its text from a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .text(formatter?.string(for: subject) ?? subject.description))
        }

        /// Appends the text that a formatter creates for a date. On Linux, `Date` doesn't conform to
        /// `ReferenceConvertible`.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            append("%@", .text(formatter.string(for: date) ?? date.description))
        }

        /// Appends a value, formatted for the locale of the environment.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .styled(Text(input, format: format)))
        }

        /// Appends a value, formatted for the locale of the environment.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append("%@", .styled(Text(input, format: format)))
        }

        /// Appends a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .styled(Text(date, style: style)))
        }

        /// Appends an interval of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .styled(Text(dates))) }

        /// Appends an interval of dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .styled(Text(interval))) }

        /// Appends the remaining or elapsed time of an interval as a timer.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append("%@", .styled(text))
        }

        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            let argument = value._arg
            if let integer = argument as? any BinaryInteger {
                append(value._specifier, .integer(integer.description))
            } else {
                append(value._specifier, .text(String(format: value._specifier, argument)))
            }
        }

        /// Appends a number with a C format specifier.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, .text(String(format: specifier, value._arg)))
        }

        /// Appends a text with its style.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .styled(text)) }

        /// Appends an image.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .image(image)) }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .styled(Text(attributedString)))
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
    }
}

/// A number that C format strings support.
public nonisolated protocol _FormatSpecifiable: Equatable {
    /// The type of the argument for a C format string.
    associatedtype _Arg: CVarArg
    /// The value as an argument for a C format string.
    var _arg: _Arg { get }
    /// The specifier in a C format string.
    var _specifier: String { get }
}

extension FixedWidthInteger where Self: SignedInteger {
    /// The argument for a C format string.
    public var _arg: Int64 { Int64(self) }
    /// The specifier in a C format string.
    public var _specifier: String { "%lld" }
}

extension FixedWidthInteger where Self: UnsignedInteger {
    /// The argument for a C format string.
    public var _arg: UInt64 { UInt64(self) }
    /// The specifier in a C format string.
    public var _specifier: String { "%llu" }
}

extension BinaryFloatingPoint {
    /// The argument for a C format string.
    public var _arg: Double { Double(self) }
    /// The specifier in a C format string.
    public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension LocalizedStringKey {
    /// A part of the text of a key.
    enum Part {
        case words(String)
        case argument(Argument)
    }

    /// Returns the text of the key in a bundle's table, split at its arguments.
    func parts(table: String?, bundle: Bundle?) -> [Part] {
        var format = (bundle ?? .main).localizedText(forKey: key, value: key, table: table)
        var places = Array(arguments.indices)
        if LocalizedRules.areNamed(in: format) {
            let localized = LocalizedFormat(format, arguments.map(\.number), fitsArguments: false)
            (format, places) = (localized.text, localized.places)
        }
        guard format.utf8.contains(UInt8(ascii: "%")) else { return [.words(format)] }
        var parts: [Part] = []
        var words = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            words += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" || arguments.isEmpty {
                words += "%"
                if rest.first == "%" { rest = rest.dropFirst() }
                continue
            }
            // "%2$@" refers to the second argument.
            var index = next
            let digits = rest.prefix { $0.isNumber }
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
                index = number - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            let end = rest.firstIndex { $0.isLetter && !"lhqzjt".contains($0) || $0 == "@" } ?? rest.endIndex
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
            guard places.indices.contains(index) else { continue }
            if !words.isEmpty { parts.append(.words(words)) }
            words = ""
            parts.append(.argument(arguments[places[index]]))
        }
        words += rest
        if !words.isEmpty { parts.append(.words(words)) }
        return parts
    }
}
