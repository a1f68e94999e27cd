import LayoutGeometry
import PortableCombine
import Testing

@testable import PortableSwiftUI

@MainActor
struct ItemStatesTests {
    private final class Object: ObservableObject {
        let item: Int
        @Published var count = 0

        init(_ item: Int) {
            self.item = item
        }
    }

    private final class Log {
        var count: Binding<Int>?
        var object: Object?
        var lines: [String] = []
    }

    private struct Row: View {
        let item: Int
        let log: Log
        @State private var count = 0
        @StateObject private var object: Object

        init(_ item: Int, _ log: Log) {
            self.item = item
            self.log = log
            _object = StateObject(wrappedValue: Object(item))
        }

        var body: some View {
            let _ = log.count = $count
            let _ = log.object = object
            Column {
                Box("\(item): \(count), \(object.item) \(object.count)")
                ForEach(0..<2) { Part(item: item, part: $0) }
            }
            .onAppear { log.lines.append("+\(item)") }
            .onDisappear { log.lines.append("-\(item)") }
        }
    }

    private struct Part: View {
        let item: Int
        let part: Int
        @State private var first: Int?

        var body: some View {
            let _ = first
            Box("part \(part) of \(first ?? -1)").onAppear { if first == nil { first = item } }
        }
    }

    private func show(_ item: Int, in screen: TestGraph, _ states: ItemStates, _ log: Log) {
        screen.graph.update(Row(item, log), environment: EnvironmentValues(), item: item, states: states)
        screen.settle()
    }

    @Test func `a cell shows the state of its item, and again when it shows the item later`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Row(1, log))
        show(1, in: screen, states, log)
        log.count?.wrappedValue = 5
        log.object?.count = 7
        screen.settle()
        #expect(screen.boxes == ["1: 5, 1 7", "part 0 of 1", "part 1 of 1"])

        show(2, in: screen, states, log)
        #expect(screen.boxes == ["2: 0, 2 0", "part 0 of 2", "part 1 of 2"])

        show(1, in: screen, states, log)
        #expect(screen.boxes == ["1: 5, 1 7", "part 0 of 1", "part 1 of 1"])
        log.object?.count = 8
        screen.settle()
        #expect(screen.boxes.first == "1: 5, 1 8")
    }

    @Test func `an item's state moves with it to another cell`() {
        let (log, states) = (Log(), ItemStates())
        let first = TestGraph(Row(1, log)), second = TestGraph(Row(2, log))
        show(1, in: first, states, log)
        log.count?.wrappedValue = 5
        first.settle()

        show(1, in: second, states, log)
        #expect(second.boxes.first == "1: 5, 1 0")
        show(3, in: first, states, log)
        #expect(first.boxes.first == "3: 0, 3 0")
    }

    @Test func `an item that was removed from the list starts with new state`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Row(1, log))
        show(1, in: screen, states, log)
        log.count?.wrappedValue = 5
        screen.settle()
        weak let object = log.object
        show(2, in: screen, states, log)
        #expect(states.count == 1)
        #expect(object != nil)

        states.keepOnly { $0 == AnyHashable(2) }
        show(1, in: screen, states, log)

        #expect(screen.boxes.first == "1: 0, 1 0")
        #expect(object == nil)
    }

    @Test func `items appear and disappear with the cell`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Row(1, log))
        log.lines = []
        show(1, in: screen, states, log)
        show(2, in: screen, states, log)
        #expect(log.lines.last == "+2")
        #expect(log.lines.contains("-1"))
    }

    private struct Plain: View {
        let item: Int

        var body: some View { Column { Box("\(item)") } }
    }

    @Test func `views without state are reused for the next item unchanged`() {
        let states = ItemStates()
        let screen = TestGraph(Plain(item: 1))
        screen.graph.update(Plain(item: 1), environment: EnvironmentValues(), item: 1, states: states)
        screen.settle()
        let before = screen.graph.statistics.nodesMade

        screen.graph.update(Plain(item: 2), environment: EnvironmentValues(), item: 2, states: states)
        screen.settle()

        #expect(screen.boxes == ["2"])
        #expect(screen.graph.statistics.nodesMade == before)
    }
}

