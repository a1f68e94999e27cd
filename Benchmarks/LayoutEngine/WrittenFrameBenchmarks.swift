import CompositionalEngine
import LayoutGeometry

/// Measures frames that are written into memory of the caller.
@MainActor
struct WrittenFrameBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            all("all frames of 1,000,000 equal rows / the loop that only writes them", 2.5) {
                Layouts.fresh(Layouts.list(.absolute(44)), itemCount: Layouts.million)
            },
            all("all frames of 1,000,000 measured rows / the loop that only writes them", 4) {
                Layouts.measured(Layouts.million)
            },
            visible("100 visible frames of 1,000,000 equal rows", 0.3) {
                Layouts.fresh(Layouts.list(.absolute(44)), itemCount: Layouts.million)
            },
            visible("100 visible frames of 1,000,000 measured rows", 0.8) { Layouts.measured(Layouts.million) },
        ]
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

    private func visible(_ name: String, _ limit: Double, _ make: @escaping () -> CompositionalSolver) -> Benchmark {
        Benchmark(name: name, unit: .microseconds, limit: limit) {
            var solver = make()
            let rect = Rect(x: 0, y: solver.contentSize().height / 2, width: 390, height: 4_400)
            return Self.withBuffer { buffer in
                Benchmark.nanoseconds(count, batch: 50) {
                    let items = solver.items(near: rect, inSection: 0)
                    _ = solver.writeFrames(ofItems: items, inSection: 0, to: buffer)
                } / 1e3
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
