import Foundation

/// What a logger writes: a literal with values in it, which are asked for only if it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    private let interpolation: OSLogInterpolation

    /// A message without values.
    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
            .appending { value }
    }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    var text: String { interpolation.parts.reduce(into: "") { $0 += $1() } }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var parts: [() -> String] = []

    /// An interpolation that expects so many characters and values.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: value()) }
    }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: value().description) }
    }

    /// Adds an error as it describes itself.
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

    /// Adds a number, with six digits behind the point unless the format says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(number())) }
    }

    /// Adds a number, with six digits behind the point unless the format says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(Double(number()))) }
    }

    /// Adds a number, with six digits behind the point unless the format says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append { align.applied(to: format.text(Double(number()))) }
    }

    /// Adds whether something holds.
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

/// Who may see a value. Everyone sees all of them here: see ``Logger``.
public struct OSLogPrivacy: Sendable {
    /// What is shown instead of a hidden value.
    public enum Mask: Sendable {
        /// A hash, by which equal values are found.
        case hash
        /// Nothing.
        case none
    }

    /// Everyone.
    public static let `public` = OSLogPrivacy()
    /// Who develops the app.
    public static let `private` = OSLogPrivacy()
    /// Who develops the app, if they ask for it.
    public static let sensitive = OSLogPrivacy()
    /// Everyone for numbers, who develops the app for the rest.
    public static let auto = OSLogPrivacy()

    /// As ``private``, where others see a hash.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// As ``sensitive``, where others see a hash.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// As ``auto``, where others see a hash.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