/// Views that keep only the first values of their item.
@MainActor
struct PassingStatesTests {
    private final class Log {
        var count: Binding<Int>?
        var objects: [Int] = []
    }

    private final class Object {
        let item: Int
        init(_ item: Int) { self.item = item }
    }

    private struct Row: View {
        let item: Int
        let log: Log
        @State private var count: Int
        @State private var isPressed = false

        init(_ item: Int, _ log: Log) {
            self.item = item
            self.log = log
            _count = State(initialValue: item * 10)
        }

        var body: some View {
            let _ = log.count = $count
            Column {
                Box("\(item): \(count) \(isPressed)")
                Part(start: $count)
            }
        }
    }

    private struct Part: View {
        @Binding var start: Int
        var body: some View { Box("part \(start)") }
    }

    private func show(_ item: Int, in screen: TestGraph, _ states: ItemStates, _ log: Log) {
        screen.graph.update(Row(item, log), environment: EnvironmentValues(), item: item, states: states)
        screen.settle()
    }

    @Test func `unwritten states are reused, with the first values of the next item`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Row(1, log))
        show(1, in: screen, states, log)
        let before = screen.graph.statistics.nodesMade

        show(2, in: screen, states, log)
        #expect(screen.boxes == ["2: 20 false", "part 20"])
        #expect(screen.graph.statistics.nodesMade == before)

        show(1, in: screen, states, log)
        #expect(screen.boxes == ["1: 10 false", "part 10"])
        #expect(states.count == 0)
    }

    @Test func `a written state stays with its item, and the next item starts with its first value`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Row(1, log))
        show(1, in: screen, states, log)
        show(2, in: screen, states, log)
        log.count?.wrappedValue = 7
        screen.settle()

        show(3, in: screen, states, log)
        #expect(screen.boxes == ["3: 30 false", "part 30"])
        show(2, in: screen, states, log)
        #expect(screen.boxes == ["2: 7 false", "part 7"])
        // It has its first value again, so there's nothing to keep.
        log.count?.wrappedValue = 20
        show(4, in: screen, states, log)
        #expect(screen.boxes == ["4: 40 false", "part 40"])
        #expect(states.count == 0)
    }

    private struct Owner: View {
        let item: Int
        let log: Log
        @State private var object: Object

        init(_ item: Int, _ log: Log) {
            self.item = item
            self.log = log
            _object = State(initialValue: Object(item))
        }

        var body: some View {
            let _ = log.objects.append(object.item)
            Box("\(item) has \(object.item)")
        }
    }

    @Test func `an object in a state stays with its item`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Owner(1, log))
        for item in [1, 2, 1] {
            screen.graph.update(Owner(item, log), environment: EnvironmentValues(), item: item, states: states)
            screen.settle()
            #expect(screen.boxes == ["\(item) has \(item)"])
        }
        #expect(states.count == 1)
    }

    private struct Parts: View {
        let item: Int
        let log: Log

        var body: some View {
            Column {
                Counter(item: item)
                Counter(item: item, log: log)
                Counter(item: item)
            }
        }
    }

    private struct Counter: View {
        let item: Int
        var log: Log?
        @State private var count = 0

        var body: some View {
            let _ = log?.count = $count
            Box("\(item): \(count)")
        }
    }

    @Test func `each of several views of one type has its own state again`() {
        let (log, states) = (Log(), ItemStates())
        let screen = TestGraph(Parts(item: 1, log: log))
        func show(_ item: Int) {
            screen.graph.update(
                Parts(item: item, log: log), environment: EnvironmentValues(), item: item, states: states)
            screen.settle()
        }
        show(1)
        log.count?.wrappedValue = 7
        show(2)
        #expect(screen.boxes == ["2: 0", "2: 0", "2: 0"])
        show(1)
        #expect(screen.boxes == ["1: 0", "1: 7", "1: 0"])
    }
}
