import DisplayList

/// Characters of a font that pages load together, the first time that they show one of them.
struct FontPart: Sendable, Hashable {
    var name: String
    var characters: [ClosedRange<UInt32>]

    /// Returns the parts of a face: Western text and all other text, symbols in groups, or emoji.
    static func parts(of face: FontFace) -> [FontPart] {
        switch face.family {
        case symbolFamily: symbols
        case emojiFamily: emoji
        default: text
        }
    }

    /// The characters as the value of CSS's `unicode-range`.
    var unicodeRange: String {
        characters.map { "U+\(String($0.lowerBound, radix: 16))-\(String($0.upperBound, radix: 16))" }
            .joined(separator: ",")
    }

    private static let symbolFamily = "Material Design Icons"
    private static let emojiFamily = "Noto Color Emoji"
    private static let lastCharacter: UInt32 = 0x10_FFFF

    /// The letters of Western European languages, punctuation, arrows, and the signs of keys and currencies.
    private static let western: [ClosedRange<UInt32>] = [
        0x0...0xFF, 0x131...0x131, 0x152...0x153, 0x2BB...0x2BC, 0x2C6...0x2C6, 0x2DA...0x2DA, 0x2DC...0x2DC,
        0x2000...0x206F, 0x2074...0x2074, 0x20AC...0x20AC, 0x2122...0x2122, 0x2190...0x2199, 0x2212...0x2212,
        0x2215...0x2215, 0x2303...0x2303, 0x2318...0x2318, 0x2325...0x2325, 0xFEFF...0xFEFF, 0xFFFD...0xFFFD,
    ]
    private static let text = [
        FontPart(name: "western", characters: western),
        FontPart(name: "others", characters: complement(of: western)),
    ]

    /// Emoji and the characters that join or modify them. They share one part because a browser shapes a joined emoji with a
    /// single file.
    private static let emojiCharacters: [ClosedRange<UInt32>] = [
        0x23...0x23, 0x2A...0x2A, 0x30...0x39, 0xA9...0xA9, 0xAE...0xAE, 0x200D...0x200D, 0x203C...0x203C,
        0x2049...0x2049, 0x20E3...0x20E3, 0x2122...0x2122, 0x2139...0x2139, 0x2190...0x2BFF, 0x3030...0x3030,
        0x303D...0x303D, 0x3297...0x3299, 0xFE00...0xFE0F, 0x1_F000...0x1_FAFF, 0xE_0020...0xE_007F,
    ]
    private static let emoji = [
        FontPart(name: "emoji", characters: emojiCharacters),
        FontPart(name: "others", characters: complement(of: emojiCharacters)),
    ]

    /// The number of symbols per part. An app shows only a few of several thousand.
    private static let symbolsPerPart: UInt32 = 64
    private static let symbols: [FontPart] = {
        let all: ClosedRange<UInt32> = 0xF_0000...0xF_1FFF
        let parts = stride(from: all.lowerBound, through: all.upperBound, by: Int(symbolsPerPart)).map { start in
            FontPart(name: String(start, radix: 16), characters: [start...start + symbolsPerPart - 1])
        }
        return parts + [FontPart(name: "others", characters: complement(of: [all]))]
    }()

    private static func complement(of ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
        var rest: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { rest.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        return next <= lastCharacter ? rest + [next...lastCharacter] : rest
    }
}
