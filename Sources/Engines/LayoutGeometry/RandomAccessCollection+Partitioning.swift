extension Range<Int> {
    /// Returns the first number in the range that satisfies a predicate, if all numbers after it also do; the upper
    /// bound if none does.
    ///
    /// It allocates no memory, even in unoptimized builds, where generic code allocates for each element.
    /// - Complexity: O(log *n*).
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
    /// Returns the index of the first element that satisfies a predicate, if all elements after it also do; the end
    /// index if none does.
    ///
    /// It's public and inlinable, so that the layouts that look up frames specialize it for their collections.
    /// - Complexity: O(log *n*).
    @inlinable
    public func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
        let position = (0..<count).partitioningIndex { belongsBehind(self[index(startIndex, offsetBy: $0)]) }
        return index(startIndex, offsetBy: position)
    }
}
