/// The tree structure of an outline, independent of the identity of its items.
struct OutlineShape: Hashable, Sendable {
    /// The number of ancestors of each item.
    var levels: [Int] = []
    /// Whether each item is expanded. Its children are visible only if the item is visible, too.
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
