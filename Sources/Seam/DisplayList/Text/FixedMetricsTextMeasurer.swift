/// Measures text without any font: every advance is a multiple of a quarter of the font's size, depending on the kind
/// of character. Layouts are the same on every machine and can be calculated manually.
///
/// | character | advance |
/// |---|---|
/// | line ends, combining marks, zero-width characters | 0 |
/// | spaces, punctuation | size / 4 |
/// | lowercase letters, digits, and all others | size / 2 |
/// | capital letters | size · 3/4 |
/// | Chinese, Japanese, Korean, emoji; every icon | size |
///
/// In a monospaced face, the advance of all characters except the wide ones is size / 2. Weight and slant have no
/// effect. Lines can break after spaces, after hyphens inside a word, and around wide characters (not before closing or
/// after opening punctuation), and must break after line ends. The end of the text isn't a line break: no break is
/// allowed after the last cluster unless it's a line end.
package final class FixedMetricsTextMeasurer: TextMeasurer {
    package init() {}

    package var drawing: TextDrawing { .blocks }

    /// Shapes text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func shape(_ text: String, font: FontDescription) -> ShapedText {
        var clusters: [ShapedText.Cluster] = []
        clusters.reserveCapacity(text.utf8.count)
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            text.formIndex(after: &index)
            let next = index < text.endIndex ? text[index] : nil
            clusters.append(
                ShapedText.Cluster(
                    utf8Count: character.utf8.count,
                    advance: Self.quarters(of: character, font: font) * Self.quarter(of: font),
                    breakAfter: Self.lineBreak(after: character, before: next),
                    isWhitespace: character.isWhitespace))
        }
        return ShapedText(clusters: clusters, isRightToLeft: text.startsRightToLeft)
    }

    /// Returns a quarter of the font's size; 0 for sizes that aren't positive numbers.
    private static func quarter(of font: FontDescription) -> Double {
        font.size.isFinite ? max(font.size, 0) / 4 : 0
    }

    private static func quarters(of character: Character, font: FontDescription) -> Double {
        let scalar = character.unicodeScalars.first!
        if scalar.endsLine { return 0 }
        if font.family == .symbols { return 4 }
        if scalar == "\t" { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if character.isWide { return 4 }
        if font.family == .systemMonospaced { return 2 }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return 3
        case .spaceSeparator, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .connectorPunctuation, .otherPunctuation:
            return 1
        default: return 2
        }
    }

    private static func lineBreak(after character: Character, before next: Character?) -> ShapedText.LineBreak {
        let last = character.unicodeScalars.last!
        if last.endsLine { return .mandatory }
        guard let next, let following = next.unicodeScalars.first, !following.endsLine else { return .prohibited }
        if last.isNonBreakingSpace || following.isNonBreakingSpace || next.isWhitespace { return .prohibited }
        if character.isWhitespace { return .allowed }
        switch last.value {
        case 0x2D, 0x2010: return following.properties.isAlphabetic ? .allowed : .prohibited
        case 0xAD, 0x200B, 0x2013, 0x2014: return .allowed
        default: break
        }
        guard character.isWide || next.isWide else { return .prohibited }
        switch last.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: return .prohibited
        default: break
        }
        switch following.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation: return .prohibited
        default: return .allowed
        }
    }
}

extension Character {
    /// Whether the character's advance is a full em: its first scalar is wide, or it's shown as an emoji.
    fileprivate var isWide: Bool {
        unicodeScalars.first!.isWide || unicodeScalars.contains { $0.value == 0xFE0F }
    }
}
