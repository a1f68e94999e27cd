extension RandomAccessCollection {
    /// The index of the first element that belongs behind a place, if all that follow it do so, too; the end's if none does.
    ///
    /// Public and inlinable, so that the layouts that look up frames compile it for their own collections.
    /// - Complexity: O(log n).
    @inlinable
    public func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongsBehind(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
