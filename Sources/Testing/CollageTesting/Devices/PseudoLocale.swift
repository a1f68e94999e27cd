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
    /// Adds accents, which make untranslated text visible, and lengthens text by a third in brackets, which makes
    /// clipped text visible.
    case accented
    /// Reverses the direction of text letter by letter, as in Arabic and Hebrew.
    case mirrored

    /// Returns the text in the artificial language. Placeholders such as `%@`, `%1$d`, and `{name}` aren't changed.
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
            // Each piece between placeholders is wrapped in a right-to-left override.
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
