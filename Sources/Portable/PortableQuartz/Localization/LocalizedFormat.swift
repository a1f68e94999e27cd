import Foundation

/// A format with its arguments, in which `%#@name@` stands for words that depend on an argument.
///
/// What comes out is a format of C with the arguments in the order in which it takes them.
package struct LocalizedFormat {
    /// The format, without variables and numbers of arguments.
    package private(set) var text = ""
    /// Which arguments the text takes, from 0, in the order in which it takes them.
    package private(set) var places: [Int] = []
    private let given: [any CVarArg]
    /// The place of the next argument without a number.
    private var next = 0

    /// - Parameters:
    ///   - format: A text of a table, as it is looked up.
    ///   - arguments: The values for it. Words go with those that are numbers.
    package init(_ format: String, _ arguments: [any CVarArg]) {
        given = arguments
        append(format[...], rule: nil, own: nil, depth: 0)
    }

    /// The text with the arguments in it.
    func formatted(locale: Locale?) -> String {
        String(format: text, locale: locale, arguments: places.map { given[$0] })
    }

    /// - Parameters:
    ///   - rule: The rule that variables belong to which name none.
    ///   - own: The argument that the words depend on, which the first number in them is.
    ///   - depth: How many variables are around; those that stand in themselves end somewhere.
    private mutating func append(_ format: Substring, rule: LocalizedRule?, own: Int?, depth: Int) {
        var rest = format
        var own = own
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            let position = Self.takePosition(from: &rest)
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let variable = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
                rest = rest[rest.index(after: end)...]
                append(variable: variable, rule: rule, at: position ?? takeNext(), depth: depth)
                continue
            }
            guard let specifier = Self.takeSpecifier(from: &rest) else {
                text += "%%"
                continue
            }
            if specifier == "%" {
                text += "%%"
                continue
            }
            for sign in specifier where sign == "*" { takeArgument(at: takeNext()) }
            let place = position ?? own ?? takeNext()
            if position == nil { own = nil }
            text += given.indices.contains(place) ? "%" + specifier : "%%" + specifier
            takeArgument(at: place)
        }
        text += rest
    }

    private mutating func append(variable: Substring, rule: LocalizedRule?, at place: Int, depth: Int) {
        let (name, named) = LocalizedRules.rule(ofVariable: variable)
        guard let rule = named ?? rule, let words = rule.variables[String(name)], depth < 8,
            given.indices.contains(place)
        else {
            text += "%%#@\(name)@"
            return
        }
        let number = PluralNumber(argument: given[place]) ?? PluralNumber(0)
        append(words.text(for: number, language: rule.language)[...], rule: rule, own: place, depth: depth + 1)
    }

    private mutating func takeArgument(at place: Int) {
        if given.indices.contains(place) { places.append(place) }
    }

    private mutating func takeNext() -> Int {
        defer { next += 1 }
        return next
    }

    /// The number before a dollar, from 0: `2$` is 1.
    private static func takePosition(from rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 else { return nil }
        rest = rest.dropFirst(digits.count + 1)
        return number - 1
    }

    /// What stands between the percent and the end of a placeholder, such as `.1f`; nil if nothing ends it.
    private static func takeSpecifier(from rest: inout Substring) -> Substring? {
        let start = rest.startIndex
        guard let end = rest.firstIndex(where: { !"0123456789+-' #.*hlqLzjt".contains($0) }) else { return nil }
        let next = rest.index(after: end)
        defer { rest = rest[next...] }
        return rest[start..<next]
    }
}
