import AllocationCounter
import CollageTesting

/// Measures one step of scrolling, and operations that recreate all content.
@MainActor
struct ScrollBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "tick over 1,000,000 cells, same rows", unit: .microseconds, limit: 5) {
                ticks(Rows(sections: 1, items: 1_000_000), by: 0.5)
            },
            Benchmark(name: "the same, allocations", unit: .allocations, limit: nil) {
                let rows = Rows(sections: 1, items: 1_000_000)
                let last = 1_000 * Rows.height + 20
                rows.scroll(to: last)
                let before = allocation_count()
                rows.scroll(to: last + 0.5)
                return Double(allocation_count() - before)
            },
            Benchmark(name: "tick over 1,000,000 cells, one new row", unit: .microseconds, limit: 60) {
                ticks(Rows(sections: 1, items: 1_000_000), by: Rows.height)
            },
            Benchmark(name: "tick over 1,000 sections, same rows", unit: .microseconds, limit: 8) {
                ticks(Rows(sections: 1_000, items: 100), by: 0.5)
            },
            Benchmark(name: "1,000 sections: invalidateLayout and pass", unit: .milliseconds, limit: 0.5) {
                let rows = Rows(sections: 1_000, items: 100)
                return Benchmark.nanoseconds(count) {
                    rows.view.collectionViewLayout.invalidateLayout()
                    rows.view.layoutIfNeeded()
                } / 1e6
            },
            Benchmark(name: "1,000 sections: reloadData and pass", unit: .milliseconds, limit: 0.5) {
                let rows = Rows(sections: 1_000, items: 100)
                return Benchmark.nanoseconds(count) {
                    rows.view.reloadData()
                    rows.view.layoutIfNeeded()
                } / 1e6
            },
        ]
    }

    /// Microseconds for each step of a screen that scrolls on and on; short ones go to and fro between two rows.
    private func ticks(_ rows: Rows, by step: CGFloat) -> Double {
        let start = 1_000 * Rows.height + 10
        var offset = start
        return Benchmark.nanoseconds(count, batch: 20) {
            offset += step
            if step < 1, offset >= start + 20 { offset = start }
            rows.scroll(to: offset)
        } / 1e3
    }
}
