import Synchronization

/// Summaries of the levels of an outline's items by blocks of neighbors, so that an item's parent is found without
/// visiting all items between them.
package struct LevelBlocks: Sendable {
    /// The level of an item, and whether it's expanded, by its position.
    package typealias Item = (level: Int32, isExpanded: Bool)

    package struct Block: Sendable {
        /// The smallest level in the block.
        package var lowest = Int32.max
        /// The smallest level of a collapsed item that is an ancestor of the end of the block; the largest number if
        /// there's no such item.
        package var collapsed = Int32.max

        @inlinable package init() {}
    }

    package var blocks: [Block]

    /// The number of items in a block.
    @inlinable package static var size: Int { 256 }

    /// Creates the blocks of an outline.
    /// - Complexity: O(*n*).
    @inlinable package init(count: Int, item: (Int) -> Item) {
        blocks = []
        blocks.reserveCapacity(count / Self.size + 1)
        for start in stride(from: 0, to: count, by: Self.size) {
            blocks.append(Block())
            sumUp(start..<min(start + Self.size, count), item: item)
        }
    }

    /// Updates the block of an item that was expanded or collapsed.
    /// - Complexity: O(1).
    @inlinable package mutating func update(at position: Int, count: Int, item: (Int) -> Item) {
        let start = position / Self.size * Self.size
        sumUp(start..<min(start + Self.size, count), item: item)
    }

    @inlinable package mutating func sumUp(_ range: Range<Int>, item: (Int) -> Item) {
        var block = Block()
        for position in range.reversed() {
            let item = item(position)
            guard item.level < block.lowest else { continue }
            block.lowest = item.level
            if !item.isExpanded { block.collapsed = item.level }
        }
        blocks[range.lowerBound / Self.size] = block
    }

    /// Returns the position of an item's parent, or `nil` for a root.
    /// - Complexity: O(*b* + *n*) for *n* blocks of *b* items.
    @inlinable package func parent(of position: Int, item: (Int) -> Item) -> Int? {
        let level = item(position).level
        guard level > 0 else { return nil }
        var end = position
        var block = position / Self.size
        while true {
            for candidate in (block * Self.size..<end).reversed() where item(candidate).level < level {
                return candidate
            }
            repeat { block -= 1 } while blocks[block].lowest >= level
            end = (block + 1) * Self.size
        }
    }

    /// Returns whether all ancestors of an item are expanded.
    /// - Complexity: The same as `parent(of:item:)`.
    @inlinable package func isVisible(_ position: Int, item: (Int) -> Item) -> Bool {
        var level = item(position).level
        let block = position / Self.size
        for candidate in (block * Self.size..<position).reversed() {
            let item = item(candidate)
            guard item.level < level else { continue }
            guard item.isExpanded else { return false }
            level = item.level
        }
        for block in blocks[..<block].reversed() {
            if level == 0 { return true }
            if block.collapsed < level { return false }
            level = min(level, block.lowest)
        }
        return true
    }
}

/// The blocks of an outline, which are computed on demand and shared by copies.
///
/// Any thread can query them; if two compute them at the same time, one result is discarded.
package final class LevelBlocksBox: @unchecked Sendable {
    package final class Contents {
        package let blocks: LevelBlocks

        @inlinable package init(_ blocks: LevelBlocks) { self.blocks = blocks }
    }

    package let pointer = Atomic<UnsafeRawPointer?>(nil)

    @inlinable package init() {}

    deinit { pointer.release() }

    @inlinable package var known: LevelBlocks? {
        pointer.load(ordering: .acquiring).map {
            Unmanaged<Contents>.fromOpaque($0).takeUnretainedValue().blocks
        }
    }

    @inlinable package func store(_ blocks: LevelBlocks) -> LevelBlocks { pointer.keep(Contents(blocks)).blocks }
}
