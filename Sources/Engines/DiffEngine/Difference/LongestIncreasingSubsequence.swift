/// For distinct numbers, whether each belongs to one longest increasing subsequence.
///
/// Patience sorting: each number goes on the leftmost pile whose top is greater; following each number to the top of
/// the pile on its left at that time gives the subsequence backwards.
///
/// - Complexity: O(*n* log *n*); O(*n*) if the numbers increase.
package func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) {
        return [Bool](repeating: true, count: values.count)
    }
    var isMember = [Bool](repeating: false, count: values.count)
    var tops: [Int] = []
    var predecessors = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = 0
        var high = tops.count
        while low < high {
            let middle = (low + high) / 2
            if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { predecessors[index] = tops[low - 1] }
        if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var index = tops.last ?? -1
    while index >= 0 {
        isMember[index] = true
        index = predecessors[index]
    }
    return isMember
}
