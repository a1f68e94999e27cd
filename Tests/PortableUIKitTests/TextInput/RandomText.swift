import CollageTesting

/// Texts that are hard to edit.
enum RandomText {
    private static let pieces = [
        "a", "b", "word", "two words", " ", "  ", "\n", "\r\n", "é", "e\u{301}", "n\u{303}\u{323}", "ß", "👍", "👍🏽", "👨‍👩‍👧‍👦",
        "🇩🇪",
        "🇫🇷", "שלום", "ב", "مرحبا", "ع", "漢字", "かな", "カタ", "한글", "123", "4.5", "don't", ".", ", ", "!", "-", "\t",
        "\u{200D}",
        "\u{FE0F}", "\u{301}", "\u{2028}", "क्षि", "ไทย", "Z͑ͫ",
    ]

    static func make(pieces count: Int, using random: inout SeededGenerator) -> String {
        (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
    }
}
