import DisplayList
import Testing

@testable import BrowserHost

struct FontPartTests {
    @Test(arguments: ["Inter", "Material Design Icons", "Noto Color Emoji"])
    func `the parts of a face hold each character once`(family: String) {
        let face = FontFace(family: family, weight: 400, isItalic: false, path: "")
        let ranges = FontPart.parts(of: face).flatMap(\.characters).sorted { $0.lowerBound < $1.lowerBound }
        #expect(ranges.first?.lowerBound == 0)
        #expect(ranges.last?.upperBound == 0x10_FFFF)
        for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(next.lowerBound == one.upperBound + 1) }
    }

    @Test(arguments: ["🏳️‍🌈", "👨‍👩‍👧", "👩🏽‍💻", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func `an emoji with all its characters is in one part`(emoji: String) {
        let face = FontFace(family: "Noto Color Emoji", weight: 400, isItalic: false, path: "")
        let parts = FontPart.parts(of: face).filter { part in
            emoji.unicodeScalars.contains { scalar in part.characters.contains { $0.contains(scalar.value) } }
        }
        #expect(parts.map(\.name) == ["emoji"])
    }

    @Test func `adjacent characters form one range of the font-face rule`() {
        let part = FontPart(name: "a", characters: [0x20...0x7E, 0x2190...0x2199])
        #expect(part.unicodeRange == "U+20-7e,U+2190-2199")
    }
}
