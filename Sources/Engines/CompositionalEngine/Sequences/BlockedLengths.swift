/// A sequence of lengths that are all alike but for some exceptions, with its prefix sums.
///
/// The exceptions stand sorted in blocks with their sums, so that a change touches one block and memory grows with the
/// exceptions, not with the sequence. A position is found by passing over whole blocks.
package struct BlockedLengths: Sendable, Hashable {
    /// By how much one length differs from the common one.
    private struct Exception: Sendable, Hashable {
        var index: Int
        var difference: Double
    }

    private struct Block: Sendable, Hashable {
        var exceptions: [Exception]
        var sum: Double
    }

    /// Blocks are split when they reach this size.
    private static let capacity = 512

    /// The length of every element that is no exception; not negative.
    package let commonLength: Double
    private var blocks: [Block] = []

    package init(commonLength: Double) {
        self.commonLength = Swift.max(0, commonLength)
    }

    /// The length of an element. Setting a negative length sets 0.
    /// - Complexity: O(log b + log c) to read, O(c) to write, for b blocks of capacity c.
    package subscript(index: Int) -> Double {
        get {
            guard let block = blockIndex(for: index) else { return commonLength }
            let exceptions = blocks[block].exceptions
            let position = exceptions.partitioningIndex { $0.index >= index }
            guard position < exceptions.count, exceptions[position].index == index else { return commonLength }
            return commonLength + exceptions[position].difference
        }
        set { setDifference(Swift.max(0, newValue) - commonLength, at: index) }
    }

    /// The sum of the lengths before `index`.
    /// - Complexity: O(b + c) for b blocks of capacity c.
    package func sum(before index: Int) -> Double {
        var difference = 0.0
        for block in blocks {
            guard let last = block.exceptions.last, last.index >= index else {
                difference += block.sum
                continue
            }
            for exception in block.exceptions {
                guard exception.index < index else { break }
                difference += exception.difference
            }
            break
        }
        return Double(index) * commonLength + difference
    }

    /// The last element of the first `count` that starts at or before `position`; 0 if none does, nil if `count` is 0.
    /// - Complexity: O(b + c) for b blocks of capacity c.
    package func index(at position: Double, count: Int) -> Int? {
        guard count > 0 else { return nil }
        guard position > 0 else { return 0 }
        var difference = 0.0
        // The first element whose start does not follow from `difference` alone.
        func candidate(before limit: Int) -> Int {
            guard commonLength > 0 else { return limit }
            let quotient = ((position - difference) / commonLength).rounded(.down)
            guard quotient > 0 else { return 0 }
            return quotient >= Double(limit) ? limit : Int(quotient)
        }
        for (number, block) in blocks.enumerated() {
            guard let first = block.exceptions.first, first.index < count else { break }
            if position < Double(first.index) * commonLength + difference {
                return Swift.min(candidate(before: first.index), count - 1)
            }
            if number + 1 < blocks.count, let next = blocks[number + 1].exceptions.first,
                position >= Double(next.index) * commonLength + difference + block.sum
            {
                difference += block.sum
                continue
            }
            for exception in block.exceptions {
                let start = Double(exception.index) * commonLength + difference
                if position < start { return Swift.min(candidate(before: exception.index), count - 1) }
                difference += exception.difference
                // Elements behind the exception start where it ends.
                if position < start + commonLength + exception.difference {
                    return Swift.min(exception.index, count - 1)
                }
            }
        }
        return Swift.min(candidate(before: count - 1), count - 1)
    }

    /// Makes all elements alike again.
    package mutating func removeExceptions() {
        blocks.removeAll()
    }

    private func blockIndex(for index: Int) -> Int? {
        guard !blocks.isEmpty else { return nil }
        let next = blocks.partitioningIndex { ($0.exceptions.first?.index ?? .max) > index }
        return Swift.max(0, next - 1)
    }

    private mutating func setDifference(_ difference: Double, at index: Int) {
        guard let block = blockIndex(for: index) else {
            guard difference != 0 else { return }
            blocks.append(Block(exceptions: [Exception(index: index, difference: difference)], sum: difference))
            return
        }
        let position = blocks[block].exceptions.partitioningIndex { $0.index >= index }
        var change = difference
        if position < blocks[block].exceptions.count, blocks[block].exceptions[position].index == index {
            change -= blocks[block].exceptions[position].difference
            blocks[block].exceptions[position].difference = difference
        } else if difference != 0 {
            blocks[block].exceptions.insert(Exception(index: index, difference: difference), at: position)
        } else {
            return
        }
        blocks[block].sum += change
        if blocks[block].exceptions.count >= Self.capacity { split(block) }
    }

    private mutating func split(_ block: Int) {
        let exceptions = blocks[block].exceptions
        let half = exceptions.count / 2
        func made(_ part: ArraySlice<Exception>) -> Block {
            Block(exceptions: Array(part), sum: part.reduce(0) { $0 + $1.difference })
        }
        blocks[block] = made(exceptions[..<half])
        blocks.insert(made(exceptions[half...]), at: block + 1)
    }
}

extension Array {
    /// The first index whose element satisfies `belongsBehind`, in an array in which all such elements stand last.
    /// - Complexity: O(log n).
    func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
