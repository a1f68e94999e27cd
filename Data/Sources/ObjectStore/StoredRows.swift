import GRDB
import Synchronization

/// The rows that a query selected. Only the first rows are read until others are needed.
///
/// The store reads the other rows before it writes, so that later changes don't affect them.
package final class StoredRows: Sendable {
    /// The number of rows.
    package let count: Int
    private let store: ObjectStore
    private let query: StoreQuery
    /// The rows that were read: the first ones, or all.
    private let known: Mutex<[Int64]>

    fileprivate init(_ store: ObjectStore, _ query: StoreQuery, count: Int, known: [Int64]) {
        self.count = count
        self.store = store
        self.query = query
        self.known = Mutex(known)
    }

    /// Returns the rows at positions, which are in the range of the count.
    package func rows(_ positions: Range<Int>) throws -> ArraySlice<Int64> {
        if let rows = known.withLock({ $0.count >= positions.upperBound ? $0[positions] : nil }) { return rows }
        return try all()[positions]
    }

    /// Returns all rows.
    package func all() throws -> [Int64] {
        try known.withLock { known in
            if known.count == count { return known }
            var rows = try store.identifiers(query)?.rows ?? []
            // Another process may have removed rows.
            if rows.count < count, let last = rows.last ?? known.last {
                rows += Array(repeating: last, count: count - rows.count)
            }
            known = Array(rows.prefix(count))
            return known
        }
    }
}

/// The results of queries that a store reads before it writes.
final class UnreadRows: Sendable {
    private struct State {
        var begun = 0
        var ended = 0
        var results: [Reference] = []
    }

    private struct Reference: Sendable {
        weak let rows: StoredRows?
    }

    private let state = Mutex(State())

    /// The number of writes that have begun, or `nil` while one hasn't ended.
    var quietTime: Int? { state.withLock { $0.begun == $0.ended ? $0.begun : nil } }

    /// Adds results that were read at a time, and returns whether nothing was written since.
    func add(_ rows: StoredRows, at time: Int) -> Bool {
        state.withLock { state in
            guard state.begun == time, state.ended == time else { return false }
            state.results.removeAll { $0.rows == nil }
            state.results.append(Reference(rows: rows))
            return true
        }
    }

    /// Reads all results, and runs a block that writes.
    func write<Value>(_ body: () throws -> Value) throws -> Value {
        let results = state.withLock { state in
            state.begun += 1
            defer { state.results = [] }
            return state.results.compactMap(\.rows)
        }
        defer { state.withLock { $0.ended += 1 } }
        for rows in results { _ = try rows.all() }
        return try body()
    }
}

extension ObjectStore {
    /// Returns the rows that a query selects, and reads the first ones immediately. Returns `nil` if the rows have
    /// different entities, or if the condition or the order can't be expressed in SQL.
    package func storedRows(_ query: StoreQuery, first: Int) throws -> StoredRows? {
        guard query.limit == nil, query.offset == 0,
            !query.includesSubentities || schema.family(of: query.entity).count == 1
        else { return nil }
        var beginning = query
        beginning.limit = first
        guard let time = unread.quietTime, let found = try countAndIdentifiers(query, beginning) else {
            guard let rows = try identifiers(query)?.rows else { return nil }
            return StoredRows(self, query, count: rows.count, known: rows)
        }
        let rows = StoredRows(self, query, count: found.count, known: found.rows)
        if found.rows.count == found.count || unread.add(rows, at: time) { return rows }
        guard let all = try identifiers(query)?.rows else { return nil }
        return StoredRows(self, query, count: all.count, known: all)
    }
}
