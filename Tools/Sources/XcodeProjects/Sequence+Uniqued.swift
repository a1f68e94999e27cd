extension Sequence where Element: Hashable {
    /// The elements without duplicates, at their first positions.
    package var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
