/// The rows that contain each symbol, so that no search visits all rows.
///
/// Rows are identified by their basic symbols. The entries of all columns are linked lists in one array: most columns
/// have one to three entries, and a separate array for each would need more memory than its entries.
@usableFromInline struct Columns: Sendable {
    @usableFromInline struct Entry: Sendable {
        @usableFromInline var row: Symbol
        @usableFromInline var next: Int32

        @inlinable init(row: Symbol, next: Int32) {
            self.row = row
            self.next = next
        }
    }

    /// The first entry of each symbol's column, -1 for none.
    @usableFromInline var heads: [Int32] = []
    @usableFromInline var entries: [Entry] = []
    /// The first entry of the free list, -1 for none.
    @usableFromInline var firstFree: Int32 = -1

    @inlinable init() {}

    /// Creates an empty column for each symbol.
    @inlinable init(symbolCount: Int) {
        heads = [Int32](repeating: -1, count: symbolCount)
    }

    @inlinable mutating func appendColumn() {
        heads.append(-1)
    }

    @inlinable func isEmpty(_ symbol: Symbol) -> Bool {
        heads[Int(symbol)] < 0
    }

    /// Adds a row to the column of `symbol`. Complexity: O(1).
    @inlinable mutating func insert(_ row: Symbol, in symbol: Symbol) {
        let entry = Entry(row: row, next: heads[Int(symbol)])
        if firstFree >= 0 {
            heads[Int(symbol)] = firstFree
            firstFree = entries[Int(firstFree)].next
            entries[Int(heads[Int(symbol)])] = entry
        } else {
            heads[Int(symbol)] = Int32(entries.count)
            entries.append(entry)
        }
    }

    /// Removes a row, which must be present, from the column of `symbol`. Complexity: O(*n*) in the number of rows of
    /// the column.
    @inlinable mutating func remove(_ row: Symbol, from symbol: Symbol) {
        var previous: Int32 = -1
        var current = heads[Int(symbol)]
        while current >= 0 {
            let next = entries[Int(current)].next
            if entries[Int(current)].row == row {
                if previous < 0 { heads[Int(symbol)] = next } else { entries[Int(previous)].next = next }
                entries[Int(current)].next = firstFree
                firstFree = current
                return
            }
            previous = current
            current = next
        }
    }

    /// Moves all rows of the column of `symbol` to `rows`. Complexity: O(*n*) in the number of rows of the column.
    @inlinable mutating func removeAll(from symbol: Symbol, into rows: inout [Symbol]) {
        rows.removeAll(keepingCapacity: true)
        var current = heads[Int(symbol)]
        while current >= 0 {
            let next = entries[Int(current)].next
            rows.append(entries[Int(current)].row)
            entries[Int(current)].next = firstFree
            firstFree = current
            current = next
        }
        heads[Int(symbol)] = -1
    }

    /// Returns the rows that contain `symbol`. Complexity: O(*n*) in their number.
    @inlinable func rows(of symbol: Symbol) -> [Symbol] {
        var rows: [Symbol] = []
        forEachRow(of: symbol) { rows.append($0) }
        return rows
    }

    /// Returns the number of rows that contain `symbol`. Complexity: O(*n*) in their number.
    @inlinable func rowCount(of symbol: Symbol) -> Int {
        var count = 0
        forEachRow(of: symbol) { _ in count += 1 }
        return count
    }

    @inlinable func forEachRow(of symbol: Symbol, _ body: (Symbol) -> Void) {
        var current = heads[Int(symbol)]
        while current >= 0 {
            let entry = entries[Int(current)]
            body(entry.row)
            current = entry.next
        }
    }

    /// Removes the entries of all columns.
    @inlinable mutating func removeAll() {
        for index in heads.indices { heads[index] = -1 }
        entries.removeAll(keepingCapacity: true)
        firstFree = -1
    }
}
