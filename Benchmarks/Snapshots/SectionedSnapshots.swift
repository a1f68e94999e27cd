import PortableUIKit

/// A thousand sections of a hundred items.
@MainActor
struct SectionedSnapshots<Item: Hashable & Sendable> {
    private let name: String
    private let inputs: SnapshotInputs<Item>
    private let sections: [[Item]]
    private let count = 100_000.0

    init(_ name: String, make: @escaping (Int) -> Item) {
        self.name = "\(name), 1,000 x 100"
        let inputs = SnapshotInputs(count: 100_000, make: make)
        self.inputs = inputs
        sections = (0..<1_000).map { Array(inputs.items[(100 * $0)..<(100 * $0 + 100)]) }
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): built again and compared, each", unit: .nanoseconds) {
                updating(to: copies) / count
            },
            Benchmark(ratio: "\(name): the same / arrays compared", limit: 4) {
                updating(to: copies)
            } to: {
                comparing(copies)
            },
            Benchmark(ratio: "\(name): one changed / arrays compared", limit: 5) {
                var changed = copies
                changed[500][50] = inputs.fresh[0]
                return updating(to: changed)
            } to: {
                comparing(copies)
            },
            Benchmark(ratio: "\(name): mixed, with index paths / dictionary", limit: 1) {
                let (old, new) = (Snapshot(checked: sections), Snapshot(checked: mixed))
                return Benchmark.nanoseconds(21) { keep(new.batch(from: old)?.indexPaths) }
            } to: {
                Anchors.dictionary(inputs.items)
            },
            DerivedSnapshots.benchmark(name, sections, inserting: inputs.fresh[0], unit: .microseconds),
            DerivedSnapshots.benchmark(
                "\(name.prefix { $0 != "," }), 100,000", [inputs.items], inserting: inputs.fresh[0], unit: .milliseconds
            ),
        ]
    }

    /// Each section with a tenth deleted, a tenth moved and a tenth inserted.
    private var mixed: [[Item]] {
        sections.indices.map {
            SnapshotInputs.mixed(
                sections[$0], inserting: inputs.fresh[(10 * $0)..<(10 * $0 + 10)], seed: UInt64($0))
        }
    }

    /// The sections in other memory.
    private var copies: [[Item]] { sections.map { $0.map { $0 } } }

    private func updating(to sections: [[Item]]) -> Double {
        let old = Snapshot(checked: self.sections)
        return Benchmark.nanoseconds(51) { keep(Snapshot(sections: sections).batch(from: old)) }
    }

    private func comparing(_ copies: [[Item]]) -> Double { Benchmark.nanoseconds(51) { keep(copies == sections) } }
}
