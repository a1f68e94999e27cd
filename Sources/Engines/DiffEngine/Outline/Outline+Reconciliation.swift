extension Outline {
    /// Returns this outline with `items`, which are distinct, as its visible items, keeping as much of the tree as
    /// possible.
    ///
    /// Visible items that aren't in `items` are removed with their hidden descendants; remaining children move up. New
    /// items, and the fewest moved items that explain a change of order, are inserted after the visible item before
    /// them, at its level (recorded: `DataSourceRules.md`, "A later plain apply keeps the tree"), or as its first child
    /// if its children follow. A hidden item that becomes visible moves out of the item that hides it.
    ///
    /// - Complexity: O(*n* + *k* log *k*) on average.
    @inlinable package func reconciled(withVisible items: [Identifier]) -> Outline {
        var table = table
        let wanted = items.map { table.insert($0) }
        let visible = visibleHandles
        if visible == wanted { return self }

        // The visible items as blocks: each with the hidden items after it.
        var blockStarts = [Int](repeating: -1, count: table.count)
        var blockRanges: [Range<Int>] = []
        for handle in visible {
            let start = order.position(of: handle, notes: notes)
            if let last = blockRanges.indices.last { blockRanges[last] = blockRanges[last].lowerBound..<start }
            blockStarts[Int(handle)] = blockRanges.count
            blockRanges.append(start..<count)
        }
        var isWanted = [Bool](repeating: false, count: table.count)
        for handle in wanted { isWanted[Int(handle)] = true }

        // Items that keep their order are fixed; the others are inserted at their new positions.
        let kept = wanted.filter { blockStarts[Int($0)] >= 0 }
        let stays = longestIncreasingSubsequence(of: kept.map { blockStarts[Int($0)] })
        var isSettled = [Bool](repeating: false, count: table.count)
        for (index, handle) in kept.enumerated() { isSettled[Int(handle)] = stays[index] }
        let levels = levels(ofVisible: visible, amongSettled: isSettled)

        // The level of the next fixed item, for each wanted item.
        var nextLevels = [Int32](repeating: -1, count: wanted.count)
        var nextLevel: Int32 = -1
        for (index, handle) in wanted.enumerated().reversed() {
            nextLevels[index] = nextLevel
            if isSettled[Int(handle)] { nextLevel = levels[blockStarts[Int(handle)]] }
        }

        var handles: [Handle] = []
        var newNodes: [Node] = []
        var previousLevel: Int32 = 0
        for (index, handle) in wanted.enumerated() {
            let block = blockStarts[Int(handle)]
            let isFirstChild = index > 0 && nextLevels[index] > previousLevel
            let level = isSettled[Int(handle)] ? levels[block] : isFirstChild ? previousLevel + 1 : previousLevel
            previousLevel = level
            guard block >= 0 else {
                handles.append(handle)
                newNodes.append(Node(level: level))
                continue
            }
            let lift = nodes[Int(handle)].level - level
            // The levels of the hidden ancestors that were removed because they are wanted elsewhere.
            var leftLevels: [Int32] = []
            for element in order.elements[blockRanges[block]] {
                var node = nodes[Int(element)]
                while let last = leftLevels.last, last >= node.level { leftLevels.removeLast() }
                if element != handle, isWanted[Int(element)] {
                    leftLevels.append(node.level)
                    continue
                }
                node.level -= lift + Int32(leftLevels.count)
                handles.append(element)
                newNodes.append(node)
            }
        }
        let result = Outline(table: table, handles: handles, nodes: newNodes)
        result.checkInvariants()
        return result
    }

    /// Returns the levels of visible items if only the fixed ones remain.
    @inlinable package func levels(ofVisible visible: [Handle], amongSettled isSettled: [Bool]) -> [Int32] {
        var levels: [Int32] = []
        levels.reserveCapacity(visible.count)
        // The stack of the item's ancestors, with the number of fixed ones.
        var ancestors: [(level: Int32, settledCount: Int32)] = []
        for handle in visible {
            let level = nodes[Int(handle)].level
            while let last = ancestors.last, last.level >= level { ancestors.removeLast() }
            let settledCount = ancestors.last?.settledCount ?? 0
            levels.append(settledCount)
            ancestors.append((level, settledCount + (isSettled[Int(handle)] ? 1 : 0)))
        }
        return levels
    }

    /// Creates an outline of distinct roots.
    @inlinable package init(roots: [Identifier]) {
        var table = IdentifierTable<Identifier>()
        let handles = roots.map { table.insert($0) }
        self.init(table: table, handles: handles, nodes: handles.map { _ in Node(level: 0) })
    }
}
