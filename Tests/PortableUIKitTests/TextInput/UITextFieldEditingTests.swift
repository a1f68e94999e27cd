@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit
import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

/// Records the callbacks of a field, in order.
@MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var refused: String?
    private var token: (any NSObjectProtocol)?

    init(_ field: UITextField) {
        super.init()
        field.delegate = self
        field.addAction(UIAction { [weak self] _ in self?.log.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.log.append("return") }, for: .primaryActionTriggered)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        log.append("may \(range.location)+\(range.length) \(string)")
        return string != refused
    }
    func textFieldDidChangeSelection(_ textField: UITextField) {
        log.append("selection \(textField.editor.selection.range)")
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        log.append("ended \(reason.rawValue)")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@MainActor struct UITextFieldEditingTests {
    /// Letters are 10 points wide, capitals 15, spaces 5.
    private func show(_ text: String, width: CGFloat = 200, style: UITextField.BorderStyle = .none) -> (
        TestHost, UITextField
    ) {
        let host = TestHost()
        let root = UIView(frame: .zero)
        host.show(root)
        let field = UITextField(frame: CGRect(x: 50, y: 100, width: width, height: 34))
        field.font = .systemFont(ofSize: 20)
        field.borderStyle = style
        field.text = text
        root.addSubview(field)
        host.window.makeKeyAndVisible()
        host.settle()
        return (host, field)
    }

    /// Clicks a pointer, `count` times in a row.
    private func click(_ host: TestHost, _ point: CGPoint, count: Int = 1, modifiers: HostInput.KeyModifiers = []) {
        for _ in 0..<count {
            for phase in [HostInput.Touch.Phase.began, .ended] {
                host.session.receive(
                    .touch(
                        HostInput.Touch(
                            identifier: 0, phase: phase, location: Point(x: point.x, y: point.y), button: .primary,
                            modifiers: modifiers)))
                host.advance(by: 0.02)
            }
        }
        host.settle()
    }

    // MARK: Writing

    @Test func `typed text is inserted at the caret`() {
        let (host, field) = show("hello")
        click(host, CGPoint(x: 50 + 20, y: 117))
        #expect(field.editor.selection == TextSelection(2))
        host.type("XY")
        #expect(field.text == "heXYllo" && field.editor.selection == TextSelection(4))
        host.press(.keyboardDeleteForward)
        #expect(field.text == "heXYlo")
        field.deleteBackward()
        #expect(field.text == "heXlo")
    }

    @Test func `a selection is replaced`() {
        let (host, field) = show("one two three")
        click(host, CGPoint(x: 50 + 45, y: 117), count: 2)
        #expect(field.editor.selectedText == "two")
        host.type("2")
        #expect(field.text == "one 2 three")
        field.undoManager?.undo()
        #expect(field.text == "one two three" && field.editor.selectedText == "two")
        field.undoManager?.redo()
        #expect(field.text == "one 2 three")
    }

    @Test func `the delegate is called for the selection and then for the text change, and refusing changes nothing`() {
        let (host, field) = show("ab")
        let log = FieldLog(field)
        field.becomeFirstResponder()
        log.log = []
        host.type("c")
        #expect(log.log == ["may 2+0 c", "selection 3..<3", "changed"])
        log.log = []
        log.refused = "x"
        host.type("x")
        #expect(field.text == "abc" && log.log == ["may 3+0 x"])
        log.log = []
        host.type("\n")
        #expect(log.log == ["return"])
        log.log = []
        field.text = "new"
        #expect(log.log.isEmpty && field.editor.selection == TextSelection(3))
        field.resignFirstResponder()
        #expect(log.log == ["ended 0"])
    }

    @Test func `typing and setting the text have the same result`() throws {
        let (host, field) = show("")
        host.tap(field)
        for letter in "hello wörld 👍🏽 שלום" { host.type(String(letter)) }
        for _ in 0..<3 { host.press(.keyboardLeftArrow) }
        host.type("!")
        field.deleteBackward()
        field.resignFirstResponder()
        host.settle()
        let (freshHost, fresh) = show("hello wörld 👍🏽 שלום")
        #expect(field.text == fresh.text)
        let (settled, expected) = (try host.snapshot(.text), try freshHost.snapshot(.text))
        #expect(settled == expected)
    }

    @Test func `pasted line terminators become spaces`() {
        let (host, field) = show("")
        host.tap(field)
        field.insertText("a\nb\r\nc")
        #expect(field.text == "a b c")
    }

    // MARK: Fingers and pointers

    @Test func `a finger selects the edge of a word, and a pointer the exact position`() {
        let (host, field) = show("hello world")
        host.tap(CGPoint(x: 50 + 12, y: 117))
        #expect(field.editor.selection == TextSelection(0))
        host.advance(by: 1)
        host.tap(CGPoint(x: 50 + 39, y: 117))
        host.advance(by: 1)
        #expect(field.editor.selection == TextSelection(5))
        click(host, CGPoint(x: 50 + 31, y: 117))
        #expect(field.editor.selection == TextSelection(3))
        host.advance(by: 1)
        click(host, CGPoint(x: 50 + 86, y: 117), modifiers: .shift)
        #expect(field.editor.selection.range == 3..<9)
    }

    @Test func `more taps select a word, and then everything`() {
        let (host, field) = show("one two three")
        var menus = 0
        field.editor.onMenuWanted = { _, _ in menus += 1 }
        for _ in 0..<2 { host.tap(CGPoint(x: 50 + 45, y: 117)) }
        #expect(field.editor.selectedText == "two" && menus >= 1)
        host.tap(CGPoint(x: 50 + 45, y: 117))
        #expect(field.editor.selectedText == "one two three")
    }

    @Test func `a pointer drags a selection, and a finger drags the caret`() {
        let (host, field) = show("hello world")
        click(host, CGPoint(x: 60, y: 117))
        host.advance(by: 1)
        for (phase, x) in [(HostInput.Touch.Phase.began, 70.0), (.moved, 80), (.moved, 110), (.ended, 110)] {
            host.session.receive(
                .touch(HostInput.Touch(identifier: 0, phase: phase, location: Point(x: x, y: 117), button: .primary)))
            host.advance(by: 0.02)
        }
        #expect(field.editor.selection == TextSelection(anchor: 2, head: 6))
        field.editor.select(TextSelection(1))
        host.advance(by: 1)
        host.drag(from: CGPoint(x: 62, y: 117), to: CGPoint(x: 62 + 40, y: 117))
        #expect(field.editor.selection == TextSelection(5))
    }

    @Test func `handles move the ends of a selection`() {
        let (host, field) = show("one two three")
        field.becomeFirstResponder()
        field.editor.select(TextSelection(4..<7))
        host.settle()
        let handles = host.all(SelectionHandleView.self).filter { !$0.isHidden }
        #expect(handles.count == 2)
        host.drag(from: CGPoint(x: 50 + 65, y: 117), to: CGPoint(x: 50 + 90, y: 117))
        #expect(field.editor.selection.range == 4..<10)
        host.drag(from: CGPoint(x: 50 + 35, y: 117), to: CGPoint(x: 50, y: 117))
        #expect(field.editor.selection.range == 0..<10)
        field.resignFirstResponder()
        host.settle()
        #expect(host.all(SelectionHandleView.self).allSatisfy { $0.isHidden })
    }

    // MARK: Keys

    @Test func `arrow keys move by characters, words, and lines`() {
        let (host, field) = show("one two three")
        field.becomeFirstResponder()
        func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Range<Int> {
            host.press(key, modifiers: modifiers)
            return field.editor.selection.range
        }
        #expect(press(.keyboardLeftArrow) == 12..<12)
        #expect(press(.keyboardLeftArrow, .alternate) == 8..<8)
        #expect(press(.keyboardLeftArrow, [.alternate, .shift]) == 4..<8)
        #expect(press(.keyboardLeftArrow) == 4..<4)
        #expect(press(.keyboardRightArrow, .shift) == 4..<5)
        #expect(press(.keyboardRightArrow, [.command, .shift]) == 4..<13)
        #expect(press(.keyboardRightArrow) == 13..<13)
        #expect(press(.keyboardHome) == 0..<0)
        #expect(press(.keyboardDownArrow) == 13..<13)
        #expect(press(.keyboardUpArrow, .shift) == 0..<13)
        #expect(press(.keyboardEnd) == 13..<13)
        #expect(press(.keyboardA, .command) == 0..<13)
    }

    @Test func `keys delete words and lines`() {
        let (host, field) = show("one two three")
        field.becomeFirstResponder()
        host.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
        #expect(field.text == "one two ")
        host.press(.keyboardHome)
        host.press(.keyboardDeleteForward, modifiers: .alternate)
        #expect(field.text == " two ")
        host.press(.keyboardDeleteForward, modifiers: .command)
        #expect(field.text == "")
        field.undoManager?.undo()
        #expect(field.text == " two ")
    }

    @Test func `in right-to-left text, the left arrow moves forward`() {
        let (host, field) = show("שלום")
        field.becomeFirstResponder()
        field.editor.select(TextSelection(0))
        host.press(.keyboardLeftArrow)
        #expect(field.editor.selection == TextSelection(1))
        host.press(.keyboardRightArrow)
        #expect(field.editor.selection == TextSelection(0))
    }

    // MARK: Undo

    @Test func `letters typed in a row are undone together`() {
        let (host, field) = show("")
        host.tap(field)
        for letter in "abc" { host.type(String(letter)) }
        host.press(.keyboardLeftArrow)
        host.type("x")
        for _ in 0..<2 { host.session.receive(.deleteBackward) }
        #expect(field.text == "ac")
        field.undoManager?.undo()
        #expect(field.text == "abxc")
        field.undoManager?.undo()
        #expect(field.text == "abc" && field.editor.selection == TextSelection(2))
        field.undoManager?.undo()
        #expect(field.text == "" && field.undoManager?.canUndo == false)
        for expected in ["abc", "abxc", "ac"] {
            field.undoManager?.redo()
            #expect(field.text == expected)
        }
        field.text = "set"
        #expect(field.undoManager?.canUndo == false && field.undoManager?.canRedo == false)
    }

    // MARK: Input methods

    @Test func `composition is shown in place and replaced by its result`() {
        let (host, field) = show("ab")
        field.becomeFirstResponder()
        host.press(.keyboardLeftArrow)
        host.compose("ni")
        host.compose("niha")
        #expect(field.text == "anihab" && field.editor.state.markedRange == 1..<5)
        let underlined = field.textGeometry.paragraphs[0].layout.lines[0].runs.filter { $0.underlineColor != nil }
        #expect(underlined.map(\.text) == ["niha"])
        host.session.receive(.text("你好"))
        #expect(field.text == "a你好b" && field.markedTextRange == nil && field.editor.selection == TextSelection(3))
        field.undoManager?.undo()
        #expect(field.text == "ab")
        field.undoManager?.redo()
        #expect(field.text == "a你好b")
    }

    @Test func `a composition that is interrupted keeps its text`() {
        let (host, field) = show("")
        field.becomeFirstResponder()
        host.compose("ni")
        field.resignFirstResponder()
        #expect(field.text == "ni" && field.markedTextRange == nil)
        field.becomeFirstResponder()
        host.compose("hao")
        host.compose(nil)
        #expect(field.text == "nihao" && field.markedTextRange == nil)
        host.compose("x")
        host.compose("")
        #expect(field.text == "nihao" && field.markedTextRange == nil)
    }

    // MARK: Long text, and what is seen

    @Test func `long text scrolls under the caret`() {
        let (host, field) = show("abcdefghijklmnopqrstuvwxyz", width: 100)
        field.becomeFirstResponder()
        host.settle()
        #expect(field.caretRect(for: field.endOfDocument).maxX == 100)
        host.press(.keyboardHome)
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
        host.press(.keyboardEnd)
        for _ in 0..<20 { host.session.receive(.deleteBackward) }
        host.settle()
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
        #expect(field.caretRect(for: field.endOfDocument).minX == 60)
    }

    @Test func `the caret stays visible when the field is rotated`() {
        let (host, field) = show("abcdefghijklmnopqrstuvwxyz", width: 300)
        field.becomeFirstResponder()
        host.settle()
        host.type("1")
        field.frame.size.width = 120
        host.settle()
        host.type("2")
        #expect(field.caretRect(for: field.endOfDocument).maxX == 120 && field.text!.hasSuffix("z12"))
        #expect(field.closestPosition(to: CGPoint(x: 119, y: 10)) == field.endOfDocument)
    }

    @Test func `the caret blinks, and nothing waits for it`() {
        let (host, field) = show("a")
        field.becomeFirstResponder()
        let begin = host.now
        host.settle()
        #expect(host.now - begin < 0.4)
        let caret = host.all(CaretView.self)[0]
        #expect(!caret.isHidden && caret.alpha == 1)
        host.advance(by: 0.55)
        #expect(caret.alpha == 0)
        host.type("b")
        #expect(caret.alpha == 1)
        field.editor.selectAll()
        host.settle()
        #expect(caret.isHidden)
        field.resignFirstResponder()
        host.settle()
        #expect(caret.isHidden && host.session.nextFrameTime == nil)
    }

    @Test func `the dots of secure text are in lines that are as high as the lines of characters`() throws {
        let (_, field) = show("secret")
        let plain = try #require(field.textGeometry.lines.first)
        field.isSecureTextEntry = true
        let dots = try #require(field.textGeometry.lines.first)
        #expect(abs(dots.bottom - dots.top - (plain.bottom - plain.top)) < 0.01)
        #expect(abs(field.textGeometry.size.height - plain.bottom) < 0.01)
    }

    @Test func `secure text is shown as dots and is replaced by typing`() {
        let (host, field) = show("secret👍🏽")
        field.isSecureTextEntry = true
        #expect(field.textGeometry.paragraphs[0].layout.lines[0].runs.map(\.text) == ["●●●●●●●"])
        field.becomeFirstResponder()
        host.type("a")
        #expect(field.text == "a")
        host.type("👍🏽")
        #expect(field.text == "a👍🏽" && field.textGeometry.lines[0].carets.map(\.offset) == [0, 1, 5])
        host.session.receive(.deleteBackward)
        #expect(field.text == "a")
    }

    @Test func `attributes are kept and apply to typed text`() {
        let (host, field) = show("")
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.red]))
        field.attributedText = text
        #expect(field.font == .boldSystemFont(ofSize: 20))
        field.becomeFirstResponder()
        host.type("e")
        let typed = field.attributedText!.attributes(at: 4, effectiveRange: nil)
        #expect(typed[.foregroundColor] as? UIColor == .red && field.attributedText!.string == "abcde")
        field.typingAttributes = [.foregroundColor: UIColor.green]
        host.type("f")
        host.type("g")
        #expect(field.attributedText!.attributes(at: 6, effectiveRange: nil)[.foregroundColor] as? UIColor == .green)
        field.font = .systemFont(ofSize: 12)
        field.font = .systemFont(ofSize: 13)
        #expect(
            field.attributedText!.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == .systemFont(ofSize: 13))
        field.text = "plain"
        #expect(field.attributedText!.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .label)
    }

    @Test func `text fields have UIKit's metrics`() {
        let (_, field) = show("hello", style: .roundedRect)
        #expect(
            field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
                == CGRect(x: 7, y: 2, width: 86, height: 30))
        #expect(field.intrinsicContentSize == CGSize(width: 50 + 28, height: 34))
        field.text = ""
        #expect(field.intrinsicContentSize.width == 33)
        field.borderStyle = .none
        #expect(abs(field.intrinsicContentSize.height - ((20 * 2444.0 / 2048 + 1.5) * 2).rounded(.up) / 2) < 0.01)
    }

    @Test func `the caret is visible at the right edge`() {
        for text in ["", "ab"] {
            let (host, field) = show(text)
            field.textAlignment = .right
            field.becomeFirstResponder()
            host.settle()
            #expect(field.caretRect(for: field.endOfDocument).maxX == 200)
            host.type("abc")
            #expect(field.caretRect(for: field.endOfDocument).maxX == 200)
        }
    }

    @Test func `fonts follow the text size`() {
        let (host, field) = show("a")
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        let height = field.intrinsicContentSize.height
        host.change(contentSizeCategory: .accessibilityLarge)
        #expect(field.intrinsicContentSize.height > height && field.font!.pointSize > 17)
    }

    @Test func `a field that was edited is deallocated`() {
        weak var weakField: UITextField?
        do {
            let (host, field) = show("ab")
            weakField = field
            field.becomeFirstResponder()
            host.type("c")
            field.editor.selectAll()
            host.settle()
            field.removeFromSuperview()
            host.settle()
        }
        #expect(weakField == nil)
    }
}
