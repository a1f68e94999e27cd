import PortableSwiftUI

/// A screen of a hundred views.
@MainActor
struct ViewScreenBenchmarks {
    let count: Int

    /// Runs the benchmarks that can be measured only once per process.
    func firstResults(_ only: String?) -> [Bool] {
        let first = Benchmark(
            name: "screen of 100 views, first time in the process", unit: .milliseconds
        ) {
            let start = Benchmark.threadTime()
            Shown(HundredViewScreen()).frame()
            return (Benchmark.threadTime() - start) / 1e6
        }
        return only.map { first.name.contains($0) } ?? true ? [first.measured()] : []
    }

    var laterResults: [Benchmark] {
        [
            Benchmark(name: "screen of 100 views, later", unit: .milliseconds) {
                Benchmark.nanoseconds(count) {
                    let screen = Shown(HundredViewScreen())
                    screen.frame()
                    screen.graph.end()
                } / 1e6
            }
        ]
    }
}

/// Ten rows of two stacks, seven views that are drawn, and a spacer.
private struct HundredViewScreen: View {
    var body: some View {
        VStack {
            ForEach(0..<10, id: \.self) { index in
                HStack {
                    Image(systemName: "star")
                    VStack(alignment: .leading) {
                        Text("Title \(index)").font(.headline)
                        Text("Detail \(index)").foregroundStyle(.secondary)
                    }
                    Spacer()
                    Circle().frame(width: 8, height: 8)
                    Color.red.frame(width: 10, height: 10)
                    Text("\(index)").padding(4).background(.blue)
                    Button("Get") {}
                }
            }
        }
    }
}
