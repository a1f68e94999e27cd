@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit
import CollageTesting
import Testing

struct TextBoundariesTests {
    /// The words in forward order.
    private func words(_ text: String) -> [String] {
        let boundaries = TextBoundaries(text)
        var words: [String] = []
        var offset = 0
        while offset < boundaries.length {
            let end = boundaries.wordEnd(after: offset)
            if let word = boundaries.word(at: max(end - 1, 0)), word.lowerBound >= offset {
                words.append(String(text[boundaries.index(word.lowerBound)..<boundaries.index(word.upperBound)]))
            }
            offset = max(end, offset + 1)
        }
        return words
    }

    @Test func `word boundaries follow Unicode`() {
        #expect(words("Don't stop, it's 3.14 or 1,000!") == ["Don't", "stop", "it's", "3.14", "or", "1,000"])
        #expect(words("snake_case a.b 'quoted'") == ["snake_case", "a.b", "quoted"])
        #expect(words("漢字かなカタ") == ["漢", "字", "かな", "カタ"])
        #expect(words("שלום עולם") == ["שלום", "עולם"])
        #expect(words("naïve café") == ["naïve", "café"])
        #expect(words("👍 ok 👍") == ["ok"])
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `stepping through text visits each character once, in both directions`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(pieces: 12, using: &random)
        let boundaries = TextBoundaries(text)
        var expected = [0]
        for character in text { expected.append(expected.last! + character.utf16.count) }
        var forward = [0]
        while forward.last! < boundaries.length { forward.append(boundaries.character(after: forward.last!)) }
        var backward = [boundaries.length]
        while backward.last! > 0 { backward.append(boundaries.character(before: backward.last!)) }
        #expect(forward == expected && backward == expected.reversed(), "seed \(seed)")
        for offset in 0...boundaries.length {
            #expect(boundaries.characterStart(at: offset) == expected.last { $0 <= offset }, "seed \(seed)")
            #expect(boundaries.characterEnd(at: offset) == expected.first { $0 >= offset }, "seed \(seed)")
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `word boundaries in both directions are character boundaries, and lead to the ends`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let boundaries = TextBoundaries(RandomText.make(pieces: 12, using: &random))
        for offset in 0...boundaries.length {
            let end = boundaries.wordEnd(after: offset)
            let start = boundaries.wordStart(before: offset)
            #expect(end > offset || end == boundaries.length, "seed \(seed)")
            #expect(start < offset || start == 0, "seed \(seed)")
            #expect(boundaries.characterStart(at: end) == end && boundaries.characterStart(at: start) == start)
        }
    }

    @Test func `sentences include the following space`() {
        let boundaries = TextBoundaries("One. Two? (Three!) 3.5 is four\nFive.")
        #expect(boundaries.sentence(at: 0) == 0..<5)
        #expect(boundaries.sentence(at: 6) == 5..<10)
        #expect(boundaries.sentence(at: 12) == 10..<19)
        #expect(boundaries.sentence(at: 20) == 19..<30)
        #expect(boundaries.sentence(at: 32) == 31..<36)
        #expect(boundaries.paragraph(at: 12) == 0..<30 && boundaries.paragraph(at: 31) == 31..<36)
    }
}
