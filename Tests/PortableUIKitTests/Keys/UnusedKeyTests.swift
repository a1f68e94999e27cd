import CollageTesting
import DisplayList
import Testing

@_spi(Collage) import PortableUIKit

/// The result that hosts get for a key: whether the app used it.
@MainActor
struct UnusedKeyTests {
    /// Keeps the letter A, and performs a command for S.
    private final class Controller: UIViewController {
        var saves = 0

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = presses.filter { $0.key?.keyCode != .keyboardA }
            if !others.isEmpty { super.pressesBegan(others, with: event) }
        }

        func save() { saves += 1 }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
    private let controller = Controller()

    init() {
        let save = UIKeyCommand(input: "s", modifierFlags: [], action: Selector("save", Controller.save))
        save.wantsPriorityOverSystemBehavior = true
        controller.addKeyCommand(save)
        host.show(controller)
    }

    private func press(
        _ key: UIKeyboardHIDUsage, _ characters: String = "", _ phase: HostInput.Key.Phase = .began,
        movesFocus: Bool = true
    ) -> Bool {
        host.session.receive(
            .key(
                HostInput.Key(
                    phase: phase, usage: key.rawValue, characters: characters, movesFocus: movesFocus)))
    }

    @Test func `commands and responders that handle a press use a key; others are unused`() {
        #expect(press(.keyboardS, "s"))
        #expect(controller.saves == 1)
        #expect(press(.keyboardA, "a"))
        #expect(!press(.keyboardB, "b"))
        #expect(!press(.keyboardB, "b", .repeated))
    }

    @Test func `a key moves the focus only if the host has no focus`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        controller.view.addSubview(button)
        #expect(!press(.keyboardDownArrow, movesFocus: false))
        #expect(!button.isFocused)
        #expect(press(.keyboardDownArrow))
        #expect(button.isFocused)
        #expect(!press(.keyboardReturnOrEnter, movesFocus: false))
        #expect(press(.keyboardReturnOrEnter))
    }

    @Test func `a used key isn't typed until it's released`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        for (key, text) in [(UIKeyboardHIDUsage.keyboardA, "a"), (.keyboardS, "s"), (.keyboardB, "b")] {
            _ = press(key, text)
            host.session.receive(.text(text))
            _ = press(key, text, .ended)
        }
        #expect(field.text == "b")
        #expect(controller.saves == 1)
        // Pasted, or from an input method.
        host.session.receive(.text("as"))
        #expect(field.text == "bas")
    }
}
