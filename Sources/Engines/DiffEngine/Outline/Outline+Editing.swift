extension Outline {
    /// Appends items to the children of `parent`, or to the roots if `parent` is `nil`.
    /// - Complexity: O(*k*) on average for *k* roots, O(*n* + *k*) for children.
    @inlinable package mutating func append(_ items: [Identifier], to parent: Identifier?) throws(EditError) {
        defer { checkInvariants() }
        guard !items.isEmpty else { return }
        try insert(roots: items, at: place(endOf: parent))
    }

    /// Inserts items as siblings of `destination`, before it or after its subtree.
    /// - Complexity: O(*n* + *k*) on average.
    @inlinable package mutating func insert(
        _ items: [Identifier], _ side: Side, _ destination: Identifier
    ) throws(EditError) {
        defer { checkInvariants() }
        guard !items.isEmpty else { return }
        try insert(roots: items, at: place(side, destination))
    }

    /// Inserts an outline as siblings of `destination`. Expanded items stay expanded.
    /// - Complexity: O(*n* + *k*) on average.
    @inlinable package mutating func insert(
        _ outline: Outline, _ side: Side, _ destination: Identifier
    ) throws(EditError) {
        defer { checkInvariants() }
        guard outline.count > 0 else { return }
        try insert(outline, at: place(side, destination))
    }

    /// Replaces the descendants of `parent` with an outline. Expanded items stay expanded.
    /// - Complexity: O(*n* + *k*) on average.
    @inlinable package mutating func replaceChildren(
        of parent: Identifier, with outline: Outline
    ) throws(EditError) {
        defer { checkInvariants() }
        guard let position = position(of: parent) else { throw .unknownDestination }
        var result = self
        let descendants = position + 1..<subtree(at: position).upperBound
        result.remove(descendants)
        try result.insert(
            outline, at: InsertionPoint(position: position + 1, level: nodes[Int(order.elements[position])].level + 1))
        result.compactIfWasteful()
        self = result
    }

    /// Removes items with their descendants.
    /// - Complexity: O(*n* + *k*) on average.
    @inlinable package mutating func remove(_ items: [Identifier]) throws(EditError) {
        defer { checkInvariants() }
        var roots: [Int] = []
        for (index, item) in items.enumerated() {
            guard let position = position(of: item) else { throw .unknown(at: index) }
            roots.append(position)
        }
        if roots.count == 1 {
            remove(subtree(at: roots[0]))
        } else if !roots.isEmpty {
            var end = 0
            // In order, so that nested subtrees are visited only once.
            for position in roots.sorted() where position >= end {
                let subtree = subtree(at: position)
                for index in subtree { nodes[Int(order.elements[index])].isPresent = false }
                end = subtree.upperBound
            }
            let nodes = nodes
            order.removeAll(where: { !nodes[Int($0)].isPresent }, notes: &notes)
            didChangeLevels()
        }
        compactIfWasteful()
    }

    package mutating func removeAll() {
        self = Outline()
    }

    /// Expands or collapses the given items. Ignores items that aren't in the outline.
    /// - Complexity: O(*k*) on average, plus O(*n* / 256) after a query about ancestors.
    @inlinable package mutating func setExpanded(_ isExpanded: Bool, _ items: [Identifier]) {
        defer { checkInvariants() }
        // After many changes, the blocks are recomputed on demand.
        var blocks = items.count * LevelBlocks.size < count ? levels.known : nil
        for item in items {
            guard let handle = handle(of: item) else { continue }
            nodes[Int(handle)].isExpanded = isExpanded
            blocks?.update(at: order.position(of: handle, notes: notes), count: count, item: levelItem)
        }
        didChangeLevels()
        if let blocks { _ = levels.store(blocks) }
    }

    /// Returns the descendants of `parent`, or its whole subtree, as a separate outline; `nil` if `parent` isn't in the
    /// outline.
    /// - Complexity: O(*n*) in the number of descendants on average.
    @inlinable package func outline(of parent: Identifier, includingParent: Bool) -> Outline? {
        guard let position = position(of: parent) else { return nil }
        let range = subtree(at: position)
        return outline(includingParent ? range : range.dropFirst())
    }

    @inlinable package func outline(_ range: Range<Int>) -> Outline {
        let handles = Array(order.elements[range])
        let lift = handles.first.map { nodes[Int($0)].level } ?? 0
        return Outline(
            table: table, handles: handles,
            nodes: handles.map { handle in
                var node = nodes[Int(handle)]
                node.level -= lift
                return node
            })
    }

    /// Creates an outline of distinct items in depth-first order.
    @inlinable package init(table: IdentifierTable<Identifier>, handles: [Handle], nodes: [Node]) {
        self.table = table.compacted(keeping: handles)
        self.nodes = nodes
        notes = [Int32](repeating: 0, count: handles.count)
        order.append(contentsOf: 0..<Handle(handles.count), notes: &notes)
    }
}

