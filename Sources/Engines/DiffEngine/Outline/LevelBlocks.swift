import Synchronization

/// The levels of an outline's items, summed up by blocks of neighbors, so that what an item lies below is found without
/// visiting all items between.
package struct LevelBlocks: Sendable {
    /// What the search is told of an item by its position.
    package typealias Item = (level: Int32, isExpanded: Bool)

    package struct Block: Sendable {
        /// The lowest level in the block.
        package var lowest = Int32.max
        /// The level of the collapsed item, nearest to the root, that the end of the block lies below; none: the largest
        /// number.
        package var collapsed = Int32.max

        @inlinable package init() {}
    }

    package var blocks: [Block]

    /// How many items a block has.
    @inlinable package static var size: Int { 256 }

    /// - Complexity: O(*n*).
    @inlinable package init(count: Int, item: (Int) -> Item) {
        blocks = []
        blocks.reserveCapacity(count / Self.size + 1)
        for start in stride(from: 0, to: count, by: Self.size) {
            blocks.append(Block())
            sumUp(start..<min(start + Self.size, count), item: item)
        }
    }

    /// Takes note that an item was expanded or collapsed.
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

    /// The position of the item that one lies below, nil for a root.
    /// - Complexity: O(the size of a block + the number of blocks).
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

    /// Whether all that an item lies below is expanded.
    /// - Complexity: As `parent(of:item:)`.
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

/// The blocks of an outline, which are made when they are first asked for, and shared by copies.
///
/// Any thread may ask; if two do at once, one's result is thrown away.
package final class LevelBlocksBox: @unchecked Sendable {
    package final class Contents {
        package let blocks: LevelBlocks

        @inlinable package init(_ blocks: LevelBlocks) { self.blocks = blocks }
    }

    package let pointer = Atomic<UnsafeRawPointer?>(nil)

    @inlinable package init() {}

    deinit { pointer.letGo() }

    @inlinable package var known: LevelBlocks? {
        pointer.load(ordering: .acquiring).map {
            Unmanaged<Contents>.fromOpaque($0).takeUnretainedValue().blocks
        }
    }

    @inlinable package func remember(_ blocks: LevelBlocks) -> LevelBlocks { pointer.keep(Contents(blocks)).blocks }
}
