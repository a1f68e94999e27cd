/// The tree structure of an outline, independent of the identity of its items.
struct OutlineShape: Hashable, Sendable {
    /// The number of ancestors of each item.
    var levels: [Int] = []
    /// Whether the items below each item are shown, if it is shown itself.
    var isExpanded: [Bool] = []

    /// The items all of whose ancestors are expanded.
    ///
    /// - Complexity: O(*n*) in the number of items.
    var visibleRows: [Int] {
        var rows: [Int] = []
        // Deeper items are hidden.
        var deepest = Int.max
        for (row, level) in levels.enumerated() where level <= deepest {
            rows.append(row)
            deepest = isExpanded[row] ? Int.max : level
        }
        return rows
    }
}
