extension SectionedCollection {
    /// Appends new, empty sections.
    /// - Complexity: O(*k* log *s*) on average for *k* new sections.
    @inlinable package mutating func appendSections(_ sections: [Section]) throws(EditError) {
        try insertSections(sections, at: sectionCount)
    }

    /// Inserts new, empty sections next to `destination`.
    /// - Complexity: O(*s* + *k*) on average.
    @inlinable package mutating func insertSections(
        _ sections: [Section], _ side: Side, _ destination: Section
    ) throws(EditError) {
        guard !sections.contains(destination) else { throw .destinationIsSource }
        guard let position = position(ofSection: destination) else { throw .unknownDestination }
        try insertSections(sections, at: side == .before ? position : position + 1)
    }

    /// Removes those of the sections that are here, with their items.
    /// - Complexity: O(*s* + the items removed) on average.
    @inlinable package mutating func removeSections(_ sections: [Section]) {
        var found: [Handle] = []
        var seen: Set<Handle> = []
        for section in sections {
            if let handle = sectionHandle(of: section), seen.insert(handle).inserted { found.append(handle) }
        }
        guard !found.isEmpty else { return }
        handles.removeSections(found)
        compactIfWasteful()
    }

    /// Moves a section with its items next to `destination`.
    /// - Complexity: O(*s*) on average.
    @inlinable package mutating func moveSection(
        _ section: Section, _ side: Side, _ destination: Section
    ) throws(EditError) {
        guard section != destination else { throw .destinationIsSource }
        guard let source = position(ofSection: section) else { throw .unknownSource }
        guard var target = position(ofSection: destination) else { throw .unknownDestination }
        if source < target { target -= 1 }
        handles.moveSection(from: source, to: side == .before ? target : target + 1)
    }

    /// Removes all sections with their items, and forgets all identifiers.
    package mutating func removeAll() {
        self = SectionedCollection()
    }

    @inlinable package mutating func insertSections(_ sections: [Section], at position: Int) throws(EditError) {
        var new: [Handle] = []
        new.reserveCapacity(sections.count)
        var seen: Set<Handle> = []
        var repeated: [Int] = []
        var existing: [Int] = []
        for (index, section) in sections.enumerated() {
            let handle = sectionTable.insert(section)
            if !seen.insert(handle).inserted { repeated.append(index) }
            if handles.containsSection(handle) { existing.append(index) }
            new.append(handle)
        }
        guard repeated.isEmpty else { throw .duplicates(at: repeated) }
        guard existing.isEmpty else { throw .existingSections(at: existing) }
        handles.reserveSections(sectionTable.count)
        handles.insertSections(new, at: position)
    }
}
