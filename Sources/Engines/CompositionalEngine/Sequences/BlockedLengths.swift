import LayoutGeometry

/// A sequence of lengths with its prefix sums. Some lengths are given individually; all others are equal.
///
/// Given lengths are stored in blocks of neighbors, with the sums before each block. A change updates one block and the
/// sums after it, and the memory depends on the number of given lengths, not on the length of the sequence. A length of
/// whole pixels uses four bytes, and such lengths are added as integers: a sum doesn't depend on the order of the
/// changes.
package struct BlockedLengths: Sendable {
    /// The length of all elements without a given length; not negative.
    package private(set) var commonLength: Double
    /// The gap between two elements. No length may be less than `-gap`.
    private(set) var gap: Double
    /// The number of pixels per point.
    private(set) var scale: Double

    var blocks: [Block] = []
    /// The first element of each block, and the end of each block.
    var firsts: [Int] = []
    var ends: [Int] = []
    /// The sums before each block, by part.
    var counts: [Int] = []
    var pixels: [Int] = []
    var points: [Double] = []
    /// The sum of all given lengths.
    var total = Sum()
    /// Whether the prefix sums are updated later, after many changes.
    private var isDeferring = false

    /// A sum of given lengths.
    struct Sum: Sendable {
        var count = 0
        var pixels = 0
        var points = 0.0
    }

    package init(commonLength: Double = 0, gap: Double = 0, scale: Double = 1) {
        self.commonLength = Swift.max(0, commonLength)
        self.gap = gap
        self.scale = scale
    }

    /// Returns the given lengths in another sequence.
    /// - Complexity: O(1) unless the scale changes.
    func rebased(commonLength: Double, gap: Double, scale: Double) -> BlockedLengths {
        var result = rebased(scale: scale)
        result.commonLength = Swift.max(0, commonLength)
        result.gap = gap
        return result
    }

    /// Returns the same lengths at another scale.
    /// - Complexity: O(1) unless the scale changes.
    func rebased(scale: Double) -> BlockedLengths {
        guard scale != self.scale else { return self }
        var result = self
        result.scale = scale
        for index in blocks.indices { result.blocks[index].encode(from: self.scale, to: scale) }
        result.addUp(from: 0)
        return result
    }

    /// The distance between elements without given lengths.
    var pitch: Double { commonLength + gap }

    /// Whether no length is given.
    package var isEmpty: Bool { blocks.isEmpty }

    /// The number of given lengths.
    package var explicitCount: Int { total.count }

    /// The number of bytes used by the lengths.
    package var byteCount: Int {
        blocks.reduce(0) { $0 + $1.byteCount } + blocks.capacity * MemoryLayout<Block>.stride
            + (firsts.capacity + ends.capacity + counts.capacity + pixels.capacity + points.capacity)
            * MemoryLayout<Int>.stride
    }

    // MARK: Single lengths

    /// The length of an element. Setting a negative length sets 0.
    /// - Complexity: O(log *b*) to read, O(*b* + *c*) to write, for *b* blocks of at most *c* elements.
    package subscript(index: Int) -> Double {
        get { given(index) ?? commonLength }
        set { set(Swift.max(0, newValue), at: index) }
    }

    /// Returns the given length of an element, or `nil` if there isn't one.
    package func given(_ index: Int) -> Double? {
        guard let block = blockIndex(for: index), index < ends[block] else { return nil }
        return blocks[block].length(at: index - firsts[block], scale: scale)
    }

    /// Returns whether any of the elements has a given length.
    func hasExplicit(in range: Range<Int>) -> Bool {
        var block = blockIndex(for: range.lowerBound) ?? 0
        while block < blocks.count, firsts[block] < range.upperBound {
            let start = Swift.max(range.lowerBound, firsts[block]), end = Swift.min(range.upperBound, ends[block])
            let part = blocks[block].sum(from: start - firsts[block], to: end - firsts[block])
            if part.count > 0 { return true }
            block += 1
        }
        return false
    }

    /// The last element with a given length; -1 if there isn't one.
    var lastExplicit: Int {
        guard let last = blocks.indices.last else { return -1 }
        var index = ends[last] - 1
        while index > firsts[last], given(index) == nil { index -= 1 }
        return index
    }

    /// Calls `body` for each given length from the given element on, in order.
    func forEachExplicit(from index: Int, _ body: (Int, Double) -> Void) {
        for block in ends.partitioningIndex(where: { $0 > index })..<blocks.count {
            for element in Swift.max(index, firsts[block])..<ends[block] {
                if let length = blocks[block].length(at: element - firsts[block], scale: scale) {
                    body(element, length)
                }
            }
        }
    }

    // MARK: Sums

    /// Returns the sum of the lengths before `index`, each including the gap after it.
    /// - Complexity: O(log *b* + *c*) for *b* blocks of at most *c* elements.
    package func sum(before index: Int) -> Double {
        blocks.isEmpty ? Double(index) * pitch : start(of: index, behind: given(before: index))
    }

    /// Returns the start of an element, based on the sum of the given lengths before it.
    @inline(__always) func start(of index: Int, behind sum: Sum) -> Double {
        guard sum.count > 0 else { return Double(index) * pitch }
        return Double(sum.pixels) / scale + sum.points + Double(index - sum.count) * commonLength + Double(index) * gap
    }

    /// Returns the sum of the given lengths before an element.
    func given(before index: Int) -> Sum {
        guard let block = blockIndex(for: index) else { return Sum() }
        if index >= ends[block] { return block + 1 < blocks.count ? sum(beforeBlock: block + 1) : total }
        var sum = sum(beforeBlock: block)
        sum += blocks[block].sum(from: 0, to: index - firsts[block])
        return sum
    }

    func sum(beforeBlock block: Int) -> Sum {
        Sum(count: counts[block], pixels: pixels[block], points: points[block])
    }

    /// Returns the last of the first `count` elements that starts at or before `position`; 0 if none does, `nil` if
    /// `count` is 0.
    /// - Complexity: O(log *b* + *c*) for *b* blocks of at most *c* elements.
    package func index(at position: Double, count: Int) -> Int? {
        guard count > 0 else { return nil }
        guard position >= 0 else { return 0 }
        let next = blocks.indices.partitioningIndex {
            firsts[$0] >= count || start(of: firsts[$0], behind: self.sum(beforeBlock: $0)) > position
        }
        let limit = next < blocks.count ? Swift.min(firsts[next], count) : count
        guard next > 0 else { return common(at: position, from: 0, start: 0, limit: limit) }
        let block = next - 1
        var sum = self.sum(beforeBlock: block)
        for element in firsts[block]..<Swift.min(ends[block], count) {
            blocks[block].add(element - firsts[block], to: &sum)
            if start(of: element + 1, behind: sum) > position { return element }
        }
        return common(at: position, from: ends[block], start: start(of: ends[block], behind: sum), limit: limit)
    }

    /// Returns the element at a position in a range of elements of the common length.
    private func common(at position: Double, from first: Int, start: Double, limit: Int) -> Int {
        let last = limit - 1
        guard pitch > 0 else { return last }
        let quotient = Swift.max(0, ((position - start) / pitch).rounded(.down))
        return quotient >= Double(last - first) ? last : first + Int(quotient)
    }

    // MARK: Changes

    /// Removes the given lengths from the given element on.
    package mutating func removeAll(from index: Int = 0) {
        guard let last = ends.last, last > index else { return }
        var kept = ends.partitioningIndex { $0 > index }
        if firsts[kept] < index {
            blocks[kept].truncate(to: index - firsts[kept])
            ends[kept] = index
            if !blocks[kept].isUnset { kept += 1 }
        }
        blocks.removeSubrange(kept...)
        firsts.removeSubrange(kept...)
        ends.removeSubrange(kept...)
        addUp(from: kept)
    }

    /// Sets many lengths, in the order of their elements.
    mutating func set(_ lengths: [(index: Int, length: Double)]) {
        isDeferring = true
        for (index, length) in lengths { set(length, at: index) }
        isDeferring = false
        addUp(from: 0)
    }

    /// Sets or removes the given length of an element.
    mutating func set(_ length: Double?, at index: Int) {
        if let block = blockIndex(for: index), index < ends[block] {
            let old = blocks[block].total
            blocks[block].set(length, at: index - firsts[block], scale: scale)
            if blocks[block].isUnset {
                remove(block)
                addUp(from: block)
            } else {
                sumChanged(of: block, from: old)
            }
        } else if let length {
            insert(length, at: index)
        }
    }

    private mutating func insert(_ length: Double, at index: Int) {
        let block = blockIndex(for: index)
        if let block, index - ends[block] <= Block.largestGap, index - firsts[block] < Block.capacity {
            let old = blocks[block].total
            blocks[block].append(length, behind: index - ends[block], scale: scale)
            ends[block] = index + 1
            return sumChanged(of: block, from: old)
        }
        let next = block.map { $0 + 1 } ?? 0
        if next < blocks.count, firsts[next] - index <= Block.largestGap, ends[next] - index <= Block.capacity {
            let old = blocks[next].total
            blocks[next].prepend(length, before: firsts[next] - index - 1, scale: scale)
            firsts[next] = index
            return sumChanged(of: next, from: old)
        }
        insert(Block(length, scale: scale), first: index, at: next)
        addUp(from: next)
    }

    private func blockIndex(for index: Int) -> Int? {
        guard let last = firsts.last else { return nil }
        if index >= last { return firsts.count - 1 }
        let next = firsts.partitioningIndex { $0 > index }
        return next > 0 ? next - 1 : nil
    }

    mutating func insert(_ block: Block, first: Int, at position: Int) {
        blocks.insert(block, at: position)
        firsts.insert(first, at: position)
        ends.insert(first + block.count, at: position)
    }

    mutating func remove(_ block: Int) {
        blocks.remove(at: block)
        firsts.remove(at: block)
        ends.remove(at: block)
    }

    private mutating func sumChanged(of block: Int, from old: Sum) {
        guard !isDeferring else { return }
        let new = blocks[block].total
        func add<Value: AdditiveArithmetic>(_ change: Value, to sums: inout [Value]) {
            guard change != .zero else { return }
            sums.withUnsafeMutableBufferPointer { sums in
                for index in block + 1..<sums.count { sums[index] += change }
            }
        }
        add(new.count - old.count, to: &counts)
        add(new.pixels &- old.pixels, to: &pixels)
        total.count += new.count - old.count
        total.pixels += new.pixels - old.pixels
        // Adding the difference would accumulate rounding errors.
        if new.points != 0 || old.points != 0 { addUp(from: block) }
    }

    /// Updates the prefix sums from a block on.
    mutating func addUp(from block: Int) {
        guard !isDeferring else { return }
        var sum = Sum()
        if block > 0 {
            sum = self.sum(beforeBlock: block - 1)
            sum += blocks[block - 1].total
        }
        counts.removeSubrange(block...)
        pixels.removeSubrange(block...)
        points.removeSubrange(block...)
        for index in block..<blocks.count {
            counts.append(sum.count)
            pixels.append(sum.pixels)
            points.append(sum.points)
            sum += blocks[index].total
        }
        total = sum
    }
}

extension BlockedLengths.Sum {
    static func += (left: inout Self, right: Self) {
        left.count += right.count
        left.pixels += right.pixels
        left.points += right.points
    }
}
