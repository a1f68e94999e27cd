import UIKit

/// A kind of token of Swift sources, with its color.
enum SwiftToken: String, CaseIterable {
    // Later kinds don't match inside the text of earlier ones.
    case comment, string, attribute, keyword, number, type

    private var pattern: String {
        switch self {
        case .comment: #"//[^\n]*"#
        case .string: #""(?:[^"\\\n]|\\.)*""#
        case .attribute: #"[@#][A-Za-z]\w*"#
        case .keyword:
            #"\b(?:actor|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|final"#
                + #"|for|func|get|guard|if|import|in|init|inout|is|lazy|let|nil|nonisolated|override|private|protocol|public"#
                + #"|repeat|return|self|Self|set|some|any|static|struct|super|switch|throw|throws|true|try|var|weak|where"#
                + #"|while)\b"#
        case .number: #"\b(?:0x[0-9A-Fa-f_]+|[0-9][0-9_]*(?:\.[0-9]+)?)\b"#
        case .type: #"\b[A-Z]\w*"#
        }
    }

    var color: UIColor {
        switch self {
        case .comment: .secondaryLabel
        case .string: .systemRed
        case .attribute: .systemBrown
        case .keyword: .systemPink
        case .number: .systemBlue
        case .type: .systemTeal
        }
    }

    // The patterns are valid, so the tests fail if the expression is `nil`.
    private static let expression = try? NSRegularExpression(
        pattern: allCases.map { "(?<\($0.rawValue)>\($0.pattern))" }.joined(separator: "|"))

    /// Calls a closure with each token in a range of a text. The range must consist of whole lines.
    static func enumerate(in text: String, range: NSRange, _ body: (SwiftToken, NSRange) -> Void) {
        for match in expression?.matches(in: text, range: range) ?? [] {
            // The groups have the order of the kinds.
            for (index, token) in allCases.enumerated() {
                let found = match.range(at: index + 1)
                if found.location != NSNotFound { body(token, found) }
            }
        }
    }
}
