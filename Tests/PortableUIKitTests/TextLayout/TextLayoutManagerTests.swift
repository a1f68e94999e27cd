import CollageTesting
import DisplayList
import Foundation
import PortableUIKit
import Testing

@testable import PortableControls
@testable import PortableGraphics
@testable import PortableQuartz
@testable import PortableUIKitCore

@MainActor struct TextLayoutManagerTests {
    private let host = TestHost()
    private let font = UIFont.systemFont(ofSize: 20)

    private struct System {
        let storage = NSTextContentStorage()
        let manager = NSTextLayoutManager()

        func fragments() -> [NSTextLayoutFragment] {
            var all: [NSTextLayoutFragment] = []
            manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
                all.append(fragment)
                return true
            }
            return all
        }
    }

    /// Letters are 10 points wide, spaces 5. The lines of the container have 100 points.
    private func system(_ text: String) -> System {
        let system = System()
        system.storage.addTextLayoutManager(system.manager)
        system.manager.textContainer = NSTextContainer(size: CGSize(width: 110, height: 0))
        system.storage.attributedString = NSAttributedString(string: text, attributes: [.font: font])
        return system
    }

    private func location(_ offset: Int, _ system: System) -> any NSTextLocation {
        system.storage.location(system.storage.documentRange.location, offsetBy: offset)!
    }

    private func range(_ offsets: Range<Int>, _ system: System) -> NSTextRange {
        NSTextRange(location: location(offsets.lowerBound, system), end: location(offsets.upperBound, system))!
    }

    @Test func `each paragraph has a fragment with its lines`() {
        let system = system("aaaa bbbb cccc\ndd")
        let fragments = system.fragments()
        let lines = fragments.map { fragment in
            fragment.textLineFragments.map { line in
                (line.attributedString.string as NSString).substring(with: line.characterRange)
            }
        }
        #expect(lines == [["aaaa bbbb ", "cccc\n"], ["dd"]])
        #expect(fragments.map(\.layoutFragmentFrame.minX) == [5, 5])
        #expect(fragments.map { ($0.layoutFragmentFrame.height / font.lineHeight).rounded() } == [2, 1])
        #expect(abs(fragments[1].layoutFragmentFrame.minY - 2 * font.lineHeight) < 0.01)
        #expect(fragments[0].textLineFragments[1].typographicBounds.width == 40)
        #expect(fragments.allSatisfy { $0.state == .layoutAvailable })
    }

    @Test func `an empty line at the end is part of the last fragment`() {
        // A fragment doesn't retain its layout manager.
        let terminated = system("a\n"), empty = system("")
        #expect(terminated.fragments().map(\.textLineFragments.count) == [2])
        #expect(empty.fragments().map(\.textLineFragments.count) == [1])
    }

    @Test func `only the fragments in the viewport are laid out`() {
        final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
            var bounds = CGRect(x: 0, y: 0, width: 110, height: 100)
            var shown: [NSTextLayoutFragment] = []
            var events: [String] = []
            func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect { bounds }
            func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
                shown = []
                events.append("will")
            }
            func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
                events.append("did")
            }
            func textViewportLayoutController(
                _ controller: NSTextViewportLayoutController,
                configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
            ) { shown.append(textLayoutFragment) }
        }
        let system = system(Array(repeating: "line", count: 1000).joined(separator: "\n"))
        let controller = system.manager.textViewportLayoutController
        let viewport = Viewport()
        controller.delegate = viewport
        controller.layoutViewport()
        #expect(viewport.events == ["will", "did"])
        #expect(viewport.shown.count == Int((100 / font.lineHeight).rounded(.up)))
        #expect(system.manager.engine.layout.geometry.laidOutLength < 200)
        #expect(controller.viewportRange?.offsets?.lowerBound == 0)
        viewport.bounds.origin.y = 40.5 * font.lineHeight
        controller.layoutViewport()
        #expect(viewport.shown.first?.rangeInElement.offsets?.lowerBound == 200)
        #expect(system.manager.engine.layout.geometry.laidOutLength < 1000)
        #expect(abs(controller.relocateViewport(to: location(500, system)) - 100 * font.lineHeight) < 0.1)
        // The rest is estimated.
        let height = system.manager.usageBoundsForTextContainer.height
        #expect(abs(height - 1000 * font.lineHeight) < 20 * font.lineHeight)
    }

    @Test func `changes of the text are laid out`() {
        let system = system("aa\nbb")
        let first = system.fragments()[0]
        system.storage.performEditingTransaction {
            system.storage.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx\n")
        }
        #expect(first.state == .none)
        let texts = system.fragments().compactMap { ($0.textElement as? NSTextParagraph)?.attributedString.string }
        #expect(texts == ["xx\n", "aa\n", "bb"])
        system.manager.replaceContents(in: range(0..<3, system), with: NSAttributedString(string: "y\n"))
        #expect(system.storage.attributedString?.string == "y\naa\nbb")
    }

    @Test func `the fragment at a point or a location is the paragraph's`() {
        let system = system("aaaa bbbb cccc\ndd")
        let second = system.fragments()[1]
        #expect(system.manager.textLayoutFragment(for: CGPoint(x: 0, y: 2.5 * font.lineHeight)) === second)
        #expect(system.manager.textLayoutFragment(for: location(16, system)) === second)
        #expect(system.manager.textLayoutFragment(for: CGPoint(x: 0, y: 1000)) === second)
    }

    @Test func `segments have the rectangles of their characters`() {
        let system = system("aaaa bbbb cccc")
        func rects(
            _ offsets: Range<Int>, _ type: NSTextLayoutManager.SegmentType,
            _ options: NSTextLayoutManager.SegmentOptions = []
        ) -> [[Int]] {
            var rects: [[Int]] = []
            system.manager.enumerateTextSegments(in: range(offsets, system), type: type, options: options) {
                _, rect, _, _ in
                rects.append([Int(rect.minX), Int(rect.width), Int((rect.minY / font.lineHeight).rounded())])
                return true
            }
            return rects
        }
        #expect(rects(2..<12, .standard) == [[25, 70, 0], [5, 20, 1]])
        #expect(rects(2..<12, .selection) == [[25, 80, 0], [5, 20, 1]])
        #expect(rects(2..<12, .standard, .headSegmentExtended) == [[5, 90, 0], [5, 20, 1]])
        #expect(rects(3..<3, .standard) == [[35, 0, 0]])
    }

    @Test func `the delegate provides fragments and hides elements`() {
        final class Bubble: NSTextLayoutFragment {
            override var topMargin: CGFloat { 10 }
            override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -4, dy: -4) }
        }
        final class Delegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
            func textLayoutManager(
                _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
                in textElement: NSTextElement
            ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
            func textContentManager(
                _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
                options: NSTextContentManager.EnumerationOptions
            ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("#") != true }
        }
        let system = system("a\n# hidden\nb")
        let delegate = Delegate()
        system.manager.delegate = delegate
        system.storage.delegate = delegate
        let fragments = system.fragments()
        #expect(fragments.count == 2 && fragments.allSatisfy { $0 is Bubble })
        #expect(fragments[0].renderingSurfaceBounds.minX == -4)
    }

    @Test func `a text view lets the fragments of the delegate draw`() throws {
        final class Bubble: NSTextLayoutFragment {
            nonisolated(unsafe) static var drawn: [CGPoint] = []
            override func draw(at point: CGPoint, in context: CGContext) {
                Self.drawn.append(point)
                super.draw(at: point, in: context)
            }
        }
        final class Delegate: NSObject, NSTextLayoutManagerDelegate {
            func textLayoutManager(
                _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
                in textElement: NSTextElement
            ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero)
        let view = UITextView(frame: .zero), delegate = Delegate()
        try #require(view.textLayoutManager).delegate = delegate
        view.text = "a\nb\nc"
        host.show(view)
        let drawing = String(decoding: try host.snapshot(.text), as: UTF8.self)
        #expect(Bubble.drawn.count == 3 && Bubble.drawn[0].y < Bubble.drawn[1].y)
        #expect(["\"a\"", "\"b\"", "\"c\""].allSatisfy(drawing.contains))
    }

    private func lines(_ system: System) -> [String] {
        system.fragments().flatMap { fragment in
            fragment.textLineFragments.map { line in
                (line.attributedString.string as NSString).substring(with: line.characterRange)
            }
        }
    }

    /// A delegate whose lines don't break before "c", with padding and hidden paragraphs.
    private final class Decisions: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
        final class Bubble: NSTextLayoutFragment {
            override var leadingPadding: CGFloat { 20 }
            override var trailingPadding: CGFloat { 30 }
        }
        final class Hidden: NSTextParagraph {
            override var isRepresentedElement: Bool { false }
        }
        var text = ""
        var asked: [Int] = []
        var hasPadding = false

        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment {
            let range = textElement.elementRange
            return hasPadding
                ? Bubble(textElement: textElement, range: range)
                : NSTextLayoutFragment(textElement: textElement, range: range)
        }
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
            hyphenating: Bool
        ) -> Bool {
            let offset = textLayoutManager.offset(from: textLayoutManager.documentRange.location, to: location)
            asked.append(offset)
            return Array(text)[offset] != "c"
        }
        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            let part = textContentStorage.textStorage?.attributedSubstring(from: range)
            return part?.string.hasPrefix("#") == true ? Hidden(attributedString: part) : nil
        }
    }

    @Test func `the delegate moves a line break to an earlier location`() {
        let system = system("aaaa bbbb cccc")
        #expect(lines(system) == ["aaaa bbbb ", "cccc"])
        let decisions = Decisions()
        decisions.text = "aaaa bbbb cccc"
        system.manager.delegate = decisions
        #expect(lines(system) == ["aaaa ", "bbbb cccc"])
        #expect(decisions.asked.prefix(2) == [10, 5])
    }

    @Test func `the padding of a fragment makes its lines shorter`() throws {
        let system = system("aaaa bbbb")
        let decisions = Decisions()
        decisions.text = "aaaa bbbb"
        decisions.hasPadding = true
        system.manager.delegate = decisions
        #expect(lines(system) == ["aaaa ", "bbbb"])
        let fragment = try #require(system.fragments().first)
        #expect(fragment.layoutFragmentFrame.minX == 5 && fragment.layoutFragmentFrame.width == 95)
        #expect(fragment.textLineFragments[0].typographicBounds.minX == 20)
    }

    @Test func `an element that isn't represented has no lines`() {
        let system = system("a\n# hidden\nb")
        let decisions = Decisions()
        system.storage.delegate = decisions
        system.manager.invalidateLayout(for: system.storage.documentRange)
        let fragments = system.fragments()
        #expect(lines(system) == ["a\n", "b"])
        #expect(abs(fragments[1].layoutFragmentFrame.minY - font.lineHeight) < 0.01)
    }

    @Test func `the elements in an element have fragments after its own`() {
        final class Section: NSTextParagraph {
            var inner: [NSTextElement] = []
            override var childElements: [NSTextElement] { inner }
        }
        final class Item: NSTextParagraph {
            weak var section: Section?
            override var parent: NSTextElement? { section }
        }
        final class Outline: NSObject, NSTextContentStorageDelegate {
            let section = Section(attributedString: NSAttributedString(string: "a\n"))
            let item = Item(attributedString: NSAttributedString(string: "b"))
            func textContentManager(
                _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
            ) -> NSTextElement? {
                textContentManager.offset(from: textContentManager.documentRange.location, to: location) == 0
                    ? section : item
            }
        }
        let system = system("a\nb")
        let outline = Outline()
        outline.section.inner = [outline.item]
        outline.item.section = outline.section
        outline.item.elementRange = range(2..<3, system)
        system.storage.delegate = outline
        var shown: [NSTextElement?] = []
        for options in [NSTextLayoutFragment.EnumerationOptions(), .reverse] {
            system.manager.enumerateTextLayoutFragments(from: nil, options: options) { fragment in
                shown.append(fragment.textElement)
                return true
            }
        }
        #expect(shown.count == 4 && shown[0] === outline.section && shown[1] === outline.item)
    }

    @Test func `changes without synchronization are laid out later`() {
        let system = system("aaaa bbbb")
        #expect(lines(system) == ["aaaa bbbb"])
        system.storage.automaticallySynchronizesTextLayoutManagers = false
        system.storage.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 4), with: "c")
        system.storage.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "dd\ne")
        #expect(system.storage.attributedString?.string == "dd\ne bbbb")
        #expect(lines(system) == ["aaaa bbbb"] && system.manager.documentRange.offsets == 0..<9)
        var isDone = false
        system.storage.synchronizeTextLayoutManagers { error in isDone = error == nil }
        #expect(isDone && lines(system) == ["dd\n", "e bbbb"])
        system.storage.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 2), with: "f")
        #expect(lines(system) == ["dd\n", "e bbbb"])
        system.storage.automaticallySynchronizesTextLayoutManagers = true
        #expect(lines(system) == ["f\n", "e bbbb"])
    }

    @Test func `the leading of a font is part of the line height unless the manager ignores it`() throws {
        let name = try #require(UIFont.familyNames.first { UIFont(name: $0, size: 20)?.leading ?? 0 > 0 })
        let font = try #require(UIFont(name: name, size: 20))
        let system = system("a\nb")
        system.storage.textStorage?.setAttributes([.font: font], range: NSRange(location: 0, length: 3))
        func distance() -> CGFloat { system.fragments()[1].layoutFragmentFrame.minY }
        let full = distance()
        system.manager.usesFontLeading = false
        #expect(abs(full - distance() - font.leading) < 0.01)
    }

    @Test func `only the beginning of a very long paragraph is laid out if the manager limits it`() throws {
        let text = String(repeating: "a ", count: 6_000) + "\nb"
        let system = system(text)
        system.manager.limitsLayoutForSuspiciousContents = true
        system.manager.ensureLayout(for: system.storage.documentRange)
        let limited = try #require(system.fragments().last).layoutFragmentFrame.minY
        system.manager.limitsLayoutForSuspiciousContents = false
        let whole = try #require(system.fragments().last).layoutFragmentFrame.minY
        #expect(abs(limited / whole - 5 / 6) < 0.01)
    }

    @Test func `fragments draw their text with rendering attributes`() {
        let system = system("abc")
        let fragment = system.fragments()[0]
        func colors() -> Int {
            let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 40))
            fragment.draw(at: .zero, in: context)
            return context.commands.count
        }
        let plain = colors()
        system.manager.addRenderingAttribute(.backgroundColor, value: UIColor.yellow, for: range(0..<2, system))
        #expect(plain > 0 && colors() > plain)
        var seen: [Range<Int>?] = []
        system.manager.enumerateRenderingAttributes(from: location(0, system), reverse: false) { _, values, range in
            #expect(values[.backgroundColor] as? UIColor == .yellow)
            seen.append(range.offsets)
            return true
        }
        #expect(seen == [0..<2])
        system.manager.removeRenderingAttribute(.backgroundColor, for: range(0..<2, system))
        #expect(colors() == plain)
    }

    @Test func `rendering attributes move with the text`() {
        let system = system("abcdef")
        system.manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: range(2..<4, system))
        system.storage.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        #expect(system.manager.renderingAttributes.runs.map(\.range) == [4..<6])
        system.storage.textStorage?.replaceCharacters(in: NSRange(location: 5, length: 0), with: "-")
        #expect(system.manager.renderingAttributes.runs.map(\.range) == [4..<5, 6..<7])
    }

    @Test func `a text view has a text layout manager with its layout`() throws {
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        textView.text = "one\ntwo"
        let manager = try #require(textView.textLayoutManager)
        #expect(manager.textContainer === textView.textContainer)
        #expect(textView.textContainer.textLayoutManager === manager)
        var count = 0
        manager.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            return true
        }
        #expect(count == 2)
        textView.text = "one"
        #expect(manager.textLayoutFragment(for: CGPoint(x: 0, y: 500))?.textLineFragments.count == 1)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        let container = NSTextContainer(size: .zero)
        let own = NSTextLayoutManager()
        own.textContainer = container
        #expect(container.textLayoutManager === own && container.layoutManager == nil)
    }

    @Test func `a text view with a text layout manager is released`() {
        weak var released: UITextView?
        weak var manager: NSTextLayoutManager?
        do {
            let textView = UITextView(usingTextLayoutManager: true)
            textView.text = "a"
            released = textView
            manager = textView.textLayoutManager
            _ = manager?.textLayoutFragment(for: CGPoint.zero)?.textLineFragments
        }
        #expect(released == nil && manager == nil)
    }

    @Test func `a line outside of a layout has the characters of its range`() {
        let line = NSTextLineFragment(
            string: "aa bb", attributes: [.font: font], range: NSRange(location: 3, length: 2))
        #expect(line.characterRange == NSRange(location: 3, length: 2) && line.typographicBounds.width == 20)
        #expect(line.locationForCharacter(at: 4).x == 10)
        #expect(line.characterIndex(for: CGPoint(x: 12, y: 0)) == 4)
        #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: 15, y: 0)) == 0.5)
    }
}
