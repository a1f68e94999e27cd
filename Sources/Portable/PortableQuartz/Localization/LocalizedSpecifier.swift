import Foundation

/// A placeholder of a format, changed so that it fits its argument. One that doesn't fit, for example in a translation,
/// would read memory that isn't the argument's.
struct LocalizedSpecifier {
    /// The maximum width and precision.
    private static let maximumLength = 999

    /// The placeholder without the percent sign.
    let text: String

    /// - Parameters:
    ///   - specifier: The flags, the width, the precision, and the conversion, such as `.1f`.
    ///   - argument: The argument.
    init(_ specifier: Substring, for argument: any CVarArg) {
        let conversion = specifier.last ?? "@"
        let sizes = Set("hlqLzjt")
        let flags = Self.limited(specifier.dropLast().filter { !sizes.contains($0) })
        switch argument {
        case is any BinaryInteger:
            // The size of an integer is kept, because it determines how negative numbers are written.
            let isFitting = "diuxXoc".contains(conversion)
            text = isFitting ? Self.limited(String(specifier)) : flags + "ld"
        case is any BinaryFloatingPoint: text = flags + ("aAeEfFgG".contains(conversion) ? String(conversion) : "g")
        case is NSObject: text = flags + "@"
        default: text = Self.limited(String(specifier))
        }
    }

    /// Returns whether an argument can be the width or the precision of another one.
    static func isLength(_ argument: any CVarArg) -> Bool {
        (argument as? any BinaryInteger).flatMap { Int(exactly: $0) }.map { abs($0) <= maximumLength } ?? false
    }

    /// Returns the flags with a limited width and precision.
    private static func limited(_ flags: String) -> String {
        flags.replacing(/\d{4,}/) { _ in String(maximumLength) }
    }
}
