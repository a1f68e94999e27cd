import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableControls
@testable import PortableGraphics
@testable import PortableQuartz
@testable import PortableUIKitCore

/// The text of a layout manager, with vertical lines.
private final class VerticalText: NSObject, NSTextSelectionDataSource {
    let manager: NSTextLayoutManager

    init(_ manager: NSTextLayoutManager) {
        self.manager = manager
    }

    var documentRange: NSTextRange { manager.documentRange }
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { manager.enumerateSubstrings(from: location, options: options, using: block) }
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? { manager.textRange(for: selectionGranularity, enclosing: location) }
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        manager.location(location, offsetBy: offset)
    }
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { manager.offset(from: from, to: to) }
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        manager.baseWritingDirection(at: location)
    }
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { manager.enumerateCaretOffsetsInLineFragment(at: location, using: block) }
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        manager.lineFragmentRange(for: point, inContainerAt: location)
    }
    func textLayoutOrientation(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.LayoutOrientation { .vertical }
}

@MainActor struct TextSelectionNavigationTests {
    private let host = TestHost()
    private let storage = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }

    /// Letters are 10 points wide, spaces 5: the lines are "aaaa bbbb ", "cccc dd\n", and "ee. ff".
    init() {
        storage.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 110, height: 0))
        storage.attributedString = NSAttributedString(
            string: "aaaa bbbb cccc dd\nee. ff", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    }

    private func selection(_ range: Range<Int>) -> NSTextSelection {
        NSTextSelection(range: NSTextRange(range), affinity: .downstream, granularity: .character)
    }

    private func moved(
        _ range: Range<Int>, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination = .character, extending: Bool = false
    ) -> Range<Int>? {
        navigation.destinationSelection(
            for: selection(range), direction: direction, destination: destination, extending: extending,
            confined: false)?.textRanges.first?.offsets
    }

    @Test func `a caret moves by characters, and from the edge of a selection`() {
        #expect(moved(2..<2, .forward) == 3..<3 && moved(2..<2, .left) == 1..<1)
        #expect(moved(2..<6, .forward) == 6..<6 && moved(2..<6, .backward) == 2..<2)
        #expect(moved(0..<0, .backward) == 0..<0 && moved(24..<24, .forward) == 24..<24)
        #expect(moved(2..<2, .forward, extending: true) == 2..<3)
    }

    @Test func `a caret moves by words, lines, and paragraphs, and to the ends`() {
        #expect(moved(0..<0, .forward, .word) == 4..<4 && moved(4..<4, .forward, .word) == 9..<9)
        #expect(moved(9..<9, .backward, .word) == 5..<5)
        #expect(moved(12..<12, .backward, .line) == 10..<10 && moved(12..<12, .forward, .line) == 17..<17)
        #expect(moved(12..<12, .forward, .paragraph) == 17..<17 && moved(12..<12, .backward, .paragraph) == 0..<0)
        #expect(moved(12..<12, .forward, .document) == 24..<24 && moved(12..<12, .backward, .container) == 0..<0)
    }

    @Test func `moving up and down keeps the position in the line`() {
        #expect(moved(2..<2, .down) == 12..<12 && moved(12..<12, .up) == 2..<2)
        #expect(moved(19..<19, .up) == 11..<11 && moved(2..<2, .up) == 0..<0 && moved(20..<20, .down) == 24..<24)
        let down = navigation.destinationSelection(
            for: selection(4..<4), direction: .down, destination: .character, extending: false, confined: false)
        #expect(down?.anchorPositionOffset == 45)
    }

    @Test func `deleting removes the selection, or the text up to a destination`() {
        func deleted(_ range: Range<Int>, _ destination: NSTextSelectionNavigation.Destination) -> [Range<Int>?] {
            navigation.deletionRanges(
                for: selection(range), direction: .backward, destination: destination, allowsDecomposition: false
            ).map(\.offsets)
        }
        #expect(
            deleted(3..<5, .word) == [3..<5] && deleted(9..<9, .word) == [5..<9] && deleted(0..<0, .character) == [])
    }

    @Test func `selections grow to whole units`() {
        func grown(_ range: Range<Int>, _ unit: NSTextSelection.Granularity) -> Range<Int>? {
            navigation.textSelection(for: unit, enclosing: selection(range)).textRanges.first?.offsets
        }
        #expect(grown(6..<6, .word) == 5..<9 && grown(3..<7, .word) == 0..<9)
        #expect(grown(6..<6, .line) == 0..<10 && grown(19..<19, .sentence) == 18..<22)
        #expect(grown(19..<19, .paragraph) == 18..<24)
    }

    @Test func `interactions select between the anchor and the point`() {
        let start = storage.documentRange.location
        func selected(_ x: CGFloat, _ y: CGFloat, _ anchors: [NSTextSelection], _ selecting: Bool) -> Range<Int>? {
            navigation.textSelections(
                interactingAt: CGPoint(x: x, y: y), inContainerAt: start, anchors: anchors, modifiers: [],
                selecting: selecting, bounds: .zero
            ).first?.textRanges.first?.offsets
        }
        #expect(selected(26, 5, [], false) == 2..<2)
        #expect(selected(26, 30, [selection(2..<2)], true) == 2..<12)
        #expect(selected(6, 5, [selection(2..<3)], true) == 0..<3)
    }

    @Test func `an interaction selects a column if a selection can have several ranges`() {
        navigation.allowsNonContiguousRanges = true
        let lineHeight = UIFont.systemFont(ofSize: 20).lineHeight
        func selected(_ modifiers: NSTextSelectionNavigation.Modifier) -> [Range<Int>?] {
            let anchor = selection(1..<1)
            let point = CGPoint(x: 36, y: 1.5 * lineHeight)
            return navigation.textSelections(
                interactingAt: point, inContainerAt: manager.documentRange.location, anchors: [anchor],
                modifiers: modifiers, selecting: true, bounds: .zero
            ).flatMap(\.textRanges).map(\.offsets)
        }
        #expect(selected([]) == [1..<13])
        #expect(selected(.visual) == [1..<3, 11..<13])
        navigation.allowsNonContiguousRanges = false
        #expect(selected(.visual) == [1..<13])
    }

    @Test func `moves in vertical text follow its lines if directions are rotated`() {
        let vertical = VerticalText(manager)
        let navigation = NSTextSelectionNavigation(dataSource: vertical)
        func moved(_ direction: NSTextSelectionNavigation.Direction) -> Int? {
            navigation.destinationSelection(
                for: selection(12..<12), direction: direction, destination: .character, extending: false,
                confined: false)?.textRanges.first?.offsets?.lowerBound
        }
        #expect(moved(.down) != 13)
        navigation.rotatesCoordinateSystemForLayoutOrientation = true
        #expect([moved(.down), moved(.up), moved(.right), moved(.left)] == [13, 11, 2, 20])
    }

    @Test func `ranges contain, intersect, and unite`() throws {
        let range = NSTextRange(2..<5)
        #expect(range.contains(TextStorageLocation(2)) && !range.contains(TextStorageLocation(5)))
        #expect(range.contains(NSTextRange(3..<5)) && !range.contains(NSTextRange(3..<6)))
        #expect(range.intersection(NSTextRange(4..<9))?.offsets == 4..<5)
        #expect(range.intersection(NSTextRange(6..<9)) == nil)
        #expect(range.union(NSTextRange(7..<9)).offsets == 2..<9 && range.intersects(NSTextRange(0..<3)))
        #expect(NSTextRange(location: TextStorageLocation(3), end: TextStorageLocation(1)) == nil)
    }
}
