import Foundation

extension String {
    /// The key of localized text with a placeholder for each interpolated value.
    ///
    /// The key of `"Hello, \(name)"` is `Hello, %@`, and that of `"\(count) rows"` with an `Int` is `%lld rows`.
    public struct LocalizationValue: Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
        /// An argument of a format string.
        enum Argument: Hashable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
        }

        /// The key to look up.
        let key: String
        let arguments: [Argument]

        /// Creates a key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a key from an interpolated string.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The string interpolation of a localized text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Creates an interpolation with capacity for the given numbers of characters and values.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
            }

            /// Adds the text between interpolated values.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
            }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

            /// Adds a signed integer.
            public mutating func appendInterpolation<Number: SignedInteger>(_ value: Number) {
                append("%lld", .integer(Int64(clamping: value)))
            }

            /// Adds an unsigned integer.
            public mutating func appendInterpolation<Number: UnsignedInteger>(_ value: Number) {
                append("%llu", .unsigned(UInt64(clamping: value)))
            }

            /// Adds a floating-point number.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
                append("%lf", .number(Double(value)))
            }

            /// Adds an integer with a format specifier of C.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
                let isWhole = !specifier.contains { "aAeEfFgG".contains($0) }
                append(specifier, isWhole ? .integer(Int64(clamping: value)) : .number(Double(value)))
            }

            /// Adds a floating-point number with a format specifier of C.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
                let isWhole = specifier.last.map { "diuxXoc".contains($0) } ?? false
                append(
                    specifier,
                    isWhole ? .integer(Int64(exactly: value.rounded(.towardZero)) ?? 0) : .number(Double(value)))
            }

            /// Adds a value with a format style.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput, format: Format
            ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            /// Adds the description of another value.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                append("%@", .text(String(describing: value)))
            }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}

extension String.LocalizationValue {
    /// Returns a format string with the values inserted.
    func text(in format: String, locale: Locale) -> String {
        guard !arguments.isEmpty else { return format }
        let values = arguments.map { argument -> any CVarArg in
            switch argument {
            case .text(let text): NSString(string: text)
            case .integer(let value): value
            case .unsigned(let value): value
            case .number(let value): value
            }
        }
        return LocalizedFormat(format, values).formatted(locale: locale)
    }
}
