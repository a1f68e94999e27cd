import PortableUIKit

/// A thousand sections of a hundred items.
@MainActor
struct SectionedSnapshots<Item: Hashable & Sendable> {
    /// Nanoseconds for each item.
    struct Limits {
        var equal: Double
        var changed: Double
        var mixed: Double?
    }

    private let name: String
    private let limits: Limits
    private let inputs: SnapshotInputs<Item>
    private let sections: [[Item]]
    private let count = 100_000.0

    init(_ name: String, limits: Limits, make: @escaping (Int) -> Item) {
        self.name = "\(name), 1,000 x 100"
        self.limits = limits
        let inputs = SnapshotInputs(count: 100_000, make: make)
        self.inputs = inputs
        sections = (0..<1_000).map { Array(inputs.items[(100 * $0)..<(100 * $0 + 100)]) }
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): built again and compared, each", unit: .nanoseconds, limit: limits.equal) {
                updating(to: sections.map { $0.map { $0 } })
            },
            Benchmark(name: "\(name): the same with one changed, each", unit: .nanoseconds, limit: limits.changed) {
                var changed = sections.map { $0.map { $0 } }
                changed[500][50] = inputs.fresh[0]
                return updating(to: changed)
            },
            Benchmark(name: "\(name): mixed, with index paths, each", unit: .nanoseconds, limit: limits.mixed) {
                let (old, new) = (Snapshot(checked: sections), Snapshot(checked: mixed))
                return Benchmark.nanoseconds(21) { keep(new.batch(from: old)?.indexPaths) } / count
            },
            DerivedSnapshots.benchmark(name, sections, inserting: inputs.fresh[0], unit: .microseconds, limit: 15),
            DerivedSnapshots.benchmark(
                "\(name.prefix { $0 != "," }), 100,000", [inputs.items], inserting: inputs.fresh[0],
                unit: .milliseconds, limit: 0.05),
        ]
    }

    /// Each section with a tenth deleted, a tenth moved and a tenth inserted.
    private var mixed: [[Item]] {
        sections.indices.map {
            SnapshotInputs.mixed(
                sections[$0], inserting: inputs.fresh[(10 * $0)..<(10 * $0 + 10)], seed: UInt64($0))
        }
    }

    private func updating(to sections: [[Item]]) -> Double {
        let old = Snapshot(checked: self.sections)
        return Benchmark.nanoseconds(51) { keep(Snapshot(sections: sections).batch(from: old)) } / count
    }
}
