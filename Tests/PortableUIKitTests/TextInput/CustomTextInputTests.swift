import CollageTesting
import Foundation
import Testing

@testable import PortableControls
@testable import PortableUIKitCore
import PortableUIKit

/// Keys in a text input of an app, which has its own positions and geometry.
@MainActor struct CustomTextInputTests {
    private final class Position: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    private final class Range: UITextRange {
        let offsets: Swift.Range<Int>
        init(_ offsets: Swift.Range<Int>) {
            self.offsets = offsets
            super.init()
        }
        override var start: UITextPosition { Position(offsets.lowerBound) }
        override var end: UITextPosition { Position(offsets.upperBound) }
        override var isEmpty: Bool { offsets.isEmpty }
    }

    /// A line of text, whose characters are 10 points wide.
    private final class Line: UIView, UITextInput {
        var content = "one two three"
        var selected = 13..<13
        var direction = NSWritingDirection.natural
        var refused = ""
        var calls: [String] = []
        var isSecureTextEntry = false
        var autocapitalizationType = UITextAutocapitalizationType.none
        var inputDelegate: (any UITextInputDelegate)?
        var markedTextStyle: [NSAttributedString.Key: Any]?
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !content.isEmpty }
        func insertText(_ text: String) { edit(selected, text) }
        func deleteBackward() {
            edit(selected.isEmpty ? max(selected.lowerBound - 1, 0)..<selected.upperBound : selected, "")
        }

        private func edit(_ range: Swift.Range<Int>, _ text: String) {
            var characters = Array(content)
            characters.replaceSubrange(range, with: text)
            content = String(characters)
            selected = range.lowerBound + text.count..<range.lowerBound + text.count
        }

