@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit
import CollageTesting
import DisplayList
import Testing

@MainActor struct LayoutManagerTests {
    private let host = TestHost()
    private let font = UIFont.systemFont(ofSize: 20)

    private struct System {
        let storage: NSTextStorage
        let manager = NSLayoutManager()
        var container: NSTextContainer { manager.textContainers[0] }
    }

    /// Letters are 10 points wide, spaces 5. The lines of the container have 100 points.
    private func system(_ text: String, sizes: [CGSize] = [CGSize(width: 110, height: 0)]) -> System {
        let system = System(storage: NSTextStorage(string: text, attributes: [.font: font]))
        system.storage.addLayoutManager(system.manager)
        for size in sizes { system.manager.addTextContainer(NSTextContainer(size: size)) }
        return system
    }

    private func range(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

    /// The lines as their text and their used rectangles, in units of the line height vertically.
    private func lines(_ system: System) -> [String] {
        var lines: [String] = []
        let all = range(0, system.manager.numberOfGlyphs)
        system.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
            let text = (system.storage.string as NSString).substring(with: range)
            let index = system.manager.textContainers.firstIndex { $0 === container } ?? -1
            lines.append(
                "\(index) \(Int(rect.minX))+\(Int(rect.width)) \(Int((rect.minY / font.lineHeight).rounded())) "
                    + "used \(Int(used.minX))+\(Int(used.width)) \(text.debugDescription)")
        }
        return lines
    }

