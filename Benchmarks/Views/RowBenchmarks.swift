import AllocationCounter
import LayoutGeometry
import PortableSwiftUI
import ViewLayoutEngine

/// A row in a cell that is used again.
@MainActor
struct RowBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "row in a reused cell, new item", unit: .microseconds) {
                let (states, row) = shownRow()
                var index = 0
                return Benchmark.nanoseconds(count, batch: 20) {
                    index = (index + 1) % items.count
                    show(items[index], in: row, states)
                } / 1e3
            },
            Benchmark(name: "row in a reused cell, unchanged item", unit: .microseconds) {
                let (states, row) = shownRow()
                return Benchmark.nanoseconds(count, batch: 1_000) { show(items[0], in: row, states) } / 1e3
            },
            Benchmark(name: "update that changes nothing", unit: .allocations, limit: 0) {
                let (states, row) = shownRow()
                let item = items[0]
                let id = AnyHashable(item.id)
                let before = allocation_count()
                for _ in 0..<100 { show(item, id, in: row, states) }
                return Double(allocation_count() - before) / 100
            },
        ]
    }

    private let items = (0..<50).map { FeedItem($0) }

    /// A row that has shown each item once, so that its texts have been shaped.
    private func shownRow() -> (ItemStates, Shown) {
        let states = ItemStates()
        let row = Shown(FeedRow(item: items[0]), height: 60)
        for item in items + [items[0]] { show(item, in: row, states) }
        return (states, row)
    }

    private func show(_ item: FeedItem, in row: Shown, _ states: ItemStates) {
        show(item, AnyHashable(item.id), in: row, states)
    }

    /// Performs the work of a cell: it shows an item, computes its height, lays it out, and draws it.
    private func show(_ item: FeedItem, _ id: AnyHashable, in row: Shown, _ states: ItemStates) {
        row.graph.update(FeedRow(item: item), environment: Shown.environment, item: id, states: states)
        _ = row.graph.sizeThatFits(ProposedSize(width: 390, height: nil))
        row.frame()
    }
}
