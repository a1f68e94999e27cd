import CollageTesting
import DisplayList
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

@MainActor struct KeyCommandOverviewTests {
    private final class Screen: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
            let action = Selector("save:", Screen.save)
            return [
                UIKeyCommand(
                    title: "Save", action: action, input: "s", modifierFlags: [.command, .shift],
                    discoverabilityTitle: "Save the Recipe"),
                UIKeyCommand(title: "Print", action: action, input: "p", modifierFlags: .command),
                UIKeyCommand(input: "x", modifierFlags: .command, action: action),
                UIKeyCommand(title: "Hidden", action: action, input: "h", attributes: .hidden),
            ]
        }

        func save(_ sender: Any?) {}
    }

    private func host(_ device: CollageTesting.Device) -> TestHost {
        let host = TestHost(device)
        host.show(Screen())
        host.window.makeKeyAndVisible()
        return host
    }

    private func hold(_ phase: HostInput.Key.Phase, _ usage: UIKeyboardHIDUsage, on host: TestHost) {
        host.session.receive(
            .key(
                HostInput.Key(phase: phase, usage: usage.rawValue, characters: "", modifiers: HostInput.KeyModifiers()))
        )
    }

    private func texts(on host: TestHost) -> [String] {
        guard let view = host.first(KeyCommandOverviewView.self) else { return [] }
        return view.subviews.flatMap(\.descendantsAndSelf).compactMap { ($0 as? UILabel)?.text }
    }

    @Test func `holding the Command key of an iPad shows the commands with titles`() {
        let host = host(.iPadMini)
        hold(.began, .keyboardLeftGUI, on: host)
        host.advance(by: KeyCommandOverview.delay / 2)
        #expect(texts(on: host).isEmpty)
        host.advance(by: KeyCommandOverview.delay)
        let texts = texts(on: host)
        #expect(texts.prefix(4) == ["Save the Recipe", "⇧⌘S", "Print", "⌘P"])
        #expect(!texts.contains("⌘X") || texts.contains("Cut"))
        #expect(!texts.contains("Hidden"))
        hold(.ended, .keyboardLeftGUI, on: host)
        host.settle()
        #expect(self.texts(on: host).isEmpty)
    }

    @Test func `another key prevents the overview, and phones have none`() {
        let pad = host(.iPadMini)
        hold(.began, .keyboardLeftGUI, on: pad)
        hold(.began, .keyboardA, on: pad)
        pad.advance(by: KeyCommandOverview.delay * 2)
        #expect(texts(on: pad).isEmpty)
        let phone = host(.iPhone16)
        hold(.began, .keyboardLeftGUI, on: phone)
        phone.advance(by: KeyCommandOverview.delay * 2)
        #expect(texts(on: phone).isEmpty)
    }

    @Test func `keys have Apple's symbols`() {
        let action = Selector("save:", Screen.save)
        func name(_ input: String, _ flags: UIKeyModifierFlags) -> String {
            UIKeyCommand(title: "", action: action, input: input, modifierFlags: flags).shortcut
        }
        #expect(name(UIKeyCommand.inputUpArrow, [.control, .alternate]) == "⌃⌥↑")
        #expect(name(UIKeyCommand.f5, []) == "F5" && name("\r", .command) == "⌘⏎" && name(" ", []) == "Space")
    }
}

extension UIView {
    fileprivate var descendantsAndSelf: [UIView] { [self] + subviews.flatMap(\.descendantsAndSelf) }
}
