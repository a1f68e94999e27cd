import CollageTesting
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct LifecycleTests {
    private final class Log {
        var lines: [String] = []
        var step: Binding<Int>?

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Screen<Content: View>: View {
        let log: Log
        @ViewBuilder let content: (Int) -> Content
        @State private var step = 0

        var body: some View {
            let _ = log.step = $step
            Column { content(step) }
        }
    }

    // As https://android.benigumo.com/20240328/onappear-onchange-task/ printed it.
    @Test func `onAppear is called for children before their parents, in source order`() {
        let log = Log()
        _ = TestGraph(
            Group {
                Column {
                    Box("hello")
                        .onChange(of: true, initial: true) { log.lines.append("Text onChange") }
                        .onAppear { log.lines.append("Text onAppear") }
                }
                .onChange(of: true, initial: true) { log.lines.append("VStack onChange") }
                .onAppear { log.lines.append("VStack onAppear") }
            }
            .onChange(of: true, initial: true) { log.lines.append("Group onChange") }
            .onAppear { log.lines.append("Group onAppear") })

        #expect(
            log.lines.prefix(6) == [
                "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Group onChange",
                "Group onAppear",
            ])
    }

    private struct Loader: View {
        let log: Log
        let isInStack: Bool
        @State private var isLoaded = false

        var body: some View {
            if isInStack { VStack { content } } else { content }
        }

        private var content: some View {
            Group {
                if isLoaded { Box("loaded") }
            }
            .onAppear {
                log.lines.append("appear")
                isLoaded = true
            }
            .onDisappear { log.lines.append("disappear") }
        }
    }

    @Test func `a screen without views appears, and a group without views in a stack doesn't`() {
        let log = Log()
        let screen = TestGraph(Loader(log: log, isInStack: false))
        screen.settle()
        #expect(log.take() == ["appear"])
        #expect(screen.boxes == ["loaded"])
        let stack = TestGraph(Loader(log: log, isInStack: true))
        stack.settle()
        #expect(log.take() == [])
        #expect(stack.boxes == [])
    }

    @Test func `a group appears once with its first view and disappears with its last`() {
        let log = Log()
        let screen = TestGraph(
            Screen(log: log) { step in
                Group {
                    if step < 2 { Box("a") }
                    if step < 1 { Box("b") }
                }
                .onAppear { log.lines.append("appeared") }
                .onDisappear { log.lines.append("disappeared") }
            })
        #expect(log.take() == ["appeared"])

        log.step?.wrappedValue = 1
        screen.settle()
        #expect(log.take() == [])

        log.step?.wrappedValue = 2
        screen.settle()
        #expect(log.take() == ["disappeared"])

        log.step?.wrappedValue = 0
        screen.settle()
        #expect(log.take() == ["appeared"])
    }

    @Test func `a change runs the action with the values before and after, once`() {
        let log = Log()
        let screen = TestGraph(
            Screen(log: log) { step in
                Box("a").onChange(of: step / 2) { log.lines.append("\($0) to \($1)") }
            })

        for step in [1, 2, 4] {
            log.step?.wrappedValue = step
            screen.settle()
        }

        #expect(log.lines == ["0 to 1", "1 to 2"])
    }

    @Test func `an action that changes its own trigger ends and is reported`() {
        let log = Log()
        let messages = Diagnostics.capture {
            let screen = TestGraph(
                Screen(log: log) { step in
                    Box("a").onChange(of: step) { log.step?.wrappedValue += 1 }
                })
            log.step?.wrappedValue = 1
            screen.settle()
        }

        #expect(messages == ["onChange(of: Int) action tried to update multiple times per frame."])
    }

    @Test func `onAppear can change the contents of the same frame`() {
        let log = Log()
        let screen = TestGraph(
            Screen(log: log) { step in
                Box("\(step)").onAppear { log.step?.wrappedValue = 3 }
            })

        #expect(screen.boxes == ["3"])
    }

    @Test func `a publisher's values are received while the view is shown`() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let screen = TestGraph(
            Screen(log: log) { step in
                if step == 0 { Box("a").onReceive(subject) { log.lines.append("\($0)") } }
            })
        subject.send(1)
        log.step?.wrappedValue = 1
        screen.settle()
        subject.send(2)

        #expect(log.lines == ["1"])
    }

    @Test func `a task starts with the view, restarts with another ID, and is cancelled with the view`() async {
        let log = Log()
        let screen = TestGraph(
            Screen(log: log) { step in
                if step < 2 {
                    Box("a").task(id: step) {
                        log.lines.append("begins \(step)")
                        while !Task.isCancelled { await Task.yield() }
                        log.lines.append("ends \(step)")
                    }
                }
            })
        while log.lines.count < 1 { await Task.yield() }

        log.step?.wrappedValue = 1
        screen.settle()
        while log.lines.count < 3 { await Task.yield() }

        log.step?.wrappedValue = 2
        screen.settle()
        while log.lines.count < 4 { await Task.yield() }

        #expect(log.lines.first == "begins 0")
        #expect(log.lines.last == "ends 1")
        #expect(Set(log.lines) == ["begins 0", "ends 0", "begins 1", "ends 1"])
    }
}
