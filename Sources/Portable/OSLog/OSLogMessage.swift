import Foundation

/// A log message: a string literal with interpolated values, which are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let interpolation: OSLogInterpolation

    /// Creates a message without interpolated values.
    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
            .appending { value }
    }

    /// Creates a message with interpolated values.
    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    var text: String { interpolation.parts.reduce(into: "") { $0 += $1() } }
}

/// The string interpolation of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var parts: [() -> String] = []

    /// Creates an interpolation with capacity for the given numbers of characters and values.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    /// Adds the text between interpolated values.
    public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

    /// Adds a string.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: value()) }
    }

    /// Adds the description of a value.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: value().description) }
    }

    /// Adds the description of an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> some Error, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { "\(error())" }
    }

    /// Adds an integer.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(number())) }
    }

    /// Adds a number. By default, it has six digits after the decimal point.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(number())) }
    }

    /// Adds a number. By default, it has six digits after the decimal point.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(Double(number()))) }
    }

    /// Adds a number. By default, it has six digits after the decimal point.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(Double(number()))) }
    }

    /// Adds a Boolean value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { format.text(boolean()) }
    }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: "\(value())") }
    }

    fileprivate func appending(_ part: @escaping () -> String) -> Self {
        var copy = self
        copy.parts.append(part)
        return copy
    }
}

/// The privacy of a value in a message.
///
/// Differs from Apple's: values are never redacted; see ``Logger``.
public struct OSLogPrivacy: Sendable {
    /// The replacement for a redacted value.
    public enum Mask: Sendable {
        /// A hash, which is the same for equal values.
        case hash
        /// No replacement.
        case none
    }

    /// A value that anyone can see.
    public static let `public` = OSLogPrivacy()
    /// A value that only developers of the app can see.
    public static let `private` = OSLogPrivacy()
    /// A value that even developers see only on request.
    public static let sensitive = OSLogPrivacy()
    /// The default: ``public`` for numbers, ``private`` for other values.
    public static let auto = OSLogPrivacy()

    /// Returns the same privacy as ``private``, with the given replacement for redacted values.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Returns the same privacy as ``sensitive``, with the given replacement for redacted values.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// Returns the same privacy as ``auto``, with the given replacement for redacted values.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
