/// The arguments and the closure of a `#Preview` with `@Previewable` declarations, which become properties of a view.
struct PreviewBody {
    /// The view with the properties. Its body is the rest of the closure.
    let declaration: String
    /// The arguments, and a closure with the view.
    let call: String

    /// Creates the parts of the source after `#Preview`; `nil` if its closure has no `@Previewable` declarations.
    init?(_ source: String) {
        let bytes = Array(source.utf8), tokens = SwiftLexer.tokens(of: source)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard let open = Self.closure(in: tokens), let close = Self.end(ofGroupAt: open, in: tokens) else { return nil }
        var properties: [String] = [], rest = "", index = open + 1, copied = tokens[open].range.upperBound
        while index < close {
            guard Self.isPreviewable(at: index, in: tokens) else {
                index = (Self.end(ofGroupAt: index, in: tokens) ?? index) + 1
                continue
            }
            let end = Self.end(ofDeclarationAt: index + 2, before: close, in: tokens)
            rest += text(copied..<tokens[index].range.lowerBound)
            properties.append(text(tokens[index + 1].range.upperBound..<tokens[end - 1].range.upperBound))
            // A semicolon after a property can't begin the body of the view.
            index = tokens[end].text == ";" ? end + 1 : end
            copied = tokens[index - 1].range.upperBound
        }
        guard !properties.isEmpty else { return nil }
        rest += text(copied..<tokens[close].range.lowerBound)
        declaration = """

                @MainActor struct PreviewedContent: PortableSwiftUI.View {
                    \(properties.joined(separator: "\n"))
                    var body: some PortableSwiftUI.View {
                        \(rest)
                    }
                }
            """
        call = text(0..<tokens[open].range.lowerBound) + "{ PreviewedContent() }"
    }

    private static let closing = ["(": ")", "[": "]", "{": "}"]

    /// Returns the position of the brace that begins the closure, after the arguments in parentheses.
    private static func closure(in tokens: [SwiftToken]) -> Int? {
        var index = 0
        if tokens.first?.text == "(" {
            guard let end = end(ofGroupAt: 0, in: tokens) else { return nil }
            index = end + 1
        }
        return index < tokens.count && tokens[index].text == "{" ? index : nil
    }

    /// Returns the position of the token that ends the parentheses, brackets, or braces at a position.
    private static func end(ofGroupAt start: Int, in tokens: [SwiftToken]) -> Int? {
        guard closing[tokens[start].text] != nil else { return nil }
        var expected: [String] = []
        for index in start..<tokens.count {
            if let closing = closing[tokens[index].text] {
                expected.append(closing)
            } else if tokens[index].text == expected.last {
                expected.removeLast()
                if expected.isEmpty { return index }
            }
        }
        return nil
    }

    private static func isPreviewable(at index: Int, in tokens: [SwiftToken]) -> Bool {
        tokens[index].text == "@" && index + 1 < tokens.count && tokens[index + 1].text == "Previewable"
    }

    /// Returns the position after a declaration: a line that doesn't continue it, or a semicolon.
    private static func end(ofDeclarationAt start: Int, before limit: Int, in tokens: [SwiftToken]) -> Int {
        var index = start, hasKeyword = false
        while index < limit {
            let token = tokens[index]
            if token.text == ";" { return index }
            if token.startsLine, hasKeyword, !continuesExpression(token), !endsWithOperator(tokens[index - 1]) {
                return index
            }
            if token.text == "var" || token.text == "let" { hasKeyword = true }
            index = (end(ofGroupAt: index, in: tokens) ?? index) + 1
        }
        return limit
    }

    private static func continuesExpression(_ token: SwiftToken) -> Bool {
        ".=?:&|+-*/<>".contains(token.text) || token.text == "as"
    }

    private static func endsWithOperator(_ token: SwiftToken) -> Bool { "=?:&|+-*/,".contains(token.text) }
}
