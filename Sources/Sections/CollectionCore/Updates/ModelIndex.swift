/// Which sections and items there are, and where: all of a model that may leave the main actor, for it is made of
/// identities alone.
struct ModelIndex: Sendable {
    /// The identities of a section and its items.
    struct Section: Sendable {
        /// Which section it is.
        var identity: SectionIdentity
        /// All items; in an outline each is followed by those below it.
        var items: [ItemIdentity]
        /// How the items lie below each other; nil unless the section is an outline.
        var outline: OutlineShape?
        /// Which of the items are shown; nil stands for all.
        fileprivate(set) var visibleRows: [Int]?

        init(identity: SectionIdentity, items: [ItemIdentity], outline: OutlineShape? = nil) {
            self.identity = identity
            self.items = items
            self.outline = outline
        }

        /// The items that are shown.
        var visibleItems: [ItemIdentity] { visibleRows?.map { items[$0] } ?? items }
    }

    /// Where an item is.
    struct Place: Sendable {
        /// The index of its section.
        var section: Int
        /// Its index among all items of the section.
        var row: Int
        /// Its index among those that are shown; nil if it isn't.
        var item: Int?
    }

    /// The sections. Those that were repeated, and such items, are counted.
    private(set) var sections: [Section] = []
    /// The index of each section.
    private(set) var sectionPositions: [SectionIdentity: Int] = [:]
    /// The place of each item, shown or not.
    private(set) var places: [ItemIdentity: Place] = [:]
    /// Whether the items of outlines are expanded.
    private(set) var expansion: [ItemIdentity: Bool] = [:]
    /// The number of items that are shown.
    private(set) var visibleCount = 0
    /// What was repeated.
    private(set) var repetitions: [CollectionIssue] = []

    /// How many items are taken in from one checkpoint to the next.
    private static let stride = 1_024

    /// An index without sections.
    init() {}

    /// An index of sections.
    ///
    /// - Parameters:
    ///   - sections: The sections, with the identities that they were given.
    ///   - expansion: Which items of outlines are expanded; the shapes say it of those that are missing here.
    ///   - checkpoint: Called now and then; what it throws ends the work.
    /// - Complexity: O(*n*) in the number of items. Each identity is hashed once, unless it is repeated.
    init(
        _ sections: [Section], expansion known: [ItemIdentity: Bool] = [:], checkpoint: () throws -> Void
    ) rethrows {
        self.sections.reserveCapacity(sections.count)
        places.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
        var sectionCounts: [SectionIdentity: Int] = [:], itemCounts: [ItemIdentity: Int] = [:]
        for var section in sections {
            if sectionPositions[section.identity] != nil {
                repetitions.append(.duplicateSection(section.identity))
                sectionCounts[section.identity, default: 0] += 1
                section.identity = section.identity.repeated(sectionCounts[section.identity, default: 0])
            }
            let position = self.sections.count
            sectionPositions[section.identity] = position
            for row in section.items.indices {
                if row % ModelIndex.stride == 0 { try checkpoint() }
                let identity = section.items[row], place = Place(section: position, row: row, item: row)
                guard let first = places.updateValue(place, forKey: identity) else { continue }
                // The first one keeps the identity, and this one gets another.
                places[identity] = first
                repetitions.append(.duplicateItem(identity, section: section.identity))
                itemCounts[identity, default: 0] += 1
                section.items[row] = identity.repeated(itemCounts[identity, default: 0])
                places[section.items[row]] = place
            }
            if section.outline != nil { unfold(&section, at: position, known) }
            visibleCount += section.visibleRows?.count ?? section.items.count
            self.sections.append(section)
        }
    }

    /// Finds out which items of an outline are shown.
    private mutating func unfold(_ section: inout Section, at position: Int, _ known: [ItemIdentity: Bool]) {
        guard var outline = section.outline else { return }
        for row in section.items.indices {
            outline.isExpanded[row] = known[section.items[row]] ?? outline.isExpanded[row]
            expansion[section.items[row]] = outline.isExpanded[row]
        }
        let visible = outline.visibleRows
        for row in section.items.indices { places[section.items[row]]?.item = nil }
        for (item, row) in visible.enumerated() { places[section.items[row]]?.item = item }
        section.outline = outline
        section.visibleRows = visible
    }
}
