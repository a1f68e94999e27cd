import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct ForEachTests {
    private final class Model {
        var binding: Binding<[Int]>?
        var counts: [Int: Binding<Int>] = [:]
        var evaluated: [Int] = []
    }

    private struct Rows: View {
        let model: Model
        @State private var ids: [Int]

        init(_ model: Model, _ ids: [Int]) {
            self.model = model
            _ids = State(initialValue: ids)
        }

        var body: some View {
            let _ = model.binding = $ids
            Column {
                ForEach(ids, id: \.self) { Row(model: model, id: $0) }
            }
        }
    }

    private struct Row: View {
        let model: Model
        let id: Int
        @State private var count = 0

        var body: some View {
            let _ = model.counts[id] = $count
            let _ = model.evaluated.append(id)
            Box("\(id):\(count)")
        }
    }

    @Test func `rows keep their state when they move, and lose it when they are removed`() {
        let model = Model()
        let screen = TestGraph(Rows(model, [1, 2, 3]))
        model.counts[2]?.wrappedValue = 7
        screen.settle()
        #expect(screen.boxes == ["1:0", "2:7", "3:0"])

        model.binding?.wrappedValue = [3, 2, 4]
        screen.settle()
        #expect(screen.boxes == ["3:0", "2:7", "4:0"])

        model.binding?.wrappedValue = [3, 4]
        screen.settle()
        model.binding?.wrappedValue = [2, 3, 4]
        screen.settle()
        #expect(screen.boxes == ["2:0", "3:0", "4:0"])
    }

    @Test func `rows that stay the same aren't evaluated`() {
        let model = Model()
        let screen = TestGraph(Rows(model, [1, 2, 3]))
        model.evaluated = []

        model.binding?.wrappedValue = [3, 1, 2, 4]
        screen.settle()

        #expect(model.evaluated == [4])
    }

    @Test func `duplicate IDs are reported and shown`() {
        let model = Model()
        var screen: TestGraph?
        let messages = Diagnostics.capture { screen = TestGraph(Rows(model, [1, 2, 1])) }

        #expect(screen?.boxes == ["1:0", "2:0", "1:0"])
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasSuffix(
                "the ID 1 occurs multiple times within the collection, this will give undefined results!") == true)
    }

    private struct Uneven: View {
        let model: Model
        @State private var ids = [1, 2, 3]

        var body: some View {
            let _ = model.binding = $ids
            Column {
                ForEach(ids, id: \.self) { id in
                    Box("\(id)")
                    if id % 2 == 0 { Box("even") }
                }
            }
        }
    }

    @Test func `rows can be any number of views`() {
        let model = Model()
        let screen = TestGraph(Uneven(model: model))
        #expect(screen.boxes == ["1", "2", "even", "3"])

        model.binding?.wrappedValue = [4, 1]
        screen.settle()
        #expect(screen.boxes == ["4", "even", "1"])
    }

    private struct Numbers: View {
        let model: Model
        @State private var numbers = [1, 2, 3]

        var body: some View {
            let _ = model.binding = $numbers
            Column {
                ForEach($numbers, id: \.self) { number in
                    let _ = model.counts[number.wrappedValue] = number
                    Box("\(number.wrappedValue)")
                }
            }
        }
    }

    @Test func `a binding to a removed element reads its last value and writes nothing`() {
        let model = Model()
        let screen = TestGraph(Numbers(model: model))
        let third = model.counts[3]
        model.counts[1]?.wrappedValue = 10
        screen.settle()
        #expect(screen.boxes == ["10", "2", "3"])

        model.binding?.wrappedValue = [10]
        screen.settle()
        third?.wrappedValue = 5
        screen.settle()

        #expect(third?.wrappedValue == 3)
        #expect(screen.boxes == ["10"])
    }

    @Test func `a million rows are counted without creating them`() {
        let graph = ViewGraph(Box("root"))
        let node = ForEach<Range<Int>, Int, Row>._makeNode(
            ForEach(0..<1_000_000) { Row(model: Model(), id: $0) },
            _ViewInputs(graph: graph, environment: EnvironmentValues()))
        let before = graph.statistics

        let items = node.items
        #expect(items.count == 1_000_000)
        #expect(items.index(ofID: 999_999) == 999_999 && items.index(ofID: "999999") == nil)
        items.startQueries()
        _ = items[500_000].shownElement()

        #expect(graph.statistics.bodiesEvaluated == before.bodiesEvaluated + 1)
        // An item that isn't requested in the next pass is removed.
        items.startQueries()
        let next = items[500_001]
        _ = next.shownElement()
        graph.flush()
        var children: [_AnyViewNode] = []
        node.forEachChild { children.append($0) }
        #expect(children.count == 1)
        node.remove()
        graph.end()
    }
}
