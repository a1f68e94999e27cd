import CollageTesting
import DiffEngine
import RandomNumbers

/// Measures `apply` of a diffable data source, including layout.
@MainActor
struct UpdateBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "apply of one inserted item, 100,000 in one section", unit: .milliseconds) {
                inserting(into: AppliedRows([Array(0..<100_000)]), before: 50_000)
            },
            Benchmark(name: "apply of one inserted item, 1,000 x 100", unit: .milliseconds) {
                inserting(
                    into: AppliedRows((0..<1_000).map { section in (0..<100).map { section * 100 + $0 } }),
                    before: 50_000)
            },
            Benchmark(
                name: "apply of one inserted item, self-sizing list of 20,000, 5,000 measured", unit: .milliseconds
            ) {
                let rows = AppliedRows([Array(0..<20_000)], sizesItself: true)
                rows.measure(5_000)
                return inserting(into: rows, before: 10_000)
            },
            Benchmark(name: "apply of 100,000 shuffled / their difference", unit: .ratio, limit: 1.3) {
                var generator = SeededGenerator(seed: 1)
                let items = Array(0..<100_000)
                return applying(items, items.shuffled(using: &generator))
            },
            Benchmark(name: "apply of 100,000 mixed / their difference", unit: .ratio, limit: 1.3) {
                let items = Array(0..<100_000)
                return applying(items, AppliedRows.mixed(items, inserting: 100_000..<110_000, seed: 2))
            },
        ]
    }

    /// Milliseconds of an apply with one item more than before.
    private func inserting(into rows: AppliedRows, before item: Int) -> Double {
        let old = rows.dataSource.snapshot()
        var fresh = 1_000_000
        return Benchmark.nanoseconds(count) {
            rows.apply(old)
        } _: {
            var new = rows.dataSource.snapshot()
            fresh += 1
            new.insertItems([fresh], beforeItem: item)
            rows.apply(new)
        } / 1e6
    }

    /// How many times longer an apply takes than the comparison in it, both with snapshots that were never compared.
    private func applying(_ old: [Int], _ new: [Int]) -> Double {
        let rows = AppliedRows([old])
        let few = max(count / 10, 5)
        let diff = Benchmark.nanoseconds(few) {
            AppliedRows.keep(
                AppliedRows.snapshot([new]).stored.difference(from: AppliedRows.snapshot([old]).collection))
        }
        let building = Benchmark.nanoseconds(few) {
            AppliedRows.keep(AppliedRows.snapshot([new]))
            AppliedRows.keep(AppliedRows.snapshot([old]).collection)
        }
        var next = AppliedRows.snapshot([new])
        let apply = Benchmark.nanoseconds(few) {
            rows.applyReloading(AppliedRows.snapshot([old]))
            next = AppliedRows.snapshot([new])
        } _: {
            rows.apply(next)
        }
        return apply / (diff - building)
    }
}
