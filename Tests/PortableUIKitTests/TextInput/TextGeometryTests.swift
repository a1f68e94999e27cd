@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit
import CollageTesting
import Testing

@MainActor struct TextGeometryTests {
    private func geometry(_ text: String, width: CGFloat, isRightToLeft: Bool = false) -> TextGeometry {
        let format = TextFormat(
            defaults: TextDefaults(font: .systemFont(ofSize: 20), color: .black), traits: .current,
            isRightToLeft: isRightToLeft)
        return TextGeometry(AttributedText(text), format: format, width: width)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `a position, its rectangle, and the position nearest to that are the same`(seed: UInt64) {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(pieces: Int.random(in: 0...14, using: &random), using: &random)
        let width: CGFloat = Bool.random(using: &random) ? .infinity : CGFloat(Int.random(in: 30...200, using: &random))
        let geometry = geometry(text, width: width, isRightToLeft: Bool.random(using: &random))
        var offset = 0
        for character in [nil] + text.map(Optional.some) {
            offset += character?.utf16.count ?? 0
            let rect = geometry.caretRect(at: offset)
            let place = geometry.caret(nearestTo: CGPoint(x: rect.minX, y: rect.midY))
            let found = geometry.caretRect(at: place.offset, affinity: place.affinity)
            // Characters without width share their position.
            #expect(
                found == rect, "seed \(seed): \(offset) of \(text.debugDescription) at \(rect), found \(place.offset)")
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `carets are found at their rectangles, with real fonts, ligatures, and attachments`(seed: UInt64) {
        let host = TestHost(text: .fonts)
        host.settle()
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(pieces: 8, using: &random) + "office waffle"
        let geometry = geometry(text, width: 120)
        var offset = 0
        for character in [nil] + text.map(Optional.some) {
            offset += character?.utf16.count ?? 0
            let rect = geometry.caretRect(at: offset)
            let place = geometry.caret(nearestTo: CGPoint(x: rect.minX, y: rect.midY))
            #expect(
                geometry.caretRect(at: place.offset, affinity: place.affinity) == rect,
                "seed \(seed): \(offset) of \(text.debugDescription)")
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `the right arrow visits each position of a line once, from its left end to its right`(seed: UInt64) {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(pieces: 10, using: &random).filter { !$0.isNewline }
        let geometry = geometry(text, width: .infinity)
        let navigator = TextNavigator(boundaries: TextBoundaries(text), geometry: geometry)
        let carets = geometry.lines[0].carets
        var place = TextSelection(geometry.lines[0].isRightToLeft ? text.utf16.count : 0)
        var visited: Set<Int> = [place.head]
        for _ in 1..<carets.count {
            let x = geometry.caretX(at: place.head)
            place = navigator.target(of: .right, from: place, x: 0)
            #expect(geometry.caretX(at: place.head) >= x, "seed \(seed)")
            visited.insert(place.head)
        }
        #expect(visited == Set(carets.map(\.offset)), "seed \(seed)")
    }

    @Test func `lines know how they break`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        // 10 points a letter, 5 a space: "aaa " fits 40.
        let geometry = geometry("aaa bbb\ncc", width: 40)
        #expect(geometry.lines.map(\.range) == [0..<4, 4..<7, 8..<10])
        #expect(geometry.lines.map(\.isBroken) == [true, false, true])
        #expect(geometry.caretX(at: 4) == 0 && geometry.caretX(at: 4, affinity: .backward) == 35)
        let end = geometry.caret(nearestTo: CGPoint(x: 39, y: 1))
        #expect(end.offset == 4 && end.affinity == .backward)
    }

    @Test func `a selection extends to the end of each line from which it continues`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let geometry = geometry("aaa bbb\ncc", width: 40)
        let rects = geometry.selectionRects(for: 1..<9)
        #expect(rects.map { $0.rect.minX } == [10, 0, 0] && rects.map { $0.rect.maxX } == [40, 40, 10])
        #expect(rects[0].containsStart && rects[2].containsEnd && !rects[1].containsEnd)
        #expect(rects[0].rect.maxY == rects[1].rect.minY)
    }

    @Test func `in bidirectional text, a selection has several parts`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        // "ab " from the left, then three Hebrew letters from the right.
        let geometry = geometry("ab שלו cd", width: .infinity)
        #expect(geometry.caretX(at: 3) == 25 && geometry.caretX(at: 4) == 45 && geometry.caretX(at: 6) == 55)
        let rects = geometry.selectionRects(for: 1..<4).map(\.rect)
        #expect(rects.map(\.minX) == [10, 45] && rects.map(\.maxX) == [25, 55])
    }

