extension Range<Int> {
    /// The first number that belongs behind a place, if all that follow it do so, too; the upper bound if none does.
    ///
    /// Asks for no memory, not even where nothing is optimized, as generic code does for each element that it looks at.
    /// - Complexity: O(log n).
    @inlinable
    public func partitioningIndex(where belongsBehind: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if belongsBehind(middle) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }
}

extension RandomAccessCollection {
    /// The index of the first element that belongs behind a place, if all that follow it do so, too; the end's if none does.
    ///
    /// Public and inlinable, so that the layouts that look up frames compile it for their own collections.
    /// - Complexity: O(log n).
    @inlinable
    public func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
        let position = (0..<count).partitioningIndex { belongsBehind(self[index(startIndex, offsetBy: $0)]) }
        return index(startIndex, offsetBy: position)
    }
}
