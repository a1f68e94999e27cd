import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct EditActionTests {
    /// A view that can copy and paste.
    private final class Card: UIView {
        var log: [String] = []
        var performs: Set<Selector> = [Selector("copy:"), Selector("paste:")]

        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func paste(_ sender: Any?) { log.append("paste") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            performs.contains(action) || super.canPerformAction(action, withSender: sender)
        }
    }

    private final class Controller: UIViewController {
        var log: [String] = []

        override class var interfaceActions: [InterfaceAction] {
            super.interfaceActions + [InterfaceAction("selectAll:", Controller.selectAll)]
        }
        override func selectAll(_ sender: Any?) { log.append("all") }
    }

    private func show(on host: TestHost) -> (Controller, Card) {
        let controller = Controller(), card = Card(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        controller.view.addSubview(card)
        host.show(controller)
        card.becomeFirstResponder()
        return (controller, card)
    }

    @Test func `command keys send them to the first responder of the chain that performs them`() {
        let host = TestHost(), (controller, card) = show(on: host)
        host.press(.keyboardC, modifiers: .command)
        host.press(.keyboardV, modifiers: .command)
        host.press(.keyboardA, modifiers: .command)
        // No responder performs it.
        host.press(.keyboardX, modifiers: .command)
        #expect(card.log == ["copy", "paste"] && controller.log == ["all"])
        card.performs = []
        host.press(.keyboardC, modifiers: .command)
        #expect(card.log == ["copy", "paste"])
    }

    @Test func `commands of a host are sent in the same way, and return whether they were handled`() {
        let host = TestHost(), (controller, card) = show(on: host)
        #expect(host.session.receive(.edit(.copy)))
        #expect(host.session.receive(.edit(.selectAll)))
        #expect(!host.session.receive(.edit(.cut)))
        #expect(!host.session.receive(.edit(.undo)))
        #expect(card.log == ["copy"] && controller.log == ["all"])
    }

    @Test func `a command of the chain with the same key takes precedence`() {
        final class Owner: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "c", modifierFlags: .command, action: Selector("own", Owner.own))]
            }
            override func copy(_ sender: Any?) { count += 100 }
            func own() { count += 1 }
        }
        let host = TestHost(), controller = UIViewController(), owner = Owner(frame: .zero)
        controller.view.addSubview(owner)
        host.show(controller)
        owner.becomeFirstResponder()
        host.press(.keyboardC, modifiers: .command)
        #expect(owner.count == 1)
    }

    @Test func `a responder performs only the actions that its class declares as overridden`() {
        final class Plain: UIView {
            var count = 0
            override func cut(_ sender: Any?) { count += 1 }
        }
        let view = Plain(), controller = Controller()
        #expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
        // The selector is that of the override.
        #expect(view.canPerformAction(Selector("cut:", Plain.cut), withSender: nil))
        #expect(controller.canPerformAction(Selector("selectAll:"), withSender: nil))
        #expect(!UIView().canPerformAction(Selector("selectAll:", UIResponder.selectAll), withSender: nil))
        #expect(view.target(forAction: Selector("copy:"), withSender: nil) == nil)
    }

    @Test func `an action without a target is sent to the first responder that performs it`() {
        let host = TestHost(), (_, card) = show(on: host)
        #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: nil, for: nil))
        #expect(!UIApplication.shared.sendAction(Selector("cut:"), to: nil, from: nil, for: nil))
        #expect(card.log == ["copy"])
    }

    @Test func `undo keys undo actions of the window's manager`() throws {
        let host = TestHost(), (controller, card) = show(on: host)
        let manager = try #require(card.undoManager)
        #expect(manager === controller.undoManager && manager === host.window.undoManager)
        func move(_ view: UIView, to x: CGFloat) {
            let old = view.frame.minX
            manager.registerUndo(withTarget: view) { move($0, to: old) }
            view.frame.origin.x = x
        }
        move(card, to: 50)
        host.hover(at: nil)
        move(card, to: 70)
        host.press(.keyboardZ, modifiers: .command)
        #expect(card.frame.minX == 50)
        host.press(.keyboardZ, modifiers: [.command, .shift])
        #expect(card.frame.minX == 70)
        host.press(.keyboardZ, modifiers: .command)
        host.press(.keyboardZ, modifiers: .command)
        host.press(.keyboardZ, modifiers: .command)
        #expect(card.frame.minX == 20)
    }
}
