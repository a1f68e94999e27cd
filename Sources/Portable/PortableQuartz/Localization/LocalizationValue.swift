import Foundation

extension String {
    /// A text that is looked up in a bundle's tables: its key, with a placeholder for each value that it holds.
    ///
    /// `"Hello, \(name)"` is looked up as `Hello, %@`, and `"\(count) rows"` with an `Int` as `%lld rows`.
    public struct LocalizationValue: Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
        /// A value as C's formats take it.
        enum Argument: Hashable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
        }

        /// What is looked up.
        let key: String
        let arguments: [Argument]

        /// A key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// A key without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A key of a string with values in it.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the parts of a string with values in it.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Makes room.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
            }

            /// Adds words.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
            }

            /// Adds a string.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

            /// Adds a number with a sign.
            public mutating func appendInterpolation<Number: SignedInteger>(_ value: Number) {
                append("%lld", .integer(Int64(clamping: value)))
            }

            /// Adds a number without a sign.
            public mutating func appendInterpolation<Number: UnsignedInteger>(_ value: Number) {
                append("%llu", .unsigned(UInt64(clamping: value)))
            }

            /// Adds a number with a fraction.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
                append("%lf", .number(Double(value)))
            }

            /// Adds a whole number as a C format writes it.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
                let isWhole = !specifier.contains { "aAeEfFgG".contains($0) }
                append(specifier, isWhole ? .integer(Int64(clamping: value)) : .number(Double(value)))
            }

            /// Adds a number as a C format writes it.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
                let isWhole = specifier.last.map { "diuxXoc".contains($0) } ?? false
                append(
                    specifier,
                    isWhole ? .integer(Int64(exactly: value.rounded(.towardZero)) ?? 0) : .number(Double(value)))
            }

            /// Adds a value as a format writes it.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput, format: Format
            ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            /// Adds any other value by its description.
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
    /// A format with the values in it.
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
        return String(localizedFormat: format, locale: locale, arguments: values)
    }
}
