import CompositionalEngine
import LayoutGeometry

/// Measures frames that are written into memory of the caller.
@MainActor
struct WrittenFrameBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            all("all frames of 1,000,000 equal rows / the loop that only writes them", 2.5) { equal(Layouts.million) },
            all("all frames of 1,000,000 measured rows / the loop that only writes them", 4) {
                Layouts.measured(Layouts.million)
            },
            Benchmark(name: "100 visible frames of 1,000,000 equal rows", unit: .microseconds) {
                visible(equal(Layouts.million)) / 1e3
            },
            Benchmark(ratio: "the same / of 1,000 rows", limit: 1.2) {
                visible(equal(Layouts.million))
            } to: {
                visible(equal(1_000))
            },
            Benchmark(name: "100 visible frames of 1,000,000 measured rows", unit: .microseconds) {
                visible(Layouts.measured(Layouts.million)) / 1e3
            },
            Benchmark(ratio: "the same / with 1,000 measured rows", limit: 3) {
                visible(Layouts.measured(Layouts.million))
            } to: {
                visible(Layouts.measured(1_000))
            },
        ]
    }

    private func equal(_ count: Int) -> CompositionalSolver {
        Layouts.fresh(Layouts.list(.absolute(44)), itemCount: count)
    }

    private func all(_ name: String, _ limit: Double, _ make: @escaping () -> CompositionalSolver) -> Benchmark {
        Benchmark(name: name, unit: .ratio, limit: limit) {
            var solver = make()
            return Self.withBuffer { buffer in
                let loop = Benchmark.nanoseconds(15) {
                    for index in buffer.indices {
                        buffer[index] = Rect(x: 0, y: Double(index) * 44, width: 390, height: 44)
                    }
                }
                let written = Benchmark.nanoseconds(15) {
                    _ = solver.writeFrames(ofItems: 0..<Layouts.million, inSection: 0, to: buffer)
                }
                return written / loop
            }
        }
    }

    /// Returns the nanoseconds for the frames of one hundred rows in the middle of a layout.
    private func visible(_ layout: CompositionalSolver) -> Double {
        var solver = layout
        let rect = Rect(x: 0, y: solver.contentSize().height / 2, width: 390, height: 4_400)
        return Self.withBuffer { buffer in
            Benchmark.nanoseconds(count, batch: 50) {
                let items = solver.items(near: rect, inSection: 0)
                _ = solver.writeFrames(ofItems: items, inSection: 0, to: buffer)
            }
        }
    }

    private static func withBuffer(_ body: (UnsafeMutableBufferPointer<Rect>) -> Double) -> Double {
        let buffer = UnsafeMutableBufferPointer<Rect>.allocate(capacity: Layouts.million)
        buffer.initialize(repeating: .zero)
        defer { buffer.deallocate() }
        return body(buffer)
    }
}
