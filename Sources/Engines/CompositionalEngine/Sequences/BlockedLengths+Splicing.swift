import LayoutGeometry

extension BlockedLengths {
    /// Removes elements, and inserts elements without a given length.
    /// - Parameters:
    ///   - removed: The old indexes, sorted without repetitions.
    ///   - inserted: The new indexes, sorted without repetitions.
    /// - Complexity: O(*k* log *b* + *b*) for *k* changes and *b* blocks, plus the size of the changed blocks.
    mutating func splice(removing removed: [Int], inserting inserted: [Int]) {
        guard !blocks.isEmpty else { return }
        remove(removed)
        insert(inserted)
    }

    private mutating func shift(_ blocks: Range<Int>, by distance: Int) {
        guard distance != 0, !blocks.isEmpty else { return }
        firsts.withUnsafeMutableBufferPointer { for index in blocks { $0[index] &+= distance } }
        ends.withUnsafeMutableBufferPointer { for index in blocks { $0[index] &+= distance } }
    }

    private mutating func remove(_ removed: [Int]) {
        var next = 0, block = 0, shift = 0
        var firstChanged: Int?
        while next < removed.count {
            let target = self.block(endingBehind: removed[next], from: block)
            self.shift(block..<target, by: -shift)
            block = target
            guard target < blocks.count else { break }
            while next < removed.count, removed[next] < firsts[target] { (next, shift) = (next + 1, shift + 1) }
            let inside = next
            while next < removed.count, removed[next] < ends[target] { next += 1 }
            let first = firsts[target]
            blocks[target].remove(removed[inside..<next].map { $0 - first })
            firstChanged = firstChanged ?? target
            firsts[target] -= shift
            ends[target] = firsts[target] + blocks[target].count
            shift += next - inside
            block = target + 1
        }
        self.shift(block..<blocks.count, by: -shift)
        guard let firstChanged else { return }
        for block in (firstChanged..<blocks.count).reversed() where blocks[block].isUnset { remove(block) }
        addUp(from: firstChanged)
    }

    private mutating func insert(_ inserted: [Int]) {
        var next = 0, block = 0
        var firstChanged: Int?
        while next < inserted.count {
            // Elements from `block` on have the indexes that they would have without the remaining insertions.
            let place = inserted[next] - next
            let target = self.block(endingBehind: place, from: block)
            shift(block..<target, by: next)
            block = target
            guard target < blocks.count else { break }
            let first = firsts[target], end = ends[target]
            if place <= first {
                while next < inserted.count, inserted[next] - next <= first { next += 1 }
                continue
            }
            let before = next
            var room: [(place: Int, count: Int)] = []
            while next < inserted.count, inserted[next] - next < end {
                let place = inserted[next] - next - first
                if room.last?.place == place {
                    room[room.count - 1].count += 1
                } else {
                    room.append((place, 1))
                }
                next += 1
            }
            let parts = blocks[target].parted(room)
            remove(target)
            for (number, part) in parts.enumerated() {
                insert(part.block, first: first + before + part.offset, at: target + number)
            }
            // A part may contain no given length.
            for number in parts.indices.reversed() where blocks[target + number].isUnset { remove(target + number) }
            block = target + parts.count - parts.count { $0.block.isUnset }
            firstChanged = firstChanged ?? target
        }
        shift(block..<blocks.count, by: next)
        if let firstChanged { addUp(from: firstChanged) }
    }

    private func block(endingBehind place: Int, from start: Int) -> Int {
        (start..<blocks.count).partitioningIndex { ends[$0] > place }
    }
}
