extension SectionedCollection {
    /// Appends new, empty sections.
    /// - Complexity: O(*k* log *s*) on average for *k* new sections.
    @inlinable public mutating func appendSections(_ sections: [Section]) throws(EditError) {
        try insertSections(sections, at: sectionCount)
    }

    /// Inserts new, empty sections next to `destination`.
    /// - Complexity: O(*s* + *k*) on average.
    @inlinable public mutating func insertSections(
        _ sections: [Section], _ side: Side, _ destination: Section
    ) throws(EditError) {
        guard !sections.contains(destination) else { throw .destinationIsSource }
        guard let position = position(ofSection: destination) else { throw .unknownDestination }
        try insertSections(sections, at: side == .before ? position : position + 1)
    }

    /// Removes the given sections with their items. Ignores sections that aren't in the collection.
    /// - Complexity: O(*s*) on average.
    @inlinable public mutating func removeSections(_ sections: [Section]) {
        defer { checkInvariants() }
        var found: [Handle] = []
        var seen: Set<Handle> = []
        for section in sections {
            if let handle = sectionHandle(of: section), seen.insert(handle).inserted { found.append(handle) }
        }
        guard !found.isEmpty else { return }
        for section in found {
            total -= lists[Int(section)].count
            lists[Int(section)] = ItemList()
        }
        // Negative hints mark the removed sections. The list updates the others.
        for section in found { notes[Int(section)] = -1 }
        let marks = notes
        order.removeAll(where: { marks[Int($0)] < 0 }, notes: &notes)
        for section in found { notes[Int(section)] = Self.gone }
        recount()
        didRemove()
        compactIfWasteful()
    }

    /// Moves a section with its items next to `destination`.
    /// - Complexity: O(*s*) on average.
    @inlinable public mutating func moveSection(
        _ section: Section, _ side: Side, _ destination: Section
    ) throws(EditError) {
        defer { checkInvariants() }
        guard section != destination else { throw .destinationIsSource }
        guard let source = position(ofSection: section) else { throw .unknownSource }
        guard var target = position(ofSection: destination) else { throw .unknownDestination }
        if source < target { target -= 1 }
        order.move(from: source, to: side == .before ? target : target + 1, notes: &notes)
        recount()
        didRemove()
    }

    /// Removes all sections with their items, and discards all identifiers.
    @inlinable public mutating func removeAll() {
        self = SectionedCollection()
    }

    @inlinable mutating func insertSections(_ sections: [Section], at position: Int) throws(EditError) {
        defer { checkInvariants() }
        var new: [Handle] = []
        new.reserveCapacity(sections.count)
        var seen: Set<Handle> = []
        var repeated: [Int] = []
        var existing: [Int] = []
        let firstNew = Handle(sectionTable.count)
        for index in sections.indices {
            let countBefore = sectionTable.count
            let handle = sectionTable.insert(sections[index])
            // A section that is new to the table can't be in the collection or repeated.
            if sectionTable.count == countBefore {
                if handle >= firstNew || !seen.insert(handle).inserted { repeated.append(index) }
                if contains(handle) { existing.append(index) }
            }
            new.append(handle)
        }
        guard repeated.isEmpty else { throw .duplicates(at: repeated) }
        guard existing.isEmpty else { throw .existingSections(at: existing) }
        // The index would confuse the new items with the previous ones.
        if new.contains(where: { Int($0) < notes.count && notes[Int($0)] == Self.gone }) {
            invalidateIndex()
        }
        while notes.count < sectionTable.count {
            notes.append(Self.unused)
            lists.append(ItemList())
        }
        let isAtEnd = position == order.count
        order.insert(contentsOf: new, at: position, notes: &notes)
        if isAtEnd {
            for _ in new { counts.append(0) }
        } else {
            recount()
        }
        didRemove()
    }

    /// The hints of sections that were never inserted, and of removed ones.
    @inlinable static var unused: Int32 { -1 }
    @inlinable static var gone: Int32 { -2 }

    @inlinable mutating func recount() {
        counts = FenwickTree(order.elements.lazy.map { [lists] in lists[Int($0)].count })
    }
}
