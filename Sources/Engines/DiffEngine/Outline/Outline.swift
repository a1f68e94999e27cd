/// A forest of items, each expanded or collapsed: the content of one section of an outline.
///
/// Items are stored in depth-first order with their levels, so a subtree is a range of items, and one list determines
/// the order of roots and children, and the visible items.
///
/// Identifiers of removed items may be kept until they are as many as the existing ones.
package struct Outline<Identifier: Hashable> {
    /// The properties of an item, except for its position.
    package struct Node: Sendable {
        package var level: Int32
        package var isExpanded = false
        package var isPresent = true

        @inlinable package init(level: Int32) { self.level = level }
    }

    package var table = IdentifierTable<Identifier>()
    package var order = OrderedHandles()
    /// The position hints of `OrderedHandles`, by handle.
    package var notes: [Int32] = []
    /// The nodes by handle.
    package var nodes: [Node] = []
    /// The cache for queries about ancestors. Each edit replaces it.
    package var levels = LevelBlocksBox()

    @inlinable package init() {}
}

extension Outline: Sendable where Identifier: Sendable {}

// MARK: - Questions

extension Outline {
    @inlinable package var count: Int { order.count }

    /// All items in depth-first order.
    /// - Complexity: O(*n*).
    @inlinable package var items: [Identifier] { order.elements.map { table[$0] } }

    /// The items without a parent.
    /// - Complexity: O(*n*).
    @inlinable package var rootItems: [Identifier] {
        order.elements.filter { nodes[Int($0)].level == 0 }.map { table[$0] }
    }

    /// The items whose ancestors are all expanded.
    /// - Complexity: O(*n*).
    @inlinable package var visibleItems: [Identifier] { visibleHandles.map { table[$0] } }

    /// The expanded items.
    /// - Complexity: O(*n*).
    @inlinable package var expandedItems: [Identifier] {
        order.elements.filter { nodes[Int($0)].isExpanded }.map { table[$0] }
    }

    @inlinable package func contains(_ item: Identifier) -> Bool { handle(of: item) != nil }

    /// Returns the item's position in `items`.
    /// - Complexity: O(1) on average.
    @inlinable package func position(of item: Identifier) -> Int? {
        handle(of: item).map { order.position(of: $0, notes: notes) }
    }

    /// Returns the number of the item's ancestors, or `nil` if it isn't in the outline.
    /// - Complexity: O(1) on average.
    @inlinable package func level(of item: Identifier) -> Int? {
        handle(of: item).map { Int(nodes[Int($0)].level) }
    }

    @inlinable package func isExpanded(_ item: Identifier) -> Bool? {
        handle(of: item).map { nodes[Int($0)].isExpanded }
    }

    /// Returns the parent of an item in the outline, or `nil` for a root.
    /// - Complexity: O(*n* / 256) on average; O(*n*) for the first query after an edit.
    @inlinable package func parent(of item: Identifier) -> Identifier? {
        guard let handle = handle(of: item), nodes[Int(handle)].level > 0 else { return nil }
        let position = order.position(of: handle, notes: notes)
        return levelBlocks.parent(of: position, item: levelItem).map { table[order.elements[$0]] }
    }

    /// Returns whether all ancestors of an item are expanded, or `nil` if it isn't in the outline.
    /// - Complexity: The same as `parent(of:)`.
    @inlinable package func isVisible(_ item: Identifier) -> Bool? {
        guard let handle = handle(of: item) else { return nil }
        if nodes[Int(handle)].level == 0 { return true }
        return levelBlocks.isVisible(order.position(of: handle, notes: notes), item: levelItem)
    }

    /// Returns whether both outlines have the same items under the same parents, in the same order, and the same
    /// expanded items.
    /// - Complexity: O(*n*).
    @inlinable package func hasSameElements(as other: Outline) -> Bool {
        count == other.count
            && zip(order.elements, other.order.elements).allSatisfy { own, theirs in
                let (node, otherNode) = (nodes[Int(own)], other.nodes[Int(theirs)])
                return node.level == otherNode.level && node.isExpanded == otherNode.isExpanded
                    && table.isSameIdentifier(own, theirs, in: other.table)
            }
    }

    @inlinable package var visibleHandles: [Handle] {
        var result: [Handle] = []
        // Items with a greater level are hidden.
        var hiddenBelow = Int32.max
        for handle in order.elements {
            let node = nodes[Int(handle)]
            if node.level > hiddenBelow { continue }
            result.append(handle)
            hiddenBelow = node.isExpanded ? .max : node.level
        }
        return result
    }

    @inlinable package func handle(of item: Identifier) -> Handle? {
        guard let handle = table.handle(of: item), nodes[Int(handle)].isPresent else { return nil }
        return handle
    }

    /// Returns the positions of the item at `position` and its descendants.
    /// - Complexity: O(*n*) in the number of descendants.
    @inlinable package func subtree(at position: Int) -> Range<Int> {
        let elements = order.elements
        let level = nodes[Int(elements[position])].level
        var end = position + 1
        while end < elements.count, nodes[Int(elements[end])].level > level { end += 1 }
        return position..<end
    }

    @inlinable package func levelItem(at position: Int) -> LevelBlocks.Item {
        let node = nodes[Int(order.elements[position])]
        return (node.level, node.isExpanded)
    }

    @inlinable package var levelBlocks: LevelBlocks {
        levels.known ?? levels.store(LevelBlocks(count: count, item: levelItem))
    }

    /// Discards the cached levels.
    @inlinable package mutating func didChangeLevels() {
        if !isKnownUniquelyReferenced(&levels) || levels.known != nil { levels = LevelBlocksBox() }
    }
}