        func text(in range: UITextRange) -> String? {
            String(repeating: "#", count: hiddenCount) + String(Array(content)[(range as! Range).offsets])
        }
        func replace(_ range: UITextRange, withText text: String) {
            calls.append("replace")
            edit((range as! Range).offsets, text)
        }
        func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
            text != refused || text.isEmpty
        }
        var selectedTextRange: UITextRange? {
            get { Range(selected) }
            set { selected = (newValue as? Range)?.offsets ?? selected }
        }
        var markedTextRange: UITextRange? { nil }
        func attributedText(in range: UITextRange) -> NSAttributedString {
            calls.append("attributed text")
            return NSAttributedString(string: text(in: range) ?? "", attributes: [.kern: 3])
        }
        var insertedKern: Any?
        func insertAttributedText(_ string: NSAttributedString) {
            insertedKern = string.attribute(.kern, at: 0, effectiveRange: nil)
            insertText(string.string)
        }
        func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
            calls.append("replace attributed")
            edit((range as! Range).offsets, attributedText.string)
        }
        func textStyling(
            at position: UITextPosition, in direction: UITextStorageDirection
        ) -> [NSAttributedString.Key: Any]? { [.kern: (position as! Position).offset] }
        /// The number of characters of the text that have no positions.
        var hiddenCount = 0
        func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
            position(from: range.start, offset: max(offset - hiddenCount, 0))
        }
        func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
            offset(from: range.start, to: position) + hiddenCount
        }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) { calls.append("mark \(markedText ?? "")") }
        func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
            markedAttributes = markedText.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
            setMarkedText(markedText?.string, selectedRange: selectedRange)
        }
        var markedAttributes: [NSAttributedString.Key: Any]?
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { Position(0) }
        var endOfDocument: UITextPosition { Position(content.count) }
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
            let ends = [(fromPosition as! Position).offset, (toPosition as! Position).offset].sorted()
            return Range(ends[0]..<ends[1])
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            let target = (position as! Position).offset + offset
            return (0...content.count).contains(target) ? Position(target) : nil
        }
        func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? {
            self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
        }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            let difference = (position as! Position).offset - (other as! Position).offset
            return difference < 0 ? .orderedAscending : difference > 0 ? .orderedDescending : .orderedSame
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
            (toPosition as! Position).offset - (from as! Position).offset
        }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
            direction == .left || direction == .up ? range.start : range.end
        }
        func characterRange(
            byExtending position: UITextPosition, in direction: UITextLayoutDirection
        ) -> UITextRange? { nil }
        func baseWritingDirection(
            for position: UITextPosition, in direction: UITextStorageDirection
        ) -> NSWritingDirection { self.direction }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
            direction = writingDirection
        }
        func firstRect(for range: UITextRange) -> CGRect { .zero }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat((position as! Position).offset) * 10, y: 0, width: 2, height: 20)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
    }

    private let host = TestHost()
    private let line = Line(frame: CGRect(x: 0, y: 100, width: 200, height: 20))

    init() {
        host.show(line)
        host.window.makeKeyAndVisible()
        _ = host.run { line.becomeFirstResponder() }
    }

    @Test func `arrow keys move the caret, and extend the selection with Shift`() {
        host.press(.keyboardLeftArrow)
        #expect(line.selected == 12..<12)
        host.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(line.selected == 11..<12)
        host.press(.keyboardRightArrow)
        #expect(line.selected == 12..<12)
        host.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(line.selected == 8..<8)
        host.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(line.selected == 4..<4)
        host.press(.keyboardRightArrow, modifiers: .alternate)
        #expect(line.selected == 7..<7)
        host.press(.keyboardUpArrow, modifiers: .command)
        #expect(line.selected == 0..<0)
    }

    @Test func `Option-Delete deletes the word before the caret`() {
        host.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
        #expect(line.content == "one two " && line.calls == ["replace"])
    }

    @Test func `typed text is inserted if the text input allows the change`() {
        host.type("x")
        #expect(line.content == "one two threex")
        line.refused = "y"
        host.type("y")
        #expect(line.content == "one two threex")
        host.compose("ä")
        #expect(line.calls == ["mark ä"] && line.markedTextStyle != nil)
        #expect(line.markedAttributes?[.underlineStyle] != nil)
    }

    @Test func `composed text has the style of the text before it`() {
        host.compose("ä")
        #expect(line.markedAttributes?[.kern] as? Int == 13)
    }

    @Test func `units of text are found at the offsets of positions in the text`() throws {
        line.hiddenCount = 2
        let range = try #require(
            line.tokenizer.rangeEnclosingPosition(Position(5), with: .word, inDirection: .storage(.forward)))
        #expect((range as? Range)?.offsets == 4..<7)
    }

    @Test func `Control-K deletes the rest of the paragraph, and Control-Y inserts it with its attributes`() {
        line.selected = 7..<7
        host.press(.keyboardK, modifiers: .control)
        #expect(line.content == "one two" && line.calls == ["attributed text", "replace"])
        line.selected = 0..<0
        host.press(.keyboardY, modifiers: .control)
        #expect(line.content == " threeone two" && line.insertedKern as? Int == 3)
    }

    @Test func `Control-K keeps nothing of a secure text`() {
        line.isSecureTextEntry = true
        line.selected = 7..<7
        host.press(.keyboardK, modifiers: .control)
        host.press(.keyboardY, modifiers: .control)
        #expect(line.content == "one two")
    }

    @Test func `Control-T swaps the characters around the caret, or the last ones`() {
        line.selected = 1..<1
        host.press(.keyboardT, modifiers: .control)
        #expect(line.content == "noe two three" && line.selected == 2..<2)
        #expect(line.calls == ["attributed text", "attributed text", "replace attributed"])
        line.selected = 13..<13
        host.press(.keyboardT, modifiers: .control)
        #expect(line.content == "noe two threee".dropLast() + "" && line.selected == 13..<13)
    }

    @Test func `a text view inserts the text that Control-K deleted`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two\nthree"
        host.show(view)
        _ = host.run { view.becomeFirstResponder() }
        view.selectedRange = NSRange(location: 3, length: 0)
        host.press(.keyboardK, modifiers: .control)
        #expect(view.text == "one\nthree")
        view.selectedRange = NSRange(location: 9, length: 0)
        host.press(.keyboardY, modifiers: .control)
        #expect(view.text == "one\nthree two" && view.selectedRange.location == 13)
        host.press(.keyboardT, modifiers: .control)
        #expect(view.text == "one\nthree tow")
    }

    @Test func `the system observes a text input, and a key changes its writing direction`() {
        #expect(line.inputDelegate != nil)
        host.press(.keyboardLeftArrow, modifiers: [.control, .command])
        #expect(line.direction == .rightToLeft)
    }
}
