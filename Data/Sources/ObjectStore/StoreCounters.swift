import Synchronization

/// Counters that tests use to assert the cost of operations.
package final class StoreCounters: Sendable {
    private let rowCount = Atomic<Int>(0)
    private let queryCount = Atomic<Int>(0)
    private let saveCount = Atomic<Int>(0)

    /// The number of rows whose values were read.
    package var rows: Int { rowCount.load(ordering: .relaxed) }
    /// The number of queries for rows, identifiers, links, and counts.
    package var queries: Int { queryCount.load(ordering: .relaxed) }
    /// The number of attempts to write changes.
    package var saves: Int { saveCount.load(ordering: .relaxed) }

    func countRows(_ count: Int = 1) { rowCount.add(count, ordering: .relaxed) }
    func countQuery() { queryCount.add(1, ordering: .relaxed) }
    func countSave() { saveCount.add(1, ordering: .relaxed) }
}
