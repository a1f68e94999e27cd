@testable import PortableUIKit
import CollageTesting
import Testing

@MainActor @Suite("Places of the caret") struct TextGeometryTests {
    private func geometry(_ text: String, width: CGFloat, isRightToLeft: Bool = false) -> TextGeometry {
        let format = TextFormat(
            defaults: TextDefaults(font: .systemFont(ofSize: 20), color: .black), traits: .current,
            isRightToLeft: isRightToLeft)
        return TextGeometry(AttributedText(text), format: format, width: width)
    }

    @Test("A place, its rectangle and the place nearest to that are the same", arguments: 1...60 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) {
        _ = TestHost()
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
            // Characters without width share their place.
            #expect(
                found == rect, "seed \(seed): \(offset) of \(text.debugDescription) at \(rect), found \(place.offset)")
        }
    }

    #if Cairo
    @Test("So it is with real fonts, with their ligatures and pictures", arguments: 1...20 as ClosedRange<UInt64>)
    func roundTripWithFonts(seed: UInt64) {
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
    #endif

    @Test(
        "The right arrow visits every place of a line once, from its left end to its right",
        arguments: 1...40 as ClosedRange<UInt64>)
    func arrows(seed: UInt64) {
        _ = TestHost()
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

    @Test func linesKnowWhereTheyWereBroken() {
        _ = TestHost()
        // 10 points a letter, 5 a space: "aaa " fits 40.
        let geometry = geometry("aaa bbb\ncc", width: 40)
        #expect(geometry.lines.map(\.range) == [0..<4, 4..<7, 8..<10])
        #expect(geometry.lines.map(\.isBroken) == [true, false, true])
        #expect(geometry.caretX(at: 4) == 0 && geometry.caretX(at: 4, affinity: .backward) == 35)
        let end = geometry.caret(nearestTo: CGPoint(x: 39, y: 1))
        #expect(end.offset == 4 && end.affinity == .backward)
    }

    @Test func aSelectionReachesTheEndOfLinesThatItGoesOnFrom() {
        _ = TestHost()
        let geometry = geometry("aaa bbb\ncc", width: 40)
        let rects = geometry.selectionRects(for: 1..<9)
        #expect(rects.map { $0.rect.minX } == [10, 0, 0] && rects.map { $0.rect.maxX } == [40, 40, 10])
        #expect(rects[0].containsStart && rects[2].containsEnd && !rects[1].containsEnd)
        #expect(rects[0].rect.maxY == rects[1].rect.minY)
    }

    @Test func inTextOfBothDirectionsASelectionIsInParts() {
        _ = TestHost()
        // "ab " from the left, then three Hebrew letters from the right.
        let geometry = geometry("ab שלו cd", width: .infinity)
        #expect(geometry.caretX(at: 3) == 25 && geometry.caretX(at: 4) == 45 && geometry.caretX(at: 6) == 55)
        let rects = geometry.selectionRects(for: 1..<4).map(\.rect)
        #expect(rects.map(\.minX) == [10, 45] && rects.map(\.maxX) == [25, 55])
    }

    @Test func anEmptyTextHasOneLine() {
        _ = TestHost()
        #expect(geometry("", width: 100).lines.count == 1)
        #expect(geometry("", width: 100, isRightToLeft: true).caretX(at: 0) == 100)
        #expect(geometry("a\n", width: 100).lines.count == 2)
        let rect = geometry("", width: 100).caretRect(at: 0)
        #expect(abs(rect.height - (UIFont.systemFont(ofSize: 20).lineHeight + 1.5)) < 0.01)
    }
}
