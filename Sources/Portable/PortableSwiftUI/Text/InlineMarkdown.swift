import Foundation

/// The styles that Markdown gives to words: bold, slanted, code, struck out, links. Blocks stay as they are written.
nonisolated struct InlineMarkdown {
    struct Style: Equatable {
        var isBold = false
        var isItalic = false
        var isCode = false
        var isStruckOut = false
        var link: URL?
    }

    struct Run: Equatable {
        var text: String
        var style: Style
    }

    private var characters: [Character]
    private var index = 0
    private(set) var runs: [Run] = []
    private var style = Style()

    /// The text, if it has none of Markdown's signs.
    static func plainText(of text: String) -> String? {
        text.utf8.contains { "*_`~[\\".utf8.contains($0) } ? nil : text
    }

    /// Reads a text. Without any of Markdown's signs, which is quick to see, it is one run.
    static func runs(of text: String) -> [Run] {
        if let plain = plainText(of: text) { return plain.isEmpty ? [] : [Run(text: plain, style: Style())] }
        var reader = InlineMarkdown(characters: Array(text))
        reader.read(until: nil)
        return reader.runs
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func append(_ text: String) {
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    /// Reads up to a sign that ends what was begun.
    private mutating func read(until end: String?) {
        while index < characters.count {
            if let end, matches(end), !isSpace(before: index) {
                index += end.count
                return
            }
            let character = characters[index]
            switch character {
            case "\\"
            where index + 1 < characters.count
                && (characters[index + 1].isPunctuation || characters[index + 1].isSymbol):
                append(String(characters[index + 1]))
                index += 2
            case "`": readCode()
            case "*", "_": readEmphasis(character)
            case "~" where matches("~~") && canOpen("~~"):
                styled("~~") { $0.isStruckOut = true }
            case "[": readLink()
            default:
                append(String(character))
                index += 1
            }
        }
    }

    private mutating func readEmphasis(_ sign: Character) {
        let three = String(repeating: sign, count: 3), two = String(repeating: sign, count: 2)
        if canOpen(three) {
            styled(three) {
                $0.isBold = true
                $0.isItalic = true
            }
        } else if canOpen(two) {
            styled(two) { $0.isBold = true }
        } else if canOpen(String(sign)) {
            styled(String(sign)) { $0.isItalic = true }
        } else {
            let run = characters[index...].prefix { $0 == sign }
            append(String(run))
            index += run.count
        }
    }

    private mutating func styled(_ sign: String, _ change: (inout Style) -> Void) {
        index += sign.count
        let outer = style
        change(&style)
        read(until: sign)
        style = outer
    }

    private mutating func readCode() {
        guard let end = characters[(index + 1)...].firstIndex(of: "`") else {
            append("`")
            index += 1
            return
        }
        let outer = style
        style.isCode = true
        append(String(characters[index + 1..<end]))
        style = outer
        index = end + 1
    }

    private mutating func readLink() {
        guard let close = characters[index...].firstIndex(of: "]"), close + 1 < characters.count,
            characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")"),
            let url = URL(string: String(characters[close + 2..<end]).trimmingCharacters(in: .whitespaces))
        else {
            append("[")
            index += 1
            return
        }
        var inner = InlineMarkdown(characters: Array(characters[index + 1..<close]))
        inner.style = style
        inner.style.link = url
        inner.read(until: nil)
        for run in inner.runs {
            let outer = style
            style = run.style
            append(run.text)
            style = outer
        }
        index = end + 1
    }

    /// Whether a sign begins something that also ends, and isn't part of a word.
    private func canOpen(_ sign: String) -> Bool {
        guard matches(sign) else { return false }
        let start = index + sign.count
        guard start < characters.count, !characters[start].isWhitespace, characters[start] != sign.first else {
            return false
        }
        if sign.first == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber {
            return false
        }
        var position = start + 1
        while position + sign.count <= characters.count {
            if String(characters[position..<position + sign.count]) == sign, !characters[position - 1].isWhitespace {
                return true
            }
            position += 1
        }
        return false
    }

    private func matches(_ sign: String) -> Bool {
        index + sign.count <= characters.count && String(characters[index..<index + sign.count]) == sign
    }

    private func isSpace(before index: Int) -> Bool { index > 0 && characters[index - 1].isWhitespace }
}
