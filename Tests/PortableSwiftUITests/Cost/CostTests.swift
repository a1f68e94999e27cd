import AllocationCounter
import LayoutGeometry
import Testing
import ViewLayoutEngine

@testable import PortableSwiftUI

/// The cost of changes, in counts of work.
@MainActor
struct CostTests {
    private typealias Statistics = ViewGraph.Statistics

    /// The work that a change caused since `before`.
    private func done(_ graph: ViewGraph, since before: Statistics) -> Statistics {
        let now = graph.statistics
        return Statistics(
            bodiesEvaluated: now.bodiesEvaluated - before.bodiesEvaluated,
            nodesMade: now.nodesMade - before.nodesMade, measurements: now.measurements - before.measurements,
            placements: now.placements - before.placements, nodesRendered: now.nodesRendered - before.nodesRendered,
            flushes: now.flushes - before.flushes)
    }

    // MARK: Rows in cells

    private struct Item: Identifiable, Equatable {
        let id: Int
        var title: String { "Item \(id)" }
    }

    /// An image, two texts and a button.
    private struct Row: View {
        let item: Item

        var body: some View {
            HStack(spacing: 12) {
                Image(systemName: "star")
                VStack(alignment: .leading) {
                    Text(item.title).font(.headline)
                    Text("By \(item.id)").foregroundStyle(.secondary)
                }
                Spacer()
                Button("Get") {}
            }
            .padding(.horizontal)
        }
    }

    @MainActor
    private final class Cell {
        let laidOut: LaidOut
        private let states = ItemStates()

        init(_ item: Item) {
            laidOut = LaidOut(Row(item: item), width: 390, height: 60)
            show(item)
        }

        func show(_ item: Item) { show(item, AnyHashable(item.id)) }

        func show(_ item: Item, _ id: AnyHashable) {
            laidOut.graph.update(Row(item: item), environment: environment, item: id, states: states)
            _ = laidOut.graph.sizeThatFits(ProposedSize(width: 390, height: nil))
            laidOut.settle()
        }

        private let environment: EnvironmentValues = {
            var environment = EnvironmentValues()
            environment.displayScale = 1
            return environment
        }()
    }

    @Test func `another item in a cell creates no nodes and draws only the differences`() {
        let cell = Cell(Item(id: 1))
        cell.show(Item(id: 2))
        let elements = cell.laidOut.leaves.map(ObjectIdentifier.init)
        let before = cell.laidOut.graph.statistics

        cell.show(Item(id: 3))

        let cost = done(cell.laidOut.graph, since: before)
        #expect(cell.laidOut.textRuns.map(\.text).prefix(2) == ["Item 3", "By 3"])
        #expect(cell.laidOut.leaves.map(ObjectIdentifier.init) == elements)
        #expect(cost.nodesMade == 0)
        // The body of the row, and that of the button, whose closure can't be compared.
        #expect(cost.bodiesEvaluated <= 6)
        #expect(cost.measurements <= 90)
    }

    @Test func `showing the same item again does nothing`() {
        let cell = Cell(Item(id: 1))
        cell.show(Item(id: 1))
        let before = cell.laidOut.graph.statistics
        cell.show(Item(id: 1))
        #expect(done(cell.laidOut.graph, since: before) == Statistics())
    }

    @Test(.enabled(if: allocations_are_counted() != 0))
    func `showing the same item again allocates no memory`() {
        let cell = Cell(Item(id: 1))
        let (item, id) = (Item(id: 1), AnyHashable(1))
        cell.show(item, id)
        let before = allocation_count()
        cell.show(item, id)
        let after = allocation_count()
        // Without optimization, one value is boxed; the benchmarks check that optimized builds box none.
        #expect(after - before <= 1)
        // Checks that allocations are counted.
        let array = Array(repeating: 0, count: Int(after % 2) + 1)
        #expect(allocation_count() > after && !array.isEmpty)
    }

    // MARK: Changes

    private final class Lever {
        var states: [Int: Binding<Bool>] = [:]
        var all: Binding<Bool>?
    }

    private struct Toggled: View {
        let lever: Lever
        @State private var isOn = false

        var body: some View {
            let _ = lever.states[0] = $isOn
            HStack {
                Text("Title").foregroundStyle(isOn ? .red : .blue)
                Text("Detail")
                Color.green.frame(width: 10, height: 10)
            }
        }
    }

    @Test func `a state change evaluates one body, measures nothing, and renews the nodes up to the root`() {
        let lever = Lever()
        let row = LaidOut(Toggled(lever: lever))
        let before = row.graph.statistics

        lever.states[0]?.wrappedValue = true
        row.settle()

        let cost = done(row.graph, since: before)
        #expect(cost.bodiesEvaluated == 1)
        #expect(cost.nodesMade == 0 && cost.measurements == 0 && cost.placements == 0)
        // The text, the row, the root.
        #expect(cost.nodesRendered == 3)
    }

    private struct Rows: View {
        let lever: Lever
        @State private var isHigh = false

        var body: some View {
            let _ = lever.all = $isHigh
            VStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { index in
                    ChangingRow(lever: lever, index: index, areAllHigh: isHigh)
                }
            }
            .fixedSize()
        }
    }

    private struct ChangingRow: View {
        let lever: Lever
        let index: Int
        let areAllHigh: Bool
        @State private var isHigh = false

        var body: some View {
            let _ = lever.states[index] = $isHigh
            Fixed(100, isHigh || areAllHigh ? 20 : 10)
        }
    }

    @Test func `if one of 1,000 rows gets higher, no other row is measured, and unchanged rows aren't placed`() {
        let lever = Lever()
        let column = LaidOut(Rows(lever: lever), width: 100, height: 10_000)
        let before = column.graph.statistics

        lever.states[400]?.wrappedValue = true
        column.settle()

        let cost = done(column.graph, since: before)
        // The column is ten higher, in the middle of its window.
        #expect(column.frames[399] == "0 3985 100 10")
        #expect(column.frames[400] == "0 3995 100 20")
        #expect(column.frames[401] == "0 4015 100 10")
        #expect(cost.bodiesEvaluated == 2)
        // The row's color and frames, the column, and its surroundings, for at most two proposals each.
        #expect(cost.measurements <= 12)
        #expect(cost.placements <= 6)
        #expect(cost.nodesMade == 0)
    }

    @Test func `if all of 1,000 rows get higher, each is measured once for each proposal`() {
        let lever = Lever()
        let column = LaidOut(Rows(lever: lever), width: 100, height: 10_000)
        let before = column.graph.statistics

        lever.all?.wrappedValue = true
        column.settle()

        let cost = done(column.graph, since: before)
        #expect(column.frames[500] == "0 5000 100 20")
        #expect(cost.measurements <= 5_000)
        #expect(cost.placements <= 4_000)
    }

    // MARK: Lists

    private struct Lazy: View {
        let count: Int

        var body: some View {
            ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { LazyRow(number: $0) } } }
        }
    }

    private struct LazyRow: View {
        let number: Int
        var body: some View { Fixed(100, 40) }
    }

    @Test func `a million rows cost as much as a thousand`() {
        let few = LaidOut(Lazy(count: 1_000)), many = LaidOut(Lazy(count: 1_000_000))
        #expect(few.graph.statistics == many.graph.statistics)
        // The visible rows, and half as many before and after them.
        #expect(many.graph.statistics.bodiesEvaluated < 20)
    }
}
