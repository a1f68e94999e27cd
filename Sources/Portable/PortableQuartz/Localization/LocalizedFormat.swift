import Foundation

/// A format string with arguments, in which `%#@name@` is replaced with words that depend on an argument.
///
/// The result is a C format string and the order of its arguments.
package struct LocalizedFormat {
    /// The format string without variables and argument positions.
    package private(set) var text = ""
    /// The indexes of the arguments in the order of their use in the text.
    package private(set) var places: [Int] = []
    private let given: [any CVarArg]
    private let fitsArguments: Bool
    /// The index of the next argument without a position.
    private var next = 0
    /// The number of variables that were replaced. It's limited in case each contains others several times.
    private var replacements = 0
    private static let maximumReplacements = 1_000

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - format: Text from a table.
    ///   - arguments: The arguments. Words can depend on numeric arguments.
    ///   - fitsArguments: A Boolean value that indicates whether placeholders are changed to fit their arguments.
    package init(_ format: String, _ arguments: [any CVarArg], fitsArguments: Bool = true) {
        given = arguments
        self.fitsArguments = fitsArguments
        append(format[...], rule: nil, own: nil, depth: 0)
    }

    /// Returns the text with the arguments inserted.
    func formatted(locale: Locale?) -> String {
        String(format: text, locale: locale, arguments: places.map { given[$0] })
    }

    /// Appends a format.
    ///
    /// - Parameters:
    ///   - rule: The rule of variables that don't identify one.
    ///   - own: The index of the argument that the words depend on. The first number in the words is that argument.
    ///   - depth: The nesting depth of variables, which is limited in case variables contain themselves.
    private mutating func append(_ format: Substring, rule: LocalizedRule?, own: Int?, depth: Int) {
        var rest = format
        var own = own
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let position = Self.consumePosition(from: &rest)
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let variable = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
                rest = rest[rest.index(after: end)...]
                append(variable: variable, rule: rule, at: position ?? consumeNext(), depth: depth)
                continue
            }
            guard let specifier = Self.consumeSpecifier(from: &rest) else {
                text += "%%"
                continue
            }
            if specifier.last == "%" {
                text += "%%"
                continue
            }
            let sized = consumeLengths(of: LocalizedSpecifier.ordered(specifier)[...])
            let place = position ?? own ?? consumeNext()
            if position == nil { own = nil }
            append(specifier: sized, at: place)
        }
        text += rest
    }

    /// Appends a placeholder, or its text if there's no argument for it.
    private mutating func append(specifier: Substring, at place: Int) {
        guard given.indices.contains(place) else {
            text += "%%" + specifier
            return
        }
        text += "%"
        text += fitsArguments ? LocalizedSpecifier(specifier, for: given[place]).text : String(specifier)
        places.append(place)
    }

    private mutating func append(variable: Substring, rule: LocalizedRule?, at place: Int, depth: Int) {
        let (name, named) = LocalizedRules.rule(ofVariable: variable)
        guard let rule = named ?? rule, let words = rule.variables[String(name)], depth < 8,
            given.indices.contains(place), replacements < Self.maximumReplacements
        else {
            // The name isn't part of the format.
            text += "%%#@\(name.replacing("%", with: "%%"))@"
            return
        }
        replacements += 1
        let number = PluralNumber(argument: given[place]) ?? PluralNumber(0)
        append(words.text(for: number, language: rule.language)[...], rule: rule, own: place, depth: depth + 1)
    }

    /// Consumes the arguments that are a placeholder's width and precision.
    ///
    /// - Returns: The placeholder without asterisks whose argument isn't a length.
    private mutating func consumeLengths(of specifier: Substring) -> Substring {
        guard specifier.contains("*") else { return specifier }
        var result = ""
        for character in specifier {
            if character == "*" {
                let place = consumeNext()
                guard given.indices.contains(place), LocalizedSpecifier.isLength(given[place]) else { continue }
                consumeArgument(at: place)
            }
            result.append(character)
        }
        return result[...]
    }

    private mutating func consumeArgument(at place: Int) {
        if given.indices.contains(place) { places.append(place) }
    }

    private mutating func consumeNext() -> Int {
        defer { next += 1 }
        return next
    }

    /// Removes the position before a dollar sign and returns it as an index: `2$` is 1.
    private static func consumePosition(from rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 else { return nil }
        rest = rest.dropFirst(digits.count + 1)
        return number - 1
    }

    /// Removes the rest of a placeholder, such as `.1f`, and returns it, or returns `nil` if the placeholder is
    /// incomplete.
    private static func consumeSpecifier(from rest: inout Substring) -> Substring? {
        let start = rest.startIndex
        guard let end = rest.firstIndex(where: { !"0123456789+-' #.*hlqLzjt".contains($0) }) else { return nil }
        let next = rest.index(after: end)
        defer { rest = rest[next...] }
        return rest[start..<next]
    }
}
