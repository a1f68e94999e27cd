/// Measures the preparation of a layout before any of its elements are visible.
@MainActor
struct PreparingBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "1,000,000 items prepared", unit: .microseconds) {
                Benchmark.nanoseconds(count) {
                    var solver = Layouts.fresh(Layouts.list(.absolute(44)), itemCount: Layouts.million)
                    _ = solver.contentSize()
                } / 1e3
            },
            Benchmark(name: "10,000,000 items in 1,000 sections prepared", unit: .milliseconds) {
                Benchmark.nanoseconds(count) {
                    var solver = Layouts.fresh(
                        Layouts.list(.absolute(44)), itemCount: 10 * Layouts.million, sections: 1_000)
                    _ = solver.contentSize()
                } / 1e6
            },
        ]
    }
}
