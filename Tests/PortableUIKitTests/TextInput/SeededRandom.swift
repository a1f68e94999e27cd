/// Random numbers that a seed repeats.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Texts that are hard to edit.
enum RandomText {
    private static let pieces = [
        "a", "b", "word", "two words", " ", "  ", "\n", "\r\n", "é", "e\u{301}", "n\u{303}\u{323}", "ß", "👍", "👍🏽", "👨‍👩‍👧‍👦",
        "🇩🇪",
        "🇫🇷", "שלום", "ב", "مرحبا", "ع", "漢字", "かな", "カタ", "한글", "123", "4.5", "don't", ".", ", ", "!", "-", "\t",
        "\u{200D}",
        "\u{FE0F}", "\u{301}", "\u{2028}", "क्षि", "ไทย", "Z͑ͫ",
    ]

    static func make(pieces count: Int, using random: inout SeededRandom) -> String {
        (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
    }
}
