import CollageTesting
import Foundation
@_spi(Collage) import PortableUIKit
import Testing

/// Copying, pasting, and the menu of fields and text views.
@MainActor struct TextEditMenuTests {
    private let host = TestHost()

    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var refuses = false

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { !refuses }
        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            log.append("menu \(range.location) \(range.length)")
            let own = UIAction(title: "Shout") { [weak self] _ in self?.log.append("shout") }
            return UIMenu(children: suggestedActions + [own])
        }
        func textField(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.append("present") }
        func textField(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { log.append("dismiss") }
    }

    private func showField(_ text: String = "one two") -> UITextField {
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        controller.view.addSubview(field)
        host.show(controller)
        field.becomeFirstResponder()
        host.settle()
        return field
    }

    @Test func `a secondary click selects the word there and shows the menu`() throws {
        let field = showField()
        host.secondaryClick(CGPoint(x: 32, y: 217))
        host.settle()
        #expect(host.session.textInput?.selectedText == "one")
        #expect(titles().contains("Copy"))
        // The selection is kept.
        field.selectAll(nil)
        host.secondaryClick(CGPoint(x: 32, y: 217))
        host.settle()
        #expect(host.session.textInput?.selectedText == "one two")
        #expect(titles().contains("Copy"))
    }

    private func titles() -> [String] {
        host.session.accessibleElements().filter { $0.role == .button }.map(\.label)
    }

    private func tap(_ title: String) throws {
        let element = try #require(
            host.session.accessibleElements().first { $0.label == title }, "no \(title) among \(titles())")
        host.tap(CGPoint(x: element.frame.minX + element.frame.size.width / 2, y: element.frame.minY + 10))
    }

    private func select(_ range: Range<Int>, in field: UITextField) {
        let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)
        let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
        if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
    }

    @Test(arguments: [2, 3])
    func `two taps select a word and three a line, and the last one shows the menu`(count: Int) {
        let field = showField("grape")
        let caret = field.caretRect(for: field.endOfDocument)
        let point = field.convert(CGPoint(x: caret.midX - 2, y: field.bounds.midY), to: nil)
        for _ in 0..<count {
            host.tap(point)
            // The menu of the previous tap is on screen.
            host.advance(by: 0.05)
        }
        host.settle()
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "grape")
        #expect(titles().contains("Copy"))
    }

    @Test func `keys cut, copy, and paste the selection`() {
        let field = showField()
        select(0..<3, in: field)
        host.press(.keyboardX, modifiers: .command)
        #expect(field.text == " two" && UIPasteboard.general.string == "one")
        host.press(.keyboardV, modifiers: .command)
        host.press(.keyboardV, modifiers: .command)
        #expect(field.text == "oneone two")
        host.press(.keyboardA, modifiers: .command)
        host.press(.keyboardC, modifiers: .command)
        #expect(UIPasteboard.general.string == "oneone two")
        UIPasteboard.general.string = "a\nb"
        host.press(.keyboardV, modifiers: .command)
        #expect(field.text == "a b")
        host.press(.keyboardZ, modifiers: .command)
        #expect(field.text == "oneone two")
    }

    @Test func `text that the delegate protects is neither cut nor pasted`() {
        let field = showField(), delegate = Delegate()
        field.delegate = delegate
        delegate.refuses = true
        UIPasteboard.general.string = "x"
        select(0..<3, in: field)
        host.press(.keyboardV, modifiers: .command)
        host.press(.keyboardX, modifiers: .command)
        #expect(field.text == "one two" && UIPasteboard.general.string == "one")
    }

    @Test func `secure text isn't copied`() {
        let field = showField()
        field.isSecureTextEntry = true
        select(0..<3, in: field)
        #expect(!host.session.receive(.edit(.copy)) && !host.session.receive(.edit(.cut)))
        #expect(UIPasteboard.general.string == nil && host.session.textInput?.selectedText == "")
        field.isSecureTextEntry = false
        #expect(host.session.textInput?.selectedText == "one")
        #expect(host.session.receive(.edit(.copy)) && UIPasteboard.general.string == "one")
    }

    @Test func `two taps select a word and show the menu; choosing performs the command`() throws {
        let field = showField()
        let word = CGPoint(x: 35, y: 217)
        host.tap(word)
        host.tap(word)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one")
        #expect(titles() == ["Cut", "Copy", "Select All"])
        try tap("Cut")
        #expect(field.text == " two" && titles().isEmpty)
    }

    @Test func `a tap on the caret shows the menu, the next one dismisses it`() {
        _ = showField()
        let end = CGPoint(x: 250, y: 217)
        for isShown in [true, false, true, false] {
            host.tap(end)
            #expect(!titles().isEmpty == isShown)
            host.advance(by: 1)
        }
    }

    @Test func `selecting everything from the menu shows it again, with the commands that are now available`() throws {
        let field = showField()
        UIPasteboard.general.string = "x"
        host.tap(CGPoint(x: 250, y: 217))
        #expect(titles() == ["Paste", "Select", "Select All"])
        try tap("Select All")
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one two")
        #expect(titles() == ["Cut", "Copy", "Paste"])
        host.type("y")
        #expect(field.text == "y" && titles().isEmpty)
    }

    @Test func `the delegate adds to the menu, and is notified of it`() throws {
        let field = showField(), delegate = Delegate()
        field.delegate = delegate
        host.tap(CGPoint(x: 35, y: 217))
        host.tap(CGPoint(x: 35, y: 217))
        #expect(titles() == ["Cut", "Copy", "Select All", "Shout"])
        try tap("Shout")
        #expect(delegate.log == ["menu 0 3", "present", "dismiss", "shout"])
    }

    @Test func `removing a field while its menu is open dismisses the menu, and leaks nothing`() {
        weak var gone: UITextField?
        do {
            let field = showField()
            gone = field
            host.tap(CGPoint(x: 35, y: 217))
            host.tap(CGPoint(x: 35, y: 217))
            #expect(!titles().isEmpty)
            field.removeFromSuperview()
            host.settle()
            #expect(titles().isEmpty)
        }
        host.show(UIViewController())
        host.settle()
        #expect(gone == nil)
    }

    @Test func `a long press in a text view shows the menu when it ends`() throws {
        let controller = UIViewController(), view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
        view.text = "one two"
        controller.view.addSubview(view)
        host.show(controller)
        view.becomeFirstResponder()
        let finger = host.touch(at: CGPoint(x: 40, y: 215))
        host.advance(by: 0.8)
        #expect(titles().isEmpty)
        finger.lift()
        host.settle()
        #expect(titles() == ["Select", "Select All"])
        try tap("Select")
        #expect(view.selectedRange.length == 3 && titles().first == "Cut")
        view.contentOffset.y = -40
        host.settle()
        #expect(titles().isEmpty)
    }
}
