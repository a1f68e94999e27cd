@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit
import CollageTesting
import Testing

/// The same operations on a list of UTF-16 units, with a search for each.
private struct NaiveText {
    var units: [UInt16]
    var anchor: Int
    var head: Int
    var marked: Range<Int>?

    var string: String { String(decoding: units, as: UTF16.self) }

    /// The boundaries of characters.
    var boundaries: [Int] {
        var offset = 0
        return [0]
            + string.map { character in
                offset += character.utf16.count
                return offset
            }
    }

    func down(_ offset: Int) -> Int { boundaries.last { $0 <= offset }! }
    func up(_ offset: Int) -> Int { boundaries.first { $0 >= offset } ?? units.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    mutating func select(_ anchor: Int, _ head: Int) {
        let low = min(max(min(anchor, head), 0), units.count)
        let high = min(max(max(anchor, head), 0), units.count)
        let start = down(low)
        let end = low == high ? start : max(up(high), start)
        (self.anchor, self.head) = anchor <= head ? (start, end) : (end, start)
    }

    mutating func replace(_ range: Range<Int>, _ text: String) {
        units.replaceSubrange(range, with: Array(text.utf16))
        let caret = up(range.lowerBound + text.utf16.count)
        (anchor, head) = (caret, caret)
        marked = nil
    }

    mutating func insert(_ text: String) { replace(marked ?? selection, text) }

    mutating func deleteBackward() {
        if !selection.isEmpty { return replace(selection, "") }
        if let start = boundaries.last(where: { $0 < head }) { replace(start..<head, "") }
    }

    mutating func mark(_ text: String, _ selected: Range<Int>) {
        let range = marked ?? selection
        replace(range, text)
        guard !text.isEmpty else { return }
        let count = text.utf16.count
        marked = range.lowerBound..<(range.lowerBound + count)
        let start = range.lowerBound + min(selected.lowerBound, count)
        select(start, max(range.lowerBound + min(selected.upperBound, count), start))
    }
}

struct EditableTextTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func `matches an array of UTF-16 units`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let start = RandomText.make(pieces: Int.random(in: 0...8, using: &random), using: &random)
        var text = EditableText(AttributedText(start))
        var naive = NaiveText(units: Array(start.utf16), anchor: start.utf16.count, head: start.utf16.count)
        for step in 0..<60 {
            let first = Int.random(in: -1...(naive.units.count + 1), using: &random)
            let second = Int.random(in: -1...(naive.units.count + 1), using: &random)
            let piece = RandomText.make(pieces: Int.random(in: 0...2, using: &random), using: &random)
            switch Int.random(in: 0...6, using: &random) {
            case 0:
                text.select(TextSelection(anchor: first, head: second))
                naive.select(first, second)
            case 1, 2:
                text.apply(text.insertion(of: AttributedText(piece)))
                naive.insert(piece)
            case 3, 4:
                if let edit = text.backwardDeletion { text.apply(edit) }
                naive.deleteBackward()
            case 5:
                let range = 0..<Int.random(in: 0...4, using: &random)
                text.mark(AttributedText(piece), selecting: range)
                naive.mark(piece, range)
            default:
                text.unmark()
                naive.marked = nil
            }
            #expect(text.string.utf16.elementsEqual(naive.units), "seed \(seed), step \(step)")
            #expect(
                text.length == naive.units.count && text.selection.range == naive.selection,
                "seed \(seed), step \(step)")
            #expect(text.selection.head == naive.head && text.markedRange == naive.marked, "seed \(seed), step \(step)")
            #expect(text.content.runs.reduce(0) { $0 + $1.length } == naive.units.count, "seed \(seed), step \(step)")
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `an edit and its inverse restore the text with its attributes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var content = AttributedText()
        for index in 0..<5 {
            let piece = RandomText.make(pieces: 2, using: &random)
            content.replace(
                content.length..<content.length, with: AttributedText(piece, attributes: TextAttributes([.kern: index]))
            )
        }
        var text = EditableText(content)
        let length = content.length
        let start = Int.random(in: 0...length, using: &random)
        let end = Int.random(in: start...length, using: &random)
        let inverse = text.apply(
            TextEdit(start..<end, AttributedText(RandomText.make(pieces: 2, using: &random))))
        text.apply(inverse)
        #expect(text.string.utf16.elementsEqual(content.string.utf16), "seed \(seed)")
        for offset in 0..<length {
            #expect(
                text.content.attributes(at: offset)?.values[.kern] as? Int
                    == content.attributes(at: offset)?.values[.kern] as? Int, "seed \(seed)")
        }
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\r\n", "👍🏽", "ש", "क्षि"])
    func `backspace deletes a grapheme cluster`(character: String) {
        var text = EditableText(AttributedText("x" + character))
        text.apply(text.backwardDeletion!)
        #expect(text.string == "x")
    }

    @Test func `typed text has the attributes of the text before it`() {
        var content = AttributedText("ab", attributes: TextAttributes([.kern: 1]))
        content.replace(2..<2, with: AttributedText("cd\nef", attributes: TextAttributes([.kern: 2])))
        #expect(content.attributes(forTypingAt: 2)?.values[.kern] as? Int == 1)
        #expect(content.attributes(forTypingAt: 3)?.values[.kern] as? Int == 2)
        #expect(content.attributes(forTypingAt: 0)?.values[.kern] as? Int == 1)
        #expect(content.attributes(forTypingAt: 7)?.values[.kern] as? Int == 2)
    }
}
