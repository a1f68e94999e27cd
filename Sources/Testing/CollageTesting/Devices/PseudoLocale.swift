import Foundation

/// An artificial language that shows how a screen looks when it's translated, before translations exist.
///
/// ```swift
/// label.text = PseudoLocale.accented.text("Library")   // [Ļîƀŕåŕý ~~~]
/// ```
///
/// In tests, pass `PseudoLocale.accented.text` in place of the app's lookup of localized strings. With ``mirrored``,
/// also use a host with a right-to-left layout direction.
public enum PseudoLocale: String, Sendable, CaseIterable {
    /// With accents, so that what isn't translated is seen, and longer by a third and in brackets, so that what is cut off
    /// is seen.
    case accented
    /// From right to left, letter by letter, as Arabic and Hebrew are set.
    case mirrored

    /// The text in that language. Placeholders as `%@`, `%1$d` and `{name}` stay as they are.
    public func text(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        switch self {
        case .accented:
            let letters = Self.pieces(of: text).map { piece in
                piece.isPlaceholder ? piece.text : String(piece.text.map { Self.accents[$0] ?? $0 })
            }
            let length = max(Int((Double(text.count) / 3).rounded(.up)), 1)
            return "[\(letters.joined()) \(String(repeating: "~", count: length))]"
        case .mirrored:
            // Right-to-left override around everything but placeholders, each to its end.
            return Self.pieces(of: text).map { piece in
                piece.isPlaceholder ? piece.text : "\u{202E}\(piece.text)\u{202C}"
            }.joined()
        }
    }

    private struct Piece {
        var text: String
        var isPlaceholder: Bool
    }

    private static func pieces(of text: String) -> [Piece] {
        let placeholder = /%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDuUxXoOfeEgGcCsSpaAF%]|\{[^{}]*\}/
        var pieces: [Piece] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: placeholder) {
            let before = rest[..<match.range.lowerBound]
            if !before.isEmpty { pieces.append(Piece(text: String(before), isPlaceholder: false)) }
            pieces.append(Piece(text: String(match.output), isPlaceholder: true))
            rest = rest[match.range.upperBound...]
        }
        if !rest.isEmpty { pieces.append(Piece(text: String(rest), isPlaceholder: false)) }
        return pieces
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"))
}
