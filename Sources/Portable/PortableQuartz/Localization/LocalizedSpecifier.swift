import Foundation

/// A placeholder of a format, changed so that it fits its argument. One that doesn't fit, for example in a translation,
/// would read memory that isn't the argument's.
struct LocalizedSpecifier {
    /// The maximum width and precision.
    private static let maximumLength = 999

    /// The placeholder without the percent sign.
    let text: String

    /// - Parameters:
    ///   - specifier: The flags, the width, the precision, and the conversion, such as `.1f`, in that order.
    ///   - argument: The argument.
    init(_ specifier: Substring, for argument: any CVarArg) {
        let conversion = specifier.last ?? "@"
        let flags = String(specifier.dropLast().filter { !Self.sizes.contains($0) })
        switch argument {
        case let number as any BinaryInteger:
            // The size of an integer is kept, because it determines how negative numbers are written.
            let size = specifier.dropLast().filter { Self.sizes.contains($0) }
            let isFitting = "diuxXo".contains(conversion) || conversion == "c" && Self.isASCII(number)
            text = isFitting && Self.integerSizes.contains(size) ? String(specifier) : flags + "ld"
        case is any BinaryFloatingPoint: text = flags + ("aAeEfFgG".contains(conversion) ? String(conversion) : "g")
        // A number sign and an at sign begin the name of a variable.
        case is NSObject: text = flags.filter { $0 != "#" } + "@"
        default: text = String(specifier)
        }
    }

    private static let sizes = "hlqLzjt"
    private static let integerSizes: Set<String> = ["", "h", "hh", "l", "ll", "q", "z", "j", "t"]

    /// Returns whether a number is the code of a character that has one byte.
    private static func isASCII(_ number: some BinaryInteger) -> Bool { number > 0 && number < 128 }

    /// Returns whether an argument can be the width or the precision of another one.
    static func isLength(_ argument: any CVarArg) -> Bool {
        (argument as? any BinaryInteger).flatMap { Int(exactly: $0) }.map { abs($0) <= maximumLength } ?? false
    }

    // MARK: Order

    /// Returns a placeholder with its parts in order: flags, width, precision, size, and conversion. The width and the
    /// precision are limited.
    ///
    /// Other characters are removed, and also the flag for separators, which Foundation for Linux doesn't know. It would
    /// end the placeholder there, and the next one would get the argument.
    static func ordered(_ specifier: Substring) -> String {
        let flags = specifier.prefix { "+- #0".contains($0) }
        var rest = specifier.dropFirst(flags.count).filter { $0 != "'" }[...]
        let width = removeLength(from: &rest)
        var precision = ""
        if rest.first == "." {
            rest = rest.dropFirst()
            precision = "." + removeLength(from: &rest)
        }
        return String(Set(flags).sorted()) + width + precision + rest.filter { !"0123456789+- #.*".contains($0) }
    }

    /// Removes a width or a precision, which can be an asterisk or empty, and returns it with at most three digits.
    private static func removeLength(from rest: inout Substring) -> String {
        guard rest.first != "*" else {
            rest = rest.dropFirst()
            return "*"
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return digits.count > 3 ? String(maximumLength) : String(digits)
    }
}
