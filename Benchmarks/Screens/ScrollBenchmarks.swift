import AllocationCounter
import CollageTesting

/// Measures one step of scrolling, and operations that recreate all content.
@MainActor
struct ScrollBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "tick over 1,000,000 cells, same rows", unit: .microseconds) {
                ticks(Rows(sections: 1, items: 1_000_000), by: 0.5) / 1e3
            },
            Benchmark(ratio: "the same / over 2,000 cells", limit: 1.2) {
                ticks(Rows(sections: 1, items: 1_000_000), by: 0.5)
            } to: {
                ticks(Rows(sections: 1, items: 2_000), by: 0.5)
            },
            Benchmark(name: "the same, allocations", unit: .allocations, limit: 2) {
                let rows = Rows(sections: 1, items: 1_000_000)
                let last = 1_000 * Rows.height + 20
                rows.scroll(to: last)
                let before = allocation_count()
                rows.scroll(to: last + 0.5)
                return Double(allocation_count() - before)
            },
            Benchmark(name: "tick over 1,000,000 cells, one new row", unit: .microseconds) {
                ticks(Rows(sections: 1, items: 1_000_000), by: Rows.height) / 1e3
            },
            Benchmark(name: "tick over 1,000 sections, same rows", unit: .microseconds) {
                ticks(Rows(sections: 1_000, items: 100), by: 0.5) / 1e3
            },
            Benchmark(ratio: "the same / over 20 sections", limit: 1.2) {
                ticks(Rows(sections: 1_000, items: 100), by: 0.5)
            } to: {
                ticks(Rows(sections: 20, items: 100), by: 0.5)
            },
            Benchmark(name: "1,000 sections: invalidateLayout and pass", unit: .milliseconds) {
                let rows = Rows(sections: 1_000, items: 100)
                return Benchmark.nanoseconds(count) {
                    rows.view.collectionViewLayout.invalidateLayout()
                    rows.view.layoutIfNeeded()
                } / 1e6
            },
            Benchmark(name: "1,000 sections: reloadData and pass", unit: .milliseconds) {
                let rows = Rows(sections: 1_000, items: 100)
                return Benchmark.nanoseconds(count) {
                    rows.view.reloadData()
                    rows.view.layoutIfNeeded()
                } / 1e6
            },
        ]
    }

    /// Returns the nanoseconds of each step of a screen that scrolls. Short steps stay between two rows.
    private func ticks(_ rows: Rows, by step: CGFloat) -> Double {
        let start = 1_000 * Rows.height + 10
        var offset = start
        return Benchmark.nanoseconds(count, batch: 20) {
            offset += step
            if step < 1, offset >= start + 20 { offset = start }
            rows.scroll(to: offset)
        }
    }
}