    @Test func `lines fill the width between the padding on both sides`() {
        let system = system("aaaa bbbb cccc\nd")
        #expect(
            lines(system) == [
                #"0 0+110 0 used 0+100 "aaaa bbbb ""#, #"0 0+110 1 used 0+50 "cccc\n""#, #"0 0+110 2 used 0+20 "d""#,
            ])
        let used = system.manager.usedRect(for: system.container)
        #expect(used.width == 100 && abs(used.height - 3 * font.lineHeight) < 0.01)
    }

    @Test func `glyphs and characters have the same indexes`() {
        let manager = system("a😀b").manager
        #expect(manager.numberOfGlyphs == 4 && manager.isValidGlyphIndex(3) && !manager.isValidGlyphIndex(4))
        #expect(manager.glyphIndexForCharacter(at: 3) == 3 && manager.characterIndexForGlyph(at: 1) == 1)
        var actual = NSRange()
        #expect(manager.glyphRange(forCharacterRange: range(1, 2), actualCharacterRange: &actual) == range(1, 2))
        #expect(actual == range(1, 2))
        #expect(manager.characterRange(forGlyphRange: range(0, 1), actualGlyphRange: nil) == range(0, 1))
    }

    @Test func `a glyph has a line and a position on the baseline`() {
        let system = system("aaaa bbbb cccc")
        var line = NSRange()
        let rect = system.manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: &line)
        #expect(line == range(10, 4) && abs(rect.minY - font.lineHeight) < 0.01 && rect.width == 110)
        #expect(system.manager.lineFragmentUsedRect(forGlyphAt: 11, effectiveRange: nil).width == 50)
        let location = system.manager.location(forGlyphAt: 11)
        #expect(location.x == 15 && abs(location.y - font.ascender) < 0.5)
        #expect(system.manager.lineFragmentRect(forGlyphAt: 14, effectiveRange: nil) == .zero)
        #expect(system.manager.textContainer(forGlyphAt: 3, effectiveRange: &line) === system.container)
        #expect(line == range(0, 14))
    }

    @Test func `a range has a bounding rectangle, and a rectangle has a range`() {
        let system = system("aaaa bbbb cccc")
        let height = font.lineHeight
        let word = system.manager.boundingRect(forGlyphRange: range(5, 4), in: system.container)
        #expect(word.minX == 50 && word.width == 40 && word.minY == 0)
        let both = system.manager.boundingRect(forGlyphRange: range(5, 7), in: system.container)
        #expect(both.minX == 5 && both.maxX == 95 && abs(both.height - 2 * height) < 0.01)
        let second = CGRect(x: 0, y: height + 1, width: 10, height: 2)
        #expect(system.manager.glyphRange(forBoundingRect: second, in: system.container) == range(10, 4))
        #expect(system.manager.glyphRange(for: system.container) == range(0, 14))
    }

    @Test func `a point is in a glyph, or next to the closest one`() {
        let system = system("abc\nde")
        var fraction: CGFloat = -1
        func index(_ x: CGFloat, _ line: CGFloat) -> Int {
            system.manager.characterIndex(
                for: CGPoint(x: x, y: (line + 0.5) * font.lineHeight), in: system.container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
        }
        #expect(index(17.5, 0) == 1 && abs(fraction - 0.25) < 0.001)
        #expect(index(80, 0) == 2 && fraction == 1)
        #expect(index(0, 1) == 4 && fraction == 0)
        #expect(index(16, 9) == 5 && abs(fraction - 0.1) < 0.001)
        #expect(system.manager.glyphIndex(for: CGPoint(x: 6, y: 1), in: system.container) == 0)
        let point = CGPoint(x: 30, y: 1)
        #expect(system.manager.fractionOfDistanceThroughGlyph(for: point, in: system.container) == 0.5)
    }

    @Test func `enclosing rectangles of a selection reach to the ends of its lines`() {
        let system = system("abc\nde")
        func widths(_ selection: NSRange) -> [CGFloat] {
            var widths: [CGFloat] = []
            system.manager.enumerateEnclosingRects(
                forGlyphRange: range(1, 4), withinSelectedGlyphRange: selection, in: system.container
            ) { rect, _ in widths.append(rect.width) }
            return widths
        }
        #expect(widths(range(NSNotFound, 0)) == [20, 10])
        #expect(widths(range(1, 4)) == [90, 10])
    }

    @Test func `a line terminator at the end is followed by an extra line`() {
        let with = system("a\n")
        let rect = with.manager.extraLineFragmentRect
        #expect(abs(rect.minY - font.lineHeight) < 0.01 && rect.width == 110)
        #expect(with.manager.extraLineFragmentUsedRect.width == 10)
        #expect(with.manager.extraLineFragmentTextContainer === with.container)
        let without = system("a")
        #expect(without.manager.extraLineFragmentRect == .zero)
        #expect(without.manager.extraLineFragmentTextContainer == nil)
    }

    @Test func `text continues in the next container, within a paragraph and with the width of that container`() {
        let height = 2 * font.lineHeight
        let system = system(
            "aaaa bbbb cccc dddd eeee ffff",
            sizes: [CGSize(width: 110, height: height), CGSize(width: 60, height: height)])
        #expect(
            lines(system) == [
                #"0 0+110 0 used 0+100 "aaaa bbbb ""#, #"0 0+110 1 used 0+100 "cccc dddd ""#,
                #"1 0+60 0 used 0+55 "eeee ""#, #"1 0+60 1 used 0+50 "ffff""#,
            ])
        let second = system.manager.textContainers[1]
        #expect(system.manager.glyphRange(for: second) == range(20, 9))
        #expect(system.manager.boundingRect(forGlyphRange: range(25, 1), in: second).minX == 5)
    }

    @Test func `text that doesn't fit isn't laid out`() {
        let system = system("a\nb\nc\nd", sizes: [CGSize(width: 110, height: 2.5 * font.lineHeight)])
        #expect(system.manager.glyphRange(for: system.container) == range(0, 4))
        #expect(system.manager.firstUnlaidCharacterIndex() == 4)
        #expect(system.manager.textContainer(forGlyphAt: 5, effectiveRange: nil) == nil)
        system.container.size.height = 0
        #expect(system.manager.glyphRange(for: system.container) == range(0, 7))
        system.container.maximumNumberOfLines = 3
        #expect(system.manager.glyphRange(for: system.container) == range(0, 6))
    }

    @Test func `the last line is truncated if the container requires that`() throws {
        let system = system("aaaa bbbb cccc dddd")
        system.container.maximumNumberOfLines = 1
        system.container.lineBreakMode = .byTruncatingTail
        let commands = CurrentDrawing.record(in: .zero) { _ in
            system.manager.drawGlyphs(forGlyphRange: range(0, 19), at: .zero)
        }.recording
        guard case .text(let layout, _)? = commands.first else {
            Issue.record("No text is drawn")
            return
        }
        #expect(layout.lines.count == 1 && layout.lines[0].runs.map(\.text).joined().hasSuffix("…"))
    }

    @Test func `only the visible part of long text is laid out`() {
        let text = (0..<40_000).map { "paragraph \($0) with words" }.joined(separator: "\n")
        let system = system(text, sizes: [CGSize(width: 1000, height: 0)])
        let count = Services.current.typesetter.withLock { $0.layoutCount }
        func laidOut() -> Int { Services.current.typesetter.withLock { $0.layoutCount } - count }
        let top = CGRect(x: 0, y: 0, width: 1000, height: 20 * font.lineHeight)
        let visible = system.manager.glyphRange(forBoundingRect: top, in: system.container)
        #expect(text.utf16.count > 1_000_000 && visible.length > 300 && laidOut() <= 22)
        _ = system.manager.glyphIndex(for: CGPoint(x: 10, y: 30 * font.lineHeight), in: system.container)
        #expect(laidOut() <= 32)
        #expect(system.manager.firstUnlaidCharacterIndex() < 1000)
    }

    @Test func `a change lays out only the changed paragraph again`() {
        let system = system((0..<300).map { "paragraph \($0)" }.joined(separator: "\n"))
        system.manager.ensureLayout(for: system.container)
        let count = Services.current.typesetter.withLock { $0.layoutCount }
        system.storage.replaceCharacters(in: range(1000, 0), with: "x")
        system.manager.ensureLayout(for: system.container)
        system.storage.addAttribute(.foregroundColor, value: UIColor.red, range: range(2000, 3))
        system.manager.ensureLayout(for: system.container)
        #expect(Services.current.typesetter.withLock { $0.layoutCount } - count <= 4)
    }

    @Test func `setting equal attributes again doesn't lay out text`() {
        let system = system((0..<50).map { "paragraph \($0)" }.joined(separator: "\n"))
        system.manager.ensureLayout(for: system.container)
        let before = system.manager.layout.geometry
        system.storage.beginEditing()
        let all = range(0, system.storage.length)
        system.storage.removeAttribute(.font, range: all)
        system.storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: all)
        system.storage.endEditing()
        #expect(before.isComplete && system.manager.layout.wholeGeometry.laidOutParagraphCount <= 1)
    }

    @Test func `the delegate is notified of layout`() {
        final class Log: NSObject, NSLayoutManagerDelegate {
            var log: [String] = []
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) {
                log.append("complete \(textContainer == nil ? "nil" : "container") \(layoutFinishedFlag)")
            }
            func layoutManager(
                _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
            ) {
                log.append("from \(Int(oldSize.width))")
            }
        }
        let system = system("a\nb\nc")
        let log = Log()
        system.manager.delegate = log
        system.manager.ensureLayout(for: system.container)
        #expect(log.log == ["complete container true"])
        log.log = []
        system.container.size = CGSize(width: 50, height: font.lineHeight)
        system.manager.ensureLayout(for: system.container)
        #expect(log.log == ["invalid", "from 110", "complete container false", "complete nil false"])
        log.log = []
        system.storage.replaceCharacters(in: range(0, 1), with: "x")
        #expect(log.log == ["invalid"])
    }

    @Test func `the delegate determines the spacing of lines`() {
        final class Spacing: NSObject, NSLayoutManagerDelegate {
            var indexes: [Int] = []
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat {
                indexes.append(glyphIndex)
                return 7
            }
        }
        final class Silent: NSObject, NSLayoutManagerDelegate {}
        let system = system("aaaa bbbb cccc\nd")
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        system.storage.addAttribute(.paragraphStyle, value: style, range: range(0, 16))
        func tops() -> [CGFloat] {
            [0, 10, 15].map { system.manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY }
        }
        func spaced(_ spacing: CGFloat) -> [CGFloat] { [0, 1, 2].map { $0 * (font.lineHeight + spacing) } }
        func isClose(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
            zip(first, second).allSatisfy { abs($0 - $1) < 0.01 }
        }
        #expect(isClose(tops(), spaced(3)))
        let silent = Silent()
        system.manager.delegate = silent
        #expect(isClose(tops(), spaced(3)))
        let spacing = Spacing()
        system.manager.delegate = spacing
        #expect(isClose(tops(), spaced(7)))
        #expect(spacing.indexes == [9, 14, 15])
    }

    @Test func `backgrounds are drawn before the text`() {
        let system = system("ab")
        system.storage.addAttribute(.backgroundColor, value: UIColor.red, range: range(1, 1))
        func commands(_ draw: () -> Void) -> [DisplayCommand] {
            CurrentDrawing.record(in: .zero) { _ in draw() }.recording
        }
        let all = range(0, 2)
        let background = commands { system.manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 100, y: 50)) }
        guard case .fill(let path, _, _)? = background.first else {
            Issue.record("No background is drawn")
            return
        }
        #expect(background.count == 1 && path.bounds?.minX == 115 && path.bounds?.minY == 50)
        let text = commands { system.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 100, y: 50)) }
        guard case .text(let layout, let origin)? = text.first else {
            Issue.record("No text is drawn")
            return
        }
        #expect(origin.x == 105 && layout.lines[0].runs.allSatisfy { $0.backgroundColor == nil })
    }

    @Test func `layout while the text storage is being edited raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = TestHost()
                let storage = NSTextStorage(string: "text")
                let manager = NSLayoutManager()
                storage.addLayoutManager(manager)
                manager.addTextContainer(NSTextContainer())
                storage.beginEditing()
                _ = manager.usedRect(for: manager.textContainers[0])
                withExtendedLifetime(host) {}
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("attempted layout while textStorage is editing"))
    }
}
