/// For distinct numbers, whether each belongs to one longest increasing subsequence.
///
/// Patience sorting: each number goes on the leftmost pile whose top is greater; following each number to the top of
/// the pile on its left at that time gives the subsequence backwards. A number that follows its predecessor mostly goes
/// on the next pile, so that is tried before all piles are searched.
///
/// - Complexity: O(*n* log *n*); O(*n*) if the numbers increase, or consist of long runs that do.
@inlinable public func longestIncreasingSubsequence<Number: FixedWidthInteger>(of values: [Number]) -> [Bool] {
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return [Bool](repeating: true, count: values.count) }
    return values.withUnsafeBufferPointer { values in
        // For each number the one on top of the pile on its left, -1 if it was on the first.
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: values.count) { predecessors in
            // What is on top of each pile, and which number that is.
            withUnsafeTemporaryAllocation(of: (value: Number, index: Int32).self, capacity: values.count) { tops in
                var count = 0
                var pile = -1
                for index in values.indices {
                    let value = values[index]
                    if pile >= 0, tops[pile].value < value, pile + 1 == count || value < tops[pile + 1].value {
                        pile += 1
                    } else {
                        var low = 0
                        var length = count
                        // Written so that it compiles to a conditional move: no prediction helps in a search.
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
                var isMember = [Bool](repeating: false, count: values.count)
                var index = Int(tops[count - 1].index)
                while index >= 0 {
                    isMember[index] = true
                    index = Int(predecessors[index])
                }
                return isMember
            }
        }
    }
}
