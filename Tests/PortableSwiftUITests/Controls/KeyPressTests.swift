import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Actions of views for keys.
@MainActor struct KeyPressTests {
    private let host = TestHost()

    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test func `an action runs only for its keys`() {
        let log = log
        show(
            Color.red.onKeyPress(.return) {
                log.entries.append("return")
                return .handled
            }
            .onKeyPress(keys: ["a", "b"]) { press in
                log.entries.append(press.characters)
                return .handled
            })
        host.press(.keyboardReturnOrEnter, characters: "\r")
        host.press(.keyboardA, characters: "a")
        host.press(.keyboardC, characters: "c")
        #expect(log.entries == ["return", "a"])
    }

    @Test func `an action that ignores a key leaves it to the views around it`() {
        let log = log
        show(
            Color.red.onKeyPress(phases: .down) { _ in
                log.entries.append("inner")
                return .ignored
            }
            .onKeyPress(characters: .decimalDigits, phases: .down) { press in
                log.entries.append("outer \(press.key.character)")
                return .handled
            })
        host.press(.keyboard7, characters: "7")
        host.press(.keyboardA, characters: "a")
        #expect(log.entries == ["inner", "outer 7", "inner"])
    }

    @Test func `an action for the end of a key press runs at the end, and never in a disabled view`() {
        let log = log
        let view = Color.red.onKeyPress("a", phases: .up) { press in
            log.entries.append(press.phase == .up ? "up" : "other")
            return .handled
        }
        show(view)
        host.press(.keyboardA, characters: "a")
        #expect(log.entries == ["up"])
        show(view.disabled(true))
        host.press(.keyboardA, characters: "a")
        #expect(log.entries == ["up"])
    }

    @Test func `arrow keys have the characters of their key equivalents`() {
        let log = log
        show(
            Color.red.onKeyPress(.leftArrow) {
                log.entries.append("left")
                return .handled
            })
        host.press(.keyboardLeftArrow, characters: UIKeyCommand.inputLeftArrow)
        host.press(.keyboardRightArrow, characters: UIKeyCommand.inputRightArrow)
        #expect(log.entries == ["left"])
    }
}
