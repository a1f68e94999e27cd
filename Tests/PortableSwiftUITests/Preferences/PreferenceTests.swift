import Testing

@testable import PortableSwiftUI

@MainActor
struct PreferenceTests {
    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private final class Log {
        var values: [[String]] = []
        var step: Binding<Int>?
    }

    private struct Screen: View {
        let log: Log
        @State private var step = 0

        var body: some View {
            let _ = log.step = $step
            Column {
                Box("a").preference(key: Names.self, value: ["a"])
                Box("silent")
                Box("b").preference(key: Names.self, value: ["b\(step)"])
                if step > 1 { Box("c").preference(key: Names.self, value: ["c"]) }
            }
            .transformPreference(Names.self) { $0.append("end") }
            .onPreferenceChange(Names.self) { log.values.append($0) }
        }
    }

    @Test func `values are put together in order, and told when they change`() {
        let log = Log()
        let screen = TestGraph(Screen(log: log))
        #expect(log.values == [["a", "b0", "end"]])

        log.step?.wrappedValue = 2
        screen.settle()
        screen.settle()
        #expect(log.values.count == 2)
        #expect(log.values.last == ["a", "b2", "c", "end"])
    }
}
