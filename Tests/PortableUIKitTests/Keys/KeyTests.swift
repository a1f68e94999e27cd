import CollageTesting
import DisplayList
import Testing

@_spi(Collage) import PortableUIKit

@MainActor
struct KeyTests {
    /// A view that records the keys that it receives, and passes them on unless `keeps` is `true`.
    private final class KeyView: UIView {
        var events: [String] = []
        var keeps = false
        var commands: [UIKeyCommand] = []

        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                events.append("began \(press.key?.characters ?? "") \(press.key?.keyCode.rawValue ?? 0)")
            }
            if !keeps { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { events.append("ended \(press.key?.characters ?? "")") }
            super.pressesEnded(presses, with: event)
        }

        func save() { events.append("save") }
    }

    private static let save = Selector("save", KeyView.save)

    private func show(_ view: UIView) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        host.show(UIViewController())
        host.window.rootViewController?.view.addSubview(view)
        return host
    }

    @Test func `a key is sent to the first responder, down and up, and up the responder chain`() {
        let outer = KeyView(frame: .zero), inner = KeyView(frame: .zero)
        outer.addSubview(inner)
        let host = show(outer)
        #expect(inner.becomeFirstResponder())
        host.press(.keyboardA)
        #expect(inner.events == ["began a 4", "ended a"] && outer.events == inner.events)
        inner.keeps = true
        inner.events = []
        outer.events = []
        host.press(.keyboardUpArrow)
        #expect(inner.events == ["began UIKeyInputUpArrow 82", "ended UIKeyInputUpArrow"])
        #expect(outer.events == ["ended UIKeyInputUpArrow"])
    }

    @Test func `a key command requires exactly its modifiers, and replaces the press`() {
        let view = KeyView(frame: .zero)
        view.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Self.save)]
        let host = show(view)
        view.becomeFirstResponder()
        host.press(.keyboardS, modifiers: .command)
        #expect(view.events == ["save"])
        view.events = []
        host.press(.keyboardS)
        host.press(.keyboardS, modifiers: [.command, .shift])
        #expect(view.events.filter { $0 == "save" }.isEmpty && view.events.count == 4)
        view.commands[0].attributes = .disabled
        view.events = []
        host.press(.keyboardS, modifiers: .command)
        #expect(!view.events.contains("save"))
    }

    @Test func `commands of controllers are performed although nothing is the first responder`() {
        final class Controller: UIViewController {
            var saved = 0
            func save() { saved += 1 }
        }
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let controller = Controller()
        let command = UIKeyCommand(
            title: "Save", action: Selector("save", Controller.save), input: UIKeyCommand.f1)
        controller.addKeyCommand(command)
        host.show(controller)
        host.press(.keyboardF1)
        #expect(controller.saved == 1)
        controller.removeKeyCommand(command)
        #expect(controller.keyCommands == nil)
        host.press(.keyboardF1)
        #expect(controller.saved == 1)
    }

    @Test func `without a first responder, keys are sent to the controller that a container shows`() {
        final class Controller: UIViewController {
            var saved = 0
            func save() { saved += 1 }
        }
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let outer = Controller(), inner = Controller()
        for controller in [outer, inner] {
            controller.addKeyCommand(
                UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save", Controller.save)))
        }
        let navigation = UINavigationController(rootViewController: outer)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        host.show(tabs)
        host.press(.keyboardS, modifiers: .command)
        #expect(outer.saved == 1)
        navigation.pushViewController(inner, animated: false)
        host.press(.keyboardS, modifiers: .command)
        #expect(inner.saved == 1 && outer.saved == 1)
    }

    @Test func `in a text input, plain keys insert text unless a command has priority`() {
        final class Controller: UIViewController {
            var saved = 0
            func save() { saved += 1 }
        }
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        let controller = Controller()
        let command = UIKeyCommand(input: "s", modifierFlags: [], action: Selector("save", Controller.save))
        controller.addKeyCommand(command)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        host.show(controller)
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        host.press(.keyboardS)
        #expect(controller.saved == 0)
        host.type("s")
        #expect(field.text == "s")
        command.wantsPriorityOverSystemBehavior = true
        host.press(.keyboardS)
        #expect(controller.saved == 1)
    }

    @Test func `left and right arrow commands are mirrored in right-to-left layouts`() {
        final class Controller: UIViewController {
            var moves = 0
            func turn() { moves += 1 }
        }
        let host = TestHost(
            size: CGSize(width: 300, height: 500), layoutDirection: .rightToLeft, safeAreaInsets: .zero)
        let controller = Controller()
        let command = UIKeyCommand(
            input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("turn", Controller.turn))
        controller.addKeyCommand(command)
        host.show(controller)
        host.press(.keyboardRightArrow)
        #expect(controller.moves == 1)
        command.allowsAutomaticMirroring = false
        host.press(.keyboardRightArrow)
        #expect(controller.moves == 1)
        host.press(.keyboardLeftArrow)
        #expect(controller.moves == 2)
    }

    @Test func `synthetic keys have no usage, and a key that is released without being pressed is ignored`() {
        let view = KeyView(frame: .zero)
        let host = show(view)
        view.becomeFirstResponder()
        host.session.receive(.key(HostInput.Key(phase: .ended, usage: 4)))
        #expect(view.events.isEmpty)
        host.session.receive(.key(HostInput.Key(phase: .began, usage: -7, characters: "?")))
        #expect(view.events == ["began ? 3"])
        host.session.end()
    }

    @Test func `the Web's names of keys map to their codes`() {
        #expect(KeyUsage.usage(ofCode: "KeyA") == 4 && KeyUsage.usage(ofCode: "KeyZ") == 0x1D)
        #expect(KeyUsage.usage(ofCode: "Digit1") == 0x1E && KeyUsage.usage(ofCode: "Digit0") == 0x27)
        #expect(KeyUsage.usage(ofCode: "F12") == 0x45 && KeyUsage.usage(ofCode: "ArrowUp") == 0x52)
        for code in ["", "Key", "KeyÄ", "F0", "F99", "Digit", "Fn"] { #expect(KeyUsage.usage(ofCode: code) == nil) }
    }

    @Test func `in a menu, arrows move, return chooses and escape closes`() {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        var chosen: [String] = []
        button.menu = UIMenu(children: [
            UIAction(title: "A") { _ in chosen.append("A") },
            UIMenu(title: "M", children: [UIAction(title: "B") { _ in chosen.append("B") }]),
        ])
        button.showsMenuAsPrimaryAction = true
        let host = show(button)
        host.tap(button)
        host.press(.keyboardDownArrow)
        host.press(.keyboardReturnOrEnter)
        #expect(chosen == ["A"] && host.all(MenuRowView.self).isEmpty)
        host.tap(button)
        for key: UIKeyboardHIDUsage in [.keyboardUpArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow] {
            host.press(key)
        }
        host.press(.keyboardReturnOrEnter)
        #expect(chosen == ["A", "B"])
        host.tap(button)
        host.press(.keyboardEscape)
        #expect(host.all(MenuRowView.self).isEmpty)
    }
}