// MARK: - Places

extension Outline {
    /// A position for insertion: before the item at `position`, at `level`.
    package struct InsertionPoint {
        package var position: Int
        package var level: Int32

        @inlinable package init(position: Int, level: Int32) {
            self.position = position
            self.level = level
        }
    }

    @inlinable package func place(endOf parent: Identifier?) throws(EditError) -> InsertionPoint {
        guard let parent else { return InsertionPoint(position: order.count, level: 0) }
        guard let position = position(of: parent) else { throw .unknownDestination }
        return InsertionPoint(
            position: subtree(at: position).upperBound, level: nodes[Int(order.elements[position])].level + 1)
    }

    @inlinable package func place(_ side: Side, _ destination: Identifier) throws(EditError) -> InsertionPoint {
        guard let position = position(of: destination) else { throw .unknownDestination }
        return InsertionPoint(
            position: side == .before ? position : subtree(at: position).upperBound,
            level: nodes[Int(order.elements[position])].level)
    }

    @inlinable package mutating func insert(roots items: [Identifier], at place: InsertionPoint) throws(EditError) {
        let handles = try admit(items)
        for handle in handles { nodes[Int(handle)] = Node(level: place.level) }
        order.insert(contentsOf: handles, at: place.position, notes: &notes)
        didChangeLevels()
    }

    @inlinable package mutating func insert(_ outline: Outline, at place: InsertionPoint) throws(EditError) {
        let handles = try admit(outline.items)
        for (handle, other) in zip(handles, outline.order.elements) {
            var node = outline.nodes[Int(other)]
            node.level += place.level
            nodes[Int(handle)] = node
        }
        order.insert(contentsOf: handles, at: place.position, notes: &notes)
        didChangeLevels()
    }

    @inlinable package mutating func remove(_ range: Range<Int>) {
        for handle in order.elements[range] { nodes[Int(handle)].isPresent = false }
        order.removeSubrange(range, notes: &notes)
        didChangeLevels()
    }

    /// Returns new handles for `items`, which must be distinct and new.
    @inlinable package mutating func admit(_ items: [Identifier]) throws(EditError) -> [Handle] {
        var handles: [Handle] = []
        handles.reserveCapacity(items.count)
        let known = Handle(table.count)
        var seen: Set<Handle> = []
        var repeated: [Int] = []
        // By index: the code isn't specialized for callers of other modules, and an enumeration costs them as much as
        // the table.
        for index in items.indices {
            let item = items[index]
            let countBefore = table.count
            let handle = table.insert(item)
            if table.count == countBefore {
                let isPresent = handle < known && nodes[Int(handle)].isPresent
                if handle >= known || isPresent || !seen.insert(handle).inserted { repeated.append(index) }
            }
            handles.append(handle)
        }
        while nodes.count < table.count {
            var node = Node(level: 0)
            node.isPresent = false
            nodes.append(node)
            notes.append(0)
        }
        guard repeated.isEmpty else { throw .duplicates(at: repeated) }
        return handles
    }

    /// Creates a new table if more identifiers are unused than used.
    /// - Complexity: O(*n*), amortized over as many removals.
    @inlinable package mutating func compactIfWasteful() {
        if table.count > 2 * count + 64 { self = outline(0..<count) }
    }
}
