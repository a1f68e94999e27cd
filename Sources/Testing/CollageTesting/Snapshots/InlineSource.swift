/// Swift source code, parsed as far as is necessary to write an expected text into a call.
///
/// The parser handles comments, strings of all kinds, and brackets.
struct InlineSource {
    private(set) var text: [Character]

    init(_ text: String) {
        // A CRLF is a single character in Swift, and isn't changed.
        self.text = Array(text)
    }

    var source: String { String(text) }

    /// Writes an expected text into a call as its last argument, and replaces an existing argument.
    /// - Parameters:
    ///   - expected: The text.
    ///   - function: The name of the function.
    ///   - label: The label of the argument.
    ///   - line: The line of the call, from 1. If there's more than one call on the line, the first is changed.
    /// - Returns: The number of added lines, or `nil` if the call isn't on the line.
    mutating func write(
        _ expected: String, intoCallOf function: String, label: String, line: Int
    ) -> Int? {
        guard let lineStart = start(ofLine: line),
            let open = openingBracket(ofCallTo: function, from: lineStart),
            let close = closingBracket(of: open)
        else { return nil }
        let before = text.count { $0.isNewline }
        let indentation = String(text[lineStart...].prefix { $0 == " " || $0 == "\t" })
        let literal = Self.literal(expected, indentation: indentation + "    ")
        let argument = "\(label): \(literal)"
        if let old = argumentStart(label, in: open + 1..<close) {
            text.replaceSubrange(old..<close, with: Array(argument))
        } else {
            let hasArguments = text[open + 1..<close].contains { !$0.isWhitespace }
            text.replaceSubrange(close..<close, with: Array((hasArguments ? ", " : "") + argument))
        }
        return text.count { $0.isNewline } - before
    }

    /// Returns a multiline string literal with as many number signs as its content requires.
    static func literal(_ expected: String, indentation: String) -> String {
        var signs = ""
        while expected.contains("\"\"\"" + signs) || expected.contains("\\" + signs) { signs += "#" }
        let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indentation + $0 }
        return "\(signs)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indentation)\"\"\"\(signs)"
    }

    // MARK: Finding

    private func start(ofLine line: Int) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = text[start...].firstIndex(where: \.isNewline) else { return nil }
            start = end + 1
        }
        return start
    }

    private func openingBracket(ofCallTo function: String, from start: Int) -> Int? {
        let name = Array(function)
        var place = start
        while place < text.count {
            if let end = endOfTrivia(at: place) {
                place = end
            } else if text[place...].starts(with: name), !isPartOfName(place - 1), !isPartOfName(place + name.count) {
                let open = text[(place + name.count)...].firstIndex { !$0.isWhitespace }
                return open.flatMap { text[$0] == "(" ? $0 : nil }
            } else {
                place += 1
            }
        }
        return nil
    }

    private func isPartOfName(_ place: Int) -> Bool {
        guard text.indices.contains(place) else { return false }
        return text[place].isLetter || text[place].isNumber || text[place] == "_"
    }

    private func closingBracket(of open: Int) -> Int? {
        var depth = 0
        var place = open
        while place < text.count {
            if let end = endOfTrivia(at: place) {
                place = end
                continue
            }
            if "([{".contains(text[place]) { depth += 1 }
            if ")]}".contains(text[place]) { depth -= 1 }
            if depth == 0 { return place }
            place += 1
        }
        return nil
    }

    /// Returns the start of an argument of the outermost call in a range.
    private func argumentStart(_ label: String, in range: Range<Int>) -> Int? {
        let name = Array(label + ":")
        var depth = 0
        var place = range.lowerBound
        while place < range.upperBound {
            if let end = endOfTrivia(at: place) {
                place = end
                continue
            }
            if "([{".contains(text[place]) { depth += 1 }
            if ")]}".contains(text[place]) { depth -= 1 }
            if depth == 0, text[place...].starts(with: name), !isPartOfName(place - 1) { return place }
            place += 1
        }
        return nil
    }

    /// Returns the end of a comment or string that starts at a position, or `nil` if there isn't one.
    private func endOfTrivia(at place: Int) -> Int? {
        if text[place...].starts(with: Array("//")) {
            return text[place...].firstIndex(where: \.isNewline) ?? text.count
        }
        if text[place...].starts(with: Array("/*")) { return endOfComment(at: place) }
        var quote = place
        while quote < text.count, text[quote] == "#" { quote += 1 }
        guard quote < text.count, text[quote] == "\"" else { return nil }
        return endOfString(at: quote, signs: quote - place)
    }

    /// Comments can be nested.
    private func endOfComment(at start: Int) -> Int {
        var depth = 0
        var place = start
        while place < text.count {
            if text[place...].starts(with: Array("/*")) {
                depth += 1
                place += 2
            } else if text[place...].starts(with: Array("*/")) {
                depth -= 1
                place += 2
                if depth == 0 { return place }
            } else {
                place += 1
            }
        }
        return text.count
    }

    private func endOfString(at quote: Int, signs: Int) -> Int {
        let isLong = text[quote...].starts(with: Array("\"\"\""))
        let pounds = Array(repeating: Character("#"), count: signs)
        let end = Array(repeating: Character("\""), count: isLong ? 3 : 1) + pounds
        let escape = [Character("\\")] + pounds
        var place = quote + (isLong ? 3 : 1)
        while place < text.count {
            if text[place...].starts(with: end) { return place + end.count }
            if text[place...].starts(with: escape) {
                place += escape.count
                // A string interpolation may contain string literals.
                if place < text.count, text[place] == "(" {
                    place = (closingBracket(of: place) ?? place) + 1
                } else {
                    place += 1
                }
            } else {
                place += 1
            }
        }
        return text.count
    }
}
