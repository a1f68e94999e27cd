import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Keyboard shortcuts of buttons and toggles.
@MainActor struct KeyboardShortcutTests {
    private let host = TestHost()

    private final class Log {
        var entries: [String] = []
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test func `a key with its modifiers performs the button's action`() {
        let log = Log()
        show(
            VStack {
                Button("Save") { log.entries.append("save") }.keyboardShortcut("s")
                Button("All") { log.entries.append("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("None") { log.entries.append("none") }
            })
        host.press(.keyboardS)
        #expect(log.entries.isEmpty)
        host.press(.keyboardS, modifiers: .command)
        host.press(.keyboardS, modifiers: [.command, .shift])
        host.press(.keyboardS, modifiers: .command)
        #expect(log.entries == ["save", "all", "save"])
    }

    @Test func `a disabled button has no shortcut, and neither does a removed one`() {
        struct Screen: View {
            let log: Log
            @State private var step = 0

            var body: some View {
                Button("Next") { step += 1 }.keyboardShortcut(.rightArrow, modifiers: [])
                if step < 2 {
                    Button("Log") { log.entries.append("\(step)") }.keyboardShortcut("l").disabled(step == 1)
                }
            }
        }
        let log = Log()
        show(Screen(log: log))
        for _ in 0..<3 {
            host.press(.keyboardL, modifiers: .command)
            host.press(.keyboardRightArrow, characters: UIKeyCommand.inputRightArrow)
        }
        #expect(log.entries == ["0"])
    }

    @Test func `shortcuts of a screen in a stack work while it's on top, including those in its bar`() throws {
        let log = Log()
        show(
            NavigationView {
                NavigationLink("Open") {
                    Button("Inside") { log.entries.append("inside") }.keyboardShortcut("i")
                }
                .toolbar {
                    Button("Bar") { log.entries.append("bar") }.keyboardShortcut("b")
                }
            })
        host.press(.keyboardB, modifiers: .command)
        host.press(.keyboardI, modifiers: .command)
        #expect(log.entries == ["bar"])
        try host.element(.label("Open")).tap()
        host.press(.keyboardB, modifiers: .command)
        host.press(.keyboardI, modifiers: .command)
        #expect(log.entries == ["bar", "inside"])
    }

    @Test func `return and escape are the default keys of a dialog, and switch a toggle`() {
        struct Screen: View {
            let log: Log
            @State private var isOn = false

            var body: some View {
                VStack {
                    Toggle("On", isOn: $isOn).keyboardShortcut("t", modifiers: .control)
                    Button("OK") { log.entries.append(isOn ? "on" : "off") }.keyboardShortcut(.defaultAction)
                    Button("Cancel") { log.entries.append("cancel") }.keyboardShortcut(.cancelAction)
                }
            }
        }
        let log = Log()
        show(Screen(log: log))
        host.press(.keyboardReturnOrEnter, characters: "\r")
        host.press(.keyboardT, modifiers: .control)
        host.press(.keyboardReturnOrEnter, characters: "\r")
        host.press(.keyboardEscape, characters: UIKeyCommand.inputEscape)
        #expect(log.entries == ["off", "on", "cancel"])
    }

    @Test func `of several buttons with the same shortcut, the first is used`() {
        let log = Log()
        show(
            VStack {
                Button("First") { log.entries.append("first") }
                Button("Second") { log.entries.append("second") }
            }
            .keyboardShortcut("k"))
        host.press(.keyboardK, modifiers: .command)
        #expect(log.entries == ["first"])
    }
}
