/// How the items of an outline lie below each other, apart from which items they are.
struct OutlineShape: Hashable, Sendable {
    /// How many items stand above each item.
    var levels: [Int] = []
    /// Whether the items below each item are shown, if it is shown itself.
    var isExpanded: [Bool] = []

    /// The items all of whose ancestors are expanded.
    ///
    /// - Complexity: O(*n*) in the number of items.
    var visibleRows: [Int] {
        var rows: [Int] = []
        // What is deeper than this is hidden.
        var deepest = Int.max
        for (row, level) in levels.enumerated() where level <= deepest {
            rows.append(row)
            deepest = isExpanded[row] ? Int.max : level
        }
        return rows
    }
}
