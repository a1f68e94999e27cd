/// Returns for each of several distinct numbers whether it belongs to one longest increasing subsequence.
///
/// Patience sorting: each number is placed on the leftmost pile whose top is greater. Following each number to the top
/// of the pile on its left at that time gives the subsequence backwards. A number is often placed on the pile after its
/// predecessor's, and a maximum always on a new pile, so these are tried before a binary search.
///
/// - Complexity: O(*n* log *n*); O(*n*) if the numbers increase, or consist of long increasing runs.
@inlinable public func longestIncreasingSubsequence<Number: FixedWidthInteger>(of values: [Number]) -> [Bool] {
    values.withUnsafeBufferPointer { values in longestIncreasingSubsequence(values.count) { values[$0] } }
}

/// The same for numbers that a closure returns by index.
@inlinable package func longestIncreasingSubsequence<Number: FixedWidthInteger>(
    _ valueCount: Int, _ number: (Int) -> Number
) -> [Bool] {
    if valueCount < 2 || (1..<valueCount).allSatisfy({ number($0 - 1) < number($0) }) {
        return [Bool](repeating: true, count: valueCount)
    }
    // For each number, the top of the pile on its left at that time; -1 on the first pile.
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: valueCount) { predecessors in
        // The value at the top of each pile, and its index.
        withUnsafeTemporaryAllocation(of: (value: Number, index: Int32).self, capacity: valueCount) { tops in
            var count = 0
            var pile = -1
            for index in 0..<valueCount {
                let value = number(index)
                if pile >= 0, tops[pile].value < value, pile + 1 == count || value < tops[pile + 1].value {
                    pile += 1
                } else if count > 0, tops[count - 1].value < value {
                    // Continues at the end after a moved item.
                    pile = count
                } else {
                    var low = 0
                    var length = count
                    // Written so that it compiles to a conditional move, because the branch can't be predicted.
                    while length > 0 {
                        let half = length / 2
                        let isLower = tops[low + half].value < value
                        low = isLower ? low + half + 1 : low
                        length = isLower ? length - half - 1 : half
                    }
                    pile = low
                }
                predecessors.initializeElement(at: index, to: pile > 0 ? tops[pile - 1].index : -1)
                tops.initializeElement(at: pile, to: (value, Int32(index)))
                count = max(count, pile + 1)
            }
            var isMember = [Bool](repeating: false, count: valueCount)
            var index = Int(tops[count - 1].index)
            while index >= 0 {
                isMember[index] = true
                index = Int(predecessors[index])
            }
            return isMember
        }
    }
}
