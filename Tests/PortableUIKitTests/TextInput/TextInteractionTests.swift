import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

/// A line of text with characters 10 points wide, for the interactions of text inputs.
@MainActor
final class TextLineView: UIView, UITextInput {
    final class Position: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    final class Range: UITextRange {
        let offsets: Swift.Range<Int>
        init(_ offsets: Swift.Range<Int>) {
            self.offsets = offsets
            super.init()
        }
        override var start: UITextPosition { Position(offsets.lowerBound) }
        override var end: UITextPosition { Position(offsets.upperBound) }
        override var isEmpty: Bool { offsets.isEmpty }
    }

    private final class Rect: UITextSelectionRect {
        private let area: CGRect
        private let line: TextLineView
        init(_ area: CGRect, _ line: TextLineView) {
            self.area = area
            self.line = line
            super.init()
        }
        override var rect: CGRect { area }
        override var containsStart: Bool { line.rectsHaveEnds }
        override var containsEnd: Bool { line.rectsHaveEnds }
        override var isVertical: Bool { line.isVertical }
        override var writingDirection: NSWritingDirection { line.isReversed ? .rightToLeft : .leftToRight }
    }
    var (rectsHaveEnds, isReversed, isVertical) = (false, false, false)
    var caretRotation: CGFloat = 0
    var menuLog: [String] = []

    var content = "one two three"
    var selected = 13..<13
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !content.isEmpty }
    func insertText(_ text: String) { edit(selected, text) }
    func deleteBackward() { edit(max(selected.lowerBound - 1, 0)..<selected.upperBound, "") }

    private func edit(_ range: Swift.Range<Int>, _ text: String) {
        var characters = Array(content)
        characters.replaceSubrange(range, with: text)
        content = String(characters)
        selected = range.lowerBound + text.count..<range.lowerBound + text.count
        inputDelegate?.textDidChange(self)
    }

    func text(in range: UITextRange) -> String? { String(Array(content)[(range as! Range).offsets]) }
    func replace(_ range: UITextRange, withText text: String) { edit((range as! Range).offsets, text) }
    var selectedTextRange: UITextRange? {
        get { Range(selected) }
        set { selected = (newValue as? Range)?.offsets ?? selected }
    }
    var marked: Swift.Range<Int>?
    var markedTextRange: UITextRange? { marked.map { Range($0) } }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() { marked = nil }
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
    ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = (position as! Position).offset - (other as! Position).offset
        return difference < 0 ? .orderedAscending : difference > 0 ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        (toPosition as! Position).offset - (from as! Position).offset
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { nil }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat((position as! Position).offset) * 10, y: 0, width: 2, height: 20)
    }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let offsets = (range as! Range).offsets
        return [Rect(CGRect(x: offsets.lowerBound * 10, y: 0, width: offsets.count * 10, height: 20), self)]
    }
    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Position(min(max(Int((point.x / 10).rounded()), 0), content.count))
    }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let offsets = (range as! Range).offsets
        return Position(min(max(Int(point.x / 10), offsets.lowerBound), offsets.upperBound - 1))
    }
    func characterRange(at point: CGPoint) -> UITextRange? {
        let offset = Int(point.x / 10)
        return content.indices.count > offset && offset >= 0 ? Range(offset..<offset + 1) : nil
    }
    func caretTransform(for position: UITextPosition) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: caretRotation)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == StandardEditAction.copy && !selected.isEmpty || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { menuLog.append("copy") }
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        menuLog.append("menu for \(text(in: textRange) ?? "nil"), \(suggestedActions.isEmpty ? "empty" : "suggested")")
        return UIMenu(children: [UIAction(title: "Look Up") { [weak self] _ in self?.menuLog.append("look up") }])
    }
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) { menuLog.append("present") }
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) { menuLog.append("dismiss") }
}

@MainActor struct TextInteractionTests {
    private final class Observer: NSObject, UITextInteractionDelegate {
        var log: [String] = []
        var isAllowed = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { isAllowed }
        func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let line = TextLineView(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    private let interaction = UITextInteraction(for: .editable)
    private let observer = Observer()

    init() {
        let controller = UIViewController()
        host.show(controller)
        host.window.makeKeyAndVisible()
        controller.view.addSubview(line)
        interaction.textInput = line
        interaction.delegate = observer
        line.addInteraction(interaction)
    }

    private func tap(_ x: CGFloat) {
        host.tap(CGPoint(x: 20 + x, y: 110))
        host.settle()
    }

    private var display: UITextSelectionDisplayInteraction? { interaction.selectionDisplay }

    @Test func `a tap makes the input the first responder, and places the caret at the end of a word`() throws {
        #expect(display?.isActivated == false)
        tap(52)
        #expect(line.isFirstResponder)
        #expect(line.selected == 4..<4)
        let cursor = try #require(display?.cursorView)
        #expect(
            display?.isActivated == true && !cursor.isHidden
                && cursor.frame == CGRect(x: 40, y: 0, width: 2, height: 20))
        host.advance(by: 1)
        tap(65)
        #expect(line.selected == 7..<7 && cursor.frame.minX == 70)
        #expect(observer.log == ["begin", "end", "begin", "end"])
    }

    @Test func `a tap in marked text places the caret in it, and a tap elsewhere ends the composition`() {
        tap(52)
        line.marked = 8..<13
        tap(129)
        #expect(line.selected == 12..<12 && line.marked == 8..<13)
        tap(12)
        #expect(line.selected == 0..<0 && line.marked == nil)
    }

