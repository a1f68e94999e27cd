@_spi(Collage) import PortableUIKit
import Testing

@testable import CollageTesting

/// Text that is typed, a key after the other, and turns of two fingers.
@MainActor struct TypingTests {
    private let host = TestHost(size: CGSize(width: 320, height: 568), safeAreaInsets: .zero)

    private final class Delegate: NSObject, UITextFieldDelegate {
        var lines: [String] = []

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            lines.append("\(range.location),\(range.length) \(string)")
            return string != "x"
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            lines.append("return")
            textField.resignFirstResponder()
            return true
        }
    }

    private final class KeyView: UIView {
        var keys: [String] = []
        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key.map { "down \($0.characters) \($0.modifierFlags.rawValue)" } }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key.map { "up \($0.characters)" } }
        }
    }

    private func show(_ view: UIView) {
        let controller = UIViewController()
        view.frame = CGRect(x: 20, y: 20, width: 280, height: 200)
        controller.view.addSubview(view)
        host.show(controller)
        view.becomeFirstResponder()
    }

    @Test func `a text field's delegate is called for each character, and for the return key`() {
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        show(field)
        host.type("Mxi\n")
        #expect(field.text == "Mi")
        #expect(delegate.lines == ["0,0 M", "1,0 x", "1,0 i", "return"])
        #expect(!field.isFirstResponder)
    }

    @Test func `the return key inserts a line break into a text view, and characters without a key can be typed`() {
        let view = UITextView()
        show(view)
        host.type("Né 1\r\n日本 👍🏽\n")
        #expect(view.text == "Né 1\n日本 👍🏽\n")
    }

    @Test func `the responder that handles presses receives keys, with Shift for capitals`() {
        let view = KeyView()
        show(view)
        host.type("aB\n")
        #expect(view.keys == ["down a 0", "up a", "down B 131072", "up B", "down \r 0", "up \r"])
    }

    @Test func `a two-finger rotation rotates the view under the fingers`() {
        let view = UIView()
        view.backgroundColor = .red
        show(view)
        let recognizer = UIRotationGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        let log = TurnLog()
        recognizer.addTarget(log, action: Selector("turned:", TurnLog.turned))
        host.rotate(at: CGPoint(x: 160, y: 120), by: .pi / 3)
        #expect(abs((log.angles.max() ?? 0) - .pi / 3) < 0.2)
        host.rotate(at: CGPoint(x: 160, y: 120), by: -.pi / 3)
        #expect(abs((log.angles.min() ?? 0) + .pi / 3) < 0.2)
    }

    @Test func `text is typed into a field of a view that's shown without a controller`() {
        let view = UIView()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        view.addSubview(field)
        host.show(view)
        field.becomeFirstResponder()
        host.type("abc")
        #expect(field.text == "abc" && host.window.isKeyWindow)
    }
}

@MainActor private final class TurnLog {
    var angles: [CGFloat] = []

    func turned(_ recognizer: UIGestureRecognizer) {
        if let rotation = (recognizer as? UIRotationGestureRecognizer)?.rotation { angles.append(rotation) }
    }
}
