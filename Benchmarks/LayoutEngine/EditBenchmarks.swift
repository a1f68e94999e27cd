import CompositionalEngine
import LayoutGeometry

/// Measures a change of one row among a million.
@MainActor
struct EditBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [measuring] + [0, 1_000, 100_000, Layouts.million].map { inserting(measured: $0) }
    }

    private var measuring: Benchmark {
        Benchmark(name: "one of 1,000,000 measured rows changes its height", unit: .microseconds) {
            var solver = Layouts.measured(Layouts.million)
            var step = 0
            return Benchmark.nanoseconds(count) {
                step += 1
                _ = solver.setMeasuredSize(
                    Size(width: 390, height: Double(40 + step % 30)),
                    for: .cell(section: 0, item: step * 7919 % Layouts.million))
            } / 1e3
        }
    }

    private func inserting(measured: Int) -> Benchmark {
        Benchmark(
            name: "one inserted among 1,000,000 rows, \(measured) measured", unit: .microseconds
        ) {
            var solver = Layouts.measured(measured)
            guard let shared = solver.section(0)?.shared else { return .nan }
            var itemCount = Layouts.million
            return Benchmark.nanoseconds(count) {
                itemCount += 1
                solver.setSections(
                    [.init(shared, itemCount: itemCount)],
                    following: LayoutEdits(origins: [0], inserted: [0: [itemCount / 2]]))
                _ = solver.contentSize()
            } / 1e3
        }
    }
}