    @Test func `two taps select a word, and the selection has a highlight and handles`() throws {
        for _ in 0..<2 { host.tap(CGPoint(x: 75, y: 110)) }
        host.settle()
        #expect(line.selected == 4..<7)
        let display = try #require(display)
        #expect(!display.highlightView.isHidden && display.cursorView.isHidden)
        #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 40, y: 0, width: 30, height: 20)])
        #expect(display.handleViews.map(\.isHidden) == [false, false])
        #expect(display.handleViews.map(\.frame.midX) == [41, 71])
        host.drag(from: CGPoint(x: 91, y: 116), to: CGPoint(x: 150, y: 116))
        #expect(line.selected == 4..<13)
    }

    @Test func `a pointer drags a selection`() {
        for (phase, x) in [(HostInput.Touch.Phase.began, 20.0), (.moved, 30), (.moved, 50), (.ended, 50)] {
            host.session.receive(
                .touch(HostInput.Touch(identifier: 0, phase: phase, location: Point(x: x, y: 110), button: .primary)))
            host.advance(by: 0.02)
        }
        host.settle()
        #expect(line.selected == 0..<3)
    }

    @Test func `changes that the input reports move the caret`() {
        tap(130)
        host.type("!")
        host.settle()
        #expect(line.content == "one two three!" && display?.cursorView.frame.minX == 140)
        host.run { _ = line.resignFirstResponder() }
        host.settle()
        #expect(display?.isActivated == false && display?.cursorView.isHidden == true)
    }

    @Test func `the delegate can refuse gestures`() {
        observer.isAllowed = false
        tap(55)
        #expect(!line.isFirstResponder && line.selected == 13..<13)
    }

    @Test func `text that can't be edited is selected by two taps, not by one`() {
        line.removeInteraction(interaction)
        let reading = UITextInteraction(for: .nonEditable)
        reading.textInput = line
        line.addInteraction(reading)
        #expect(interaction.view == nil && reading.textInteractionMode == .nonEditable)
        tap(55)
        #expect(!line.isFirstResponder)
        host.advance(by: 1)
        for _ in 0..<2 { host.tap(CGPoint(x: 75, y: 110)) }
        host.settle()
        #expect(line.selected == 4..<7 && reading.gesturesForFailureRequirements.count == 3)
    }

    @Test func `a double tap selects the word of the touched character`() {
        for _ in 0..<2 { host.tap(CGPoint(x: 20 + 28, y: 110)) }
        host.settle()
        #expect(line.selected == 0..<3)
    }

    @Test func `the insertion point has the transform of the input`() throws {
        line.caretRotation = .pi / 2
        tap(130)
        let cursor = try #require(display?.cursorView)
        #expect(cursor.bounds.size == CGSize(width: 2, height: 20) && cursor.center == CGPoint(x: 131, y: 10))
        #expect(abs(cursor.frame.width - 20) < 0.01)
    }

    @Test func `handles are at the ends of the rectangles, in the writing direction`() throws {
        line.rectsHaveEnds = true
        func handles() throws -> [CGPoint] {
            line.selected = 4..<7
            line.inputDelegate = interaction.inputDelegate
            line.inputDelegate?.selectionDidChange(line)
            host.settle()
            return try #require(display).handleViews.map(\.center)
        }
        tap(60)
        #expect(try handles().map(\.x) == [40, 70])
        line.isReversed = true
        #expect(try handles().map(\.x) == [70, 40])
        line.isVertical = true
        #expect(try handles() == [CGPoint(x: 55, y: 0), CGPoint(x: 55, y: 20)])
    }

    @Test func `the edit menu of a selection is the input's`() throws {
        for _ in 0..<2 { host.tap(CGPoint(x: 75, y: 110)) }
        host.settle()
        #expect(line.menuLog == ["menu for two, suggested", "present"])
        #expect(interaction.menu.interaction.isMenuShown)
        let item = try #require(host.session.accessibleElements().first { $0.label == "Look Up" })
        host.tap(CGPoint(x: item.frame.minX + 5, y: item.frame.minY + 5))
        host.settle()
        #expect(Array(line.menuLog.dropFirst(2)).sorted() == ["dismiss", "look up"])
    }

    @Test func `the edit menu appears after a second tap at the insertion point, and changing the text hides it`() {
        tap(130)
        #expect(line.menuLog == [])
        host.advance(by: 1)
        tap(130)
        #expect(line.menuLog == ["menu for , empty", "present"])
        host.type("!")
        host.settle()
        #expect(line.menuLog.last == "dismiss" && !interaction.menu.interaction.isMenuShown)
    }

    @Test func `custom views replace the standard ones`() throws {
        let display = try #require(display)
        let cursor = UIStandardTextCursorView(frame: .zero)
        display.cursorView = cursor
        tap(130)
        #expect(cursor.superview === line && cursor.isBlinking)
        host.advance(by: 0.6)
        #expect(cursor.alpha == 0)
        host.run { cursor.resetBlinkAnimation() }
        #expect(cursor.alpha == 1)
    }

    @Test func `dragged text moves a cursor to the drop position`() {
        let cursor = UIStandardTextCursorView(frame: CGRect(x: 0, y: 0, width: 2, height: 20))
        let animator = UITextCursorDropPositionAnimator(textCursorView: cursor, textInput: line)
        animator.placeCursor(at: line.position(from: line.beginningOfDocument, offset: 4), animated: false)
        #expect(cursor.superview === line && cursor.frame.minX == 40 && cursor.alpha == 1)
        animator.placeCursor(at: nil, animated: false)
        #expect(cursor.alpha == 0)
    }

    @Test func `neither the input nor the delegate is retained`() {
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = TextLineView()
        interaction.delegate = Observer()
        #expect(interaction.textInput == nil && interaction.delegate == nil)
    }
}
