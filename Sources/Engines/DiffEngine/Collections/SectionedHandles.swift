/// Sections in order and items in order within each, all as handles: what a `SectionedCollection` is made of once
/// its identifiers are numbered.
package struct SectionedHandles: Sendable {
    package private(set) var sections = OrderedHandles()
    private var sectionNotes: [Int32] = []
    /// Items by section handle; empty for handles that are not in `sections`.
    private var itemsBySection: [OrderedHandles] = []
    /// The section of each item handle, -1 for handles of no item.
    private var owners: [Handle] = []
    private var itemNotes: [Int32] = []
    /// The number of items of each section, by position.
    private var counts = FenwickTree()
    package private(set) var itemCount = 0

    package init() {}

    // MARK: Questions

    package func containsSection(_ section: Handle) -> Bool {
        Int(section) < sectionNotes.count && sectionNotes[Int(section)] >= 0
    }

    package func containsItem(_ item: Handle) -> Bool {
        Int(item) < owners.count && owners[Int(item)] >= 0
    }

    /// - Complexity: O(1).
    package func position(ofSection section: Handle) -> Int {
        sections.position(of: section, notes: sectionNotes)
    }

    package func section(ofItem item: Handle) -> Handle { owners[Int(item)] }

    package func items(inSection section: Handle) -> OrderedHandles { itemsBySection[Int(section)] }

    package func items(atSection position: Int) -> OrderedHandles {
        itemsBySection[Int(sections.elements[position])]
    }

    /// - Complexity: O(1).
    package func position(ofItem item: Handle) -> ItemPosition {
        let section = owners[Int(item)]
        let position = itemsBySection[Int(section)].position(of: item, notes: itemNotes)
        return ItemPosition(section: self.position(ofSection: section), item: position)
    }

    /// The number of items in the sections before the one at `position`.
    /// - Complexity: O(log *s*), *s* being the number of sections.
    package func itemCount(beforeSection position: Int) -> Int { counts.sum(before: position) }

    // MARK: Sections

    /// Makes room for handles below `count`.
    package mutating func reserveSections(_ count: Int) {
        while sectionNotes.count < count {
            sectionNotes.append(-1)
            itemsBySection.append(OrderedHandles())
        }
    }

    /// Puts in new, empty sections so that the first is at `position`.
    /// - Complexity: O(*s* + the new ones); at the end O(the new ones · log *s*).
    package mutating func insertSections(_ handles: [Handle], at position: Int) {
        let isAtEnd = position == sections.count
        sections.insert(contentsOf: handles, at: position, notes: &sectionNotes)
        if isAtEnd {
            for _ in handles { counts.append(0) }
        } else {
            recount()
        }
    }

    /// - Complexity: O(*s* + the items in the sections removed).
    package mutating func removeSections(_ handles: [Handle]) {
        for section in handles {
            for item in itemsBySection[Int(section)].elements { owners[Int(item)] = -1 }
            itemCount -= itemsBySection[Int(section)].count
            itemsBySection[Int(section)] = OrderedHandles()
        }
        if let section = handles.first, handles.count == 1 {
            let position = position(ofSection: section)
            sections.removeSubrange(position..<position + 1, notes: &sectionNotes)
        } else {
            // Negative notes mark what goes; the others are put right by the list itself.
            for section in handles { sectionNotes[Int(section)] = -1 }
            let notes = sectionNotes
            sections.removeAll(where: { notes[Int($0)] < 0 }, notes: &sectionNotes)
        }
        for section in handles { sectionNotes[Int(section)] = -1 }
        recount()
    }

    /// - Complexity: O(*s*).
    package mutating func moveSection(from source: Int, to destination: Int) {
        sections.move(from: source, to: destination, notes: &sectionNotes)
        recount()
    }

    // MARK: Items

    /// Makes room for handles below `count`.
    package mutating func reserveItems(_ count: Int) {
        guard owners.count < count else { return }
        let missing = count - owners.count
        owners.append(contentsOf: repeatElement(-1, count: missing))
        itemNotes.append(contentsOf: repeatElement(-1, count: missing))
    }

    /// Puts in items that are in no section yet, the first at `position`, at the end if that is nil.
    /// - Complexity: O(the section's items); at the end O(the new ones + log *s*).
    package mutating func insertItems(_ handles: [Handle], inSection section: Handle, at position: Int?) {
        if let position {
            itemsBySection[Int(section)].insert(contentsOf: handles, at: position, notes: &itemNotes)
        } else {
            itemsBySection[Int(section)].append(contentsOf: handles, notes: &itemNotes)
        }
        for item in handles { owners[Int(item)] = section }
        itemCount += handles.count
        counts.add(handles.count, at: self.position(ofSection: section))
    }

    /// Removes items that are all here, each named once.
    /// - Complexity: O(the items of the sections that lose some).
    package mutating func removeItems(_ handles: [Handle]) {
        if handles.count == 1 {
            let section = owners[Int(handles[0])]
            let position = position(ofItem: handles[0])
            itemsBySection[Int(section)].removeSubrange(position.item..<position.item + 1, notes: &itemNotes)
            owners[Int(handles[0])] = -1
            counts.add(-1, at: position.section)
        } else {
            var affected: [Handle] = []
            for item in handles {
                // Runs of items of one section are the rule; the few repeats left over are found by sorting.
                let section = owners[Int(item)]
                if affected.last != section { affected.append(section) }
            }
            for item in handles { owners[Int(item)] = -1 }
            let owners = owners
            affected.sort()
            var previous: Handle = -1
            for section in affected where section != previous {
                previous = section
                let countBefore = itemsBySection[Int(section)].count
                itemsBySection[Int(section)].removeAll(where: { owners[Int($0)] < 0 }, notes: &itemNotes)
                let removed = countBefore - itemsBySection[Int(section)].count
                counts.add(-removed, at: position(ofSection: section))
            }
        }
        itemCount -= handles.count
    }

    // MARK: Renumbering

    /// Gives the items the handles 0, 1, 2 … in their order and answers the old handles in that order.
    /// - Complexity: O(the number of items).
    package mutating func compactItems() -> [Handle] {
        let kept = sections.elements.flatMap { itemsBySection[Int($0)].elements }
        var newHandles = [Handle](repeating: -1, count: owners.count)
        for (index, handle) in kept.enumerated() { newHandles[Int(handle)] = Handle(index) }
        owners = kept.map { owners[Int($0)] }
        itemNotes = [Int32](repeating: 0, count: kept.count)
        for section in sections.elements {
            itemsBySection[Int(section)].renumber(newHandles, notes: &itemNotes)
        }
        return kept
    }

    /// Gives the sections the handles 0, 1, 2 … in their order and answers the old handles in that order.
    /// - Complexity: O(the number of items and sections).
    package mutating func compactSections() -> [Handle] {
        let kept = sections.elements
        var newHandles = [Handle](repeating: -1, count: sectionNotes.count)
        for (index, handle) in kept.enumerated() { newHandles[Int(handle)] = Handle(index) }
        itemsBySection = kept.map { itemsBySection[Int($0)] }
        sectionNotes = [Int32](repeating: 0, count: kept.count)
        sections.renumber(newHandles, notes: &sectionNotes)
        for index in owners.indices where owners[index] >= 0 { owners[index] = newHandles[Int(owners[index])] }
        return kept
    }

    private mutating func recount() {
        counts = FenwickTree(sections.elements.lazy.map { [itemsBySection] in itemsBySection[Int($0)].count })
    }
}