    @Test func `empty text has one line`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        #expect(geometry("", width: 100).lines.count == 1)
        #expect(geometry("", width: 100, isRightToLeft: true).caretX(at: 0) == 100)
        #expect(geometry("a\n", width: 100).lines.count == 2)
        let rect = geometry("", width: 100).caretRect(at: 0)
        #expect(abs(rect.height - (UIFont.systemFont(ofSize: 20).lineHeight + 1.5)) < 0.01)
    }

    @Test(arguments: RandomTrials.seeds(40))
    func `unchanged lines are reused, and the result equals a layout from scratch`(seed: UInt64) {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        var random = SeededGenerator(seed: seed)
        var format = TextFormat(
            defaults: TextDefaults(font: .systemFont(ofSize: 20), color: .black), traits: .current,
            isRightToLeft: Bool.random(using: &random))
        let looks = [12, 20, 31].map { TextAttributes([.font: UIFont.systemFont(ofSize: $0)]) }
        let width: CGFloat = Bool.random(using: &random) ? .infinity : 150
        var text = AttributedText(RandomText.make(pieces: 60, using: &random))
        var previous = TextGeometry(text, format: format, width: width)
        for _ in 0..<15 {
            let ends = [0, 0].map { _ in Int.random(in: 0...text.length, using: &random) }
            let range = EditableText(text).clamped(min(ends[0], ends[1])..<max(ends[0], ends[1]))
            let piece = RandomText.make(pieces: Int.random(in: 0...20, using: &random), using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: text.setAttributes(in: range) { _ in looks[1].values }
            case 1: text.replace(range.lowerBound..<range.lowerBound, with: AttributedText(piece, attributes: looks[0]))
            case 2 where !range.isEmpty: format.mark = TextFormat.Mark(range: range, style: nil)
            default:
                format.mark = nil
                text.replace(range, with: AttributedText(piece, attributes: looks.randomElement(using: &random)!))
            }
            if let mark = format.mark, mark.range.upperBound > text.length { format.mark = nil }
            format.typing = [nil, looks[2]].randomElement(using: &random)!
            let fresh = TextGeometry(text, format: format, width: width)
            let changed = TextGeometry(text, format: format, width: width, previous: previous)
            #expect(changed.isSame(as: fresh), "seed \(seed): \(text.string.debugDescription)")
            previous = changed
        }
    }

    @Test func `line terminators that are split or joined split and join paragraphs`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let format = TextFormat(defaults: TextDefaults(font: .systemFont(ofSize: 20), color: .black), traits: .current)
        let texts = [
            "aaaaaa\rbbbbbb", "aaaaaa\r\nbbbbbb", "aaaaaa\nbbbbbb", "aaaaaa\u{2028}bbbbbb", "aaaaaa\u{2029}bbbbbb",
        ]
        for before in texts {
            for after in texts {
                let previous = TextGeometry(AttributedText(before), format: format, width: 100)
                let fresh = TextGeometry(AttributedText(after), format: format, width: 100)
                let changed = TextGeometry(AttributedText(after), format: format, width: 100, previous: previous)
                #expect(changed.isSame(as: fresh), "\(before.debugDescription) to \(after.debugDescription)")
            }
        }
    }
}

extension TextGeometry {
    /// Whether all lines have the same positions.
    fileprivate func isSame(as other: TextGeometry) -> Bool {
        guard size == other.size, length == other.length, lines.count == other.lines.count,
            paragraphs.map(\.top) == other.paragraphs.map(\.top),
            paragraphs.map(\.layout) == other.paragraphs.map(\.layout)
        else { return false }
        return zip(lines, other.lines).allSatisfy { line, other in
            line.range == other.range && line.next == other.next && line.top == other.top && line.bottom == other.bottom
                && line.carets == other.carets && line.cells.map(\.range) == other.cells.map(\.range)
                && line.cells.map(\.x) == other.cells.map(\.x) && line.isRightToLeft == other.isRightToLeft
        }
    }
}
