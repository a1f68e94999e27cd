extension BlockedLengths {
    /// A description of the first violated invariant of the blocks and their sums; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n*) in the number of given lengths.
    package var brokenInvariant: String? {
        let count = blocks.count
        guard [firsts.count, ends.count, counts.count, pixels.count, points.count].allSatisfy({ $0 == count }) else {
            return "There are \(count) blocks, but not as many bounds or sums."
        }
        var sum = Sum()
        for index in 0..<count {
            let block = blocks[index]
            guard block.count > 0, block.count <= Block.capacity, ends[index] - firsts[index] == block.count else {
                return "Block \(index) has \(block.count) lengths between \(firsts[index]) and \(ends[index])."
            }
            guard index == 0 || ends[index - 1] <= firsts[index] else {
                return "Block \(index) begins before the one in front of it ends."
            }
            guard !block.isUnset else { return "Block \(index) has no length." }
            let own = block.sum(from: 0, to: block.count)
            guard own.count == block.total.count, own.pixels == block.total.pixels, own.points == block.total.points
            else { return "Block \(index) doesn't add up." }
            guard counts[index] == sum.count, pixels[index] == sum.pixels,
                abs(points[index] - sum.points) <= 1e-9 * Swift.max(1, abs(sum.points))
            else { return "The sums before block \(index) are wrong." }
            sum += block.total
        }
        guard total.count == sum.count, total.pixels == sum.pixels else { return "The sum of all doesn't add up." }
        return nil
    }
}
