/// Prefix sums of a list of counts (a binary indexed tree).
public struct FenwickTree: Sendable, Equatable {
    /// `nodes[i]` is the sum of the `lowestBit(i + 1)` counts that end at `i`.
    private var nodes: [Int] = []

    /// Creates a tree without counts.
    public init() {}

    /// Creates a tree of the given counts.
    /// - Complexity: O(*n*).
    public init(_ counts: some Sequence<Int>) {
        for count in counts { append(count) }
    }

    /// The number of counts.
    public var count: Int { nodes.count }

    /// Appends a count.
    /// - Complexity: O(log *n*).
    public mutating func append(_ value: Int) {
        var sum = value
        let end = nodes.count + 1
        var width = 1
        while width < end & -end {
            sum += nodes[end - width - 1]
            width *= 2
        }
        nodes.append(sum)
    }

    /// Adds `difference` to the count at `index`.
    /// - Complexity: O(log *n*).
    public mutating func add(_ difference: Int, at index: Int) {
        var end = index + 1
        while end <= nodes.count {
            nodes[end - 1] += difference
            end += end & -end
        }
    }

    /// Returns the sum of the counts before `index`.
    /// - Complexity: O(log *n*).
    public func sum(before index: Int) -> Int {
        var sum = 0
        var end = index
        while end > 0 {
            sum += nodes[end - 1]
            end -= end & -end
        }
        return sum
    }
}
