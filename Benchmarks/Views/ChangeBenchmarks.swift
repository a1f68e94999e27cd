import LayoutGeometry
import PortableSwiftUI

/// A change of a state.
@MainActor
struct ChangeBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "state change until a row's new display nodes", unit: .microseconds) {
                let lever = Lever()
                let row = Shown(ToggledRow(lever: lever, item: FeedItem(1)), height: 60)
                row.frame()
                return Benchmark.nanoseconds(count, batch: 50) {
                    lever.flip()
                    row.frame()
                } / 1e3
            },
            Benchmark(name: "one of 1,000 rows of a VStack changes its height", unit: .microseconds) {
                let (lever, column) = longColumn()
                return Benchmark.nanoseconds(count, batch: 10) {
                    lever.flip()
                    column.layout()
                } / 1e3
            },
            Benchmark(name: "the same, and drawn", unit: .microseconds) {
                let (lever, column) = longColumn()
                return Benchmark.nanoseconds(count, batch: 10) {
                    lever.flip()
                    column.frame()
                } / 1e3
            },
        ]
    }

    private func longColumn() -> (Lever, Shown) {
        let lever = Lever()
        let column = Shown(LongColumn(lever: lever))
        column.frame()
        return (lever, column)
    }
}

/// Changes the state of a view from outside.
@MainActor
final class Lever {
    fileprivate var state: Binding<Bool>?

    func flip() { state?.wrappedValue.toggle() }
}

private struct ToggledRow: View {
    let lever: Lever
    let item: FeedItem
    @State private var isOn = false

    var body: some View {
        let _ = lever.state = $isOn
        HStack(spacing: 12) {
            Image(systemName: "music.note")
            VStack(alignment: .leading) {
                Text(item.title).font(.headline)
                Text(item.artist).font(.subheadline).foregroundStyle(isOn ? .red : .blue)
            }
            Spacer()
            Button("Get") {}
        }
        .padding(.horizontal)
    }
}

private struct LongColumn: View {
    let lever: Lever

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { index in
                if index == 500 {
                    ChangingRow(lever: lever)
                } else {
                    Color.red.frame(width: 300, height: 44)
                }
            }
        }
        .fixedSize()
    }
}

private struct ChangingRow: View {
    let lever: Lever
    @State private var isHigh = false

    var body: some View {
        let _ = lever.state = $isHigh
        Color.blue.frame(width: 300, height: isHigh ? 88 : 44)
    }
}
