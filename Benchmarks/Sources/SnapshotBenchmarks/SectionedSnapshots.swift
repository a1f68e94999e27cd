import BenchmarkSupport
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
    private let make: (Int) -> Item
    private let sections: [[Item]]
    private let fresh: [Item]
    private let count = 100_000.0

    init(_ name: String, limits: Limits, make: @escaping (Int) -> Item) {
        self.name = "\(name), 1,000 x 100"
        self.limits = limits
        self.make = make
        sections = (0..<1_000).map { section in (0..<100).map { make(section * 100 + $0) } }
        fresh = (100_000..<110_000).map(make)
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): built anew and compared, each", unit: .nanoseconds, limit: limits.equal) {
                updating(to: sections.map { $0.map { $0 } })
            },
            Benchmark(name: "\(name): the same with one changed, each", unit: .nanoseconds, limit: limits.changed) {
                var changed = sections.map { $0.map { $0 } }
                changed[500][50] = fresh[0]
                return updating(to: changed)
            },
            Benchmark(name: "\(name): mixed, each", unit: .nanoseconds, limit: limits.mixed) {
                let old = Snapshot(checked: sections)
                let new = Snapshot(
                    checked: sections.indices.map {
                        mixed(sections[$0], inserting: fresh[(10 * $0)..<(10 * $0 + 10)], seed: UInt64($0))
                    })
                return Benchmark.nanoseconds(21) { keep(new.batch(from: old)) } / count
            },
            Benchmark(name: "\(name): copied, one inserted, compared", unit: .microseconds, limit: 15) {
                let old = Snapshot(checked: sections)
                return Benchmark.nanoseconds(201) {
                    var new = old
                    new.insertItems([fresh[0]], beforeItem: sections[500][50])
                    keep(new.batch(from: old))
                } / 1e3
            },
        ]
    }

    private func updating(to sections: [[Item]]) -> Double {
        let old = Snapshot(checked: self.sections)
        return Benchmark.nanoseconds(51) { keep(Snapshot(sections: sections).batch(from: old)) } / count
    }
}
