import Foundation
import PortableUIKit

/// A parser of Markdown's inline styles: bold, italic, code, strikethrough, and links. Blocks remain unchanged.
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
    /// The arguments for the placeholders in URLs.
    private var arguments: [String] = []
    private var index = 0
    private var search = MarkdownSearch()
    /// The number of styles around the current character.
    private var depth = 0
    private(set) var runs: [Run] = []
    private var style = Style()

    /// Returns the text if it contains no Markdown syntax, otherwise `nil`.
    static func plainText(of text: String) -> String? {
        text.utf8.contains { "*_`~[^\\".utf8.contains($0) } ? nil : text
    }

    /// Parses a text. A text without Markdown syntax, which is detected quickly, is a single run.
    static func runs(of text: String) -> [Run] {
        if let plain = plainText(of: text) { return plain.isEmpty ? [] : [Run(text: plain, style: Style())] }
        var reader = InlineMarkdown(characters: Array(text))
        reader.read(until: nil)
        return reader.runs
    }

    /// Parses a text in which characters of ``place(_:)`` represent arguments. Arguments aren't parsed as Markdown.
    static func runs(of text: String, arguments: [String]) -> [Run] {
        var reader = InlineMarkdown(characters: Array(text))
        reader.arguments = arguments
        reader.read(until: nil)
        return reader.runs
    }

    /// The maximum number of arguments in a text.
    static let placeCount = 0xF8FF - 0xE000

    /// Returns the character that represents an argument. It's in a private use area, so it doesn't occur in texts.
    static func place(_ index: Int) -> Character {
        Character(Unicode.Scalar(0xE000 + UInt32(index)) ?? "\u{FFFD}")
    }

    /// Returns the index of the argument that a character represents, or `nil`.
    static func argument(_ character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, (0xE000..<0xF8FF).contains(scalar.value) else { return nil }
        return Int(scalar.value) - 0xE000
    }

    private init(characters: [Character]) { self.characters = characters }

    private mutating func append(_ text: String) {
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    /// Parses the text up to the delimiter that ends the current style.
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
            case "^" where matches("^["): readInflection()
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
        depth += 1
        read(until: sign)
        depth -= 1
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
        guard let (close, end) = linkEnds(), let url = URL(string: address(characters[close + 2..<end])) else {
            append("[")
            index += 1
            return
        }
        append(charactersBetween: index + 1, and: close, link: url)
        index = end + 1
    }

    /// Returns the indexes of the bracket and the parenthesis that end a link, or `nil` if there's no link.
    private mutating func linkEnds() -> (bracket: Int, parenthesis: Int)? {
        guard let close = search.next("]", in: characters, from: index), close + 1 < characters.count,
            characters[close + 1] == "(", let end = search.next(")", in: characters, from: close)
        else { return nil }
        return (close, end)
    }

    private func address(_ characters: ArraySlice<Character>) -> String {
        characters.map { character in
            guard let index = InlineMarkdown.argument(character), arguments.indices.contains(index) else {
                return String(character)
            }
            return arguments[index]
        }.joined().trimmingCharacters(in: .whitespaces)
    }

    /// Parses a phrase whose noun agrees with its number, as in `^[3 item](inflect: true)`.
    private mutating func readInflection() {
        guard let (close, end) = linkEnds() else {
            append("^")
            index += 1
            return
        }
        let phrase = String(characters[index + 2..<close])
        let inflects = String(characters[close + 2..<end]).filter { !$0.isWhitespace }.contains("inflect:true")
        append(inflects ? Array(inflected(phrase)) : Array(phrase), link: style.link)
        index = end + 1
    }

    /// Returns a phrase with its arguments, one of which is usually the number. A phrase with styled texts isn't changed.
    private func inflected(_ phrase: String) -> String {
        var words = ""
        for character in phrase {
            guard let index = InlineMarkdown.argument(character), arguments.indices.contains(index) else {
                words.append(character)
                continue
            }
            guard !arguments[index].isEmpty else { return phrase }
            words += arguments[index]
        }
        return EnglishPlural.inflecting(words)
    }

    private mutating func append(charactersBetween start: Int, and end: Int, link url: URL?) {
        append(Array(characters[start..<end]), link: url)
    }

    private mutating func append(_ characters: [Character], link url: URL?) {
        var inner = InlineMarkdown(characters: characters)
        inner.style = style
        inner.style.link = url
        inner.read(until: nil)
        for run in inner.runs {
            let outer = style
            style = run.style
            append(run.text)
            style = outer
        }
    }

    /// Returns whether a delimiter starts a style that also ends, and isn't part of a word.
    private mutating func canOpen(_ sign: String) -> Bool {
        guard depth < Self.maximumDepth, matches(sign) else { return false }
        let start = index + sign.count
        guard start < characters.count, !characters[start].isWhitespace, characters[start] != sign.first else {
            return false
        }
        if sign.first == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber {
            return false
        }
        return search.lastEnd(of: sign, in: characters) > start
    }

    /// The maximum number of nested styles. Further delimiters are text.
    private static let maximumDepth = 100

    private func matches(_ sign: String) -> Bool {
        index + sign.count <= characters.count && String(characters[index..<index + sign.count]) == sign
    }

    private func isSpace(before index: Int) -> Bool { index > 0 && characters[index - 1].isWhitespace }
}
