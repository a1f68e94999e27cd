/// An index of sections and items. It's the part of a model that can leave the main actor, because it contains only
/// identities.
struct ModelIndex: Sendable {
    /// The identities of a section and its items.
    struct Section: Sendable {
        /// The identity of the section.
        var identity: SectionIdentity
        /// All items. In an outline, each item is followed by its descendants.
        var items: [ItemIdentity]
        /// The tree structure, or `nil` if the section isn't an outline.
        var outline: OutlineShape?
        /// The rows that are visible, or `nil` if all are.
        fileprivate(set) var visibleRows: [Int]?

        init(identity: SectionIdentity, items: [ItemIdentity], outline: OutlineShape? = nil) {
            self.identity = identity
            self.items = items
            self.outline = outline
        }

        /// The visible items.
        var visibleItems: [ItemIdentity] { visibleRows?.map { items[$0] } ?? items }
    }

    /// The position of an item.
    struct Position: Sendable {
        /// The index of the section.
        var section: Int
        /// The index among all items of the section.
        var row: Int
        /// The index among the items that are shown, or `nil` if the item is hidden.
        var item: Int?
    }

    /// The sections. Repeated sections and items are numbered.
    private(set) var sections: [Section] = []
    /// The index of each section.
    private(set) var sectionPositions: [SectionIdentity: Int] = [:]
    /// A table from the identities of all sections' items to their numbers.
    private var table = IdentityTable()
    /// The number of the first item of each section.
    private var starts: [Int] = []
    /// The expansion state of the items of outlines.
    private(set) var expansion: [ItemIdentity: Bool] = [:]
    /// The number of visible items.
    private(set) var visibleCount = 0
    /// The issues for repeated sections and items.
    private(set) var repetitions: [CollectionIssue] = []

    /// The number of items between checkpoints.
    private static let stride = 1_024

    /// Creates an empty index.
    init() {}

    /// Creates an index of sections.
    ///
    /// - Parameters:
    ///   - sections: The sections with the identities from the app.
    ///   - expansion: The expansion state of outline items. The shapes contain the state of items that are missing
    ///     here.
    ///   - checkpoint: A closure that's called periodically. An error that it throws cancels the work.
    /// - Complexity: O(*n*) in the number of items. Each identity is looked up once, unless it's repeated.
    init(
        _ sections: [Section], expansion known: [ItemIdentity: Bool] = [:], checkpoint: () throws -> Void
    ) rethrows {
        self.sections.reserveCapacity(sections.count)
        starts.reserveCapacity(sections.count)
        var table = IdentityTable(capacity: sections.reduce(0) { $0 + $1.items.count })
        var sectionCounts: [SectionIdentity: Int] = [:], itemCounts: [ItemIdentity: Int] = [:]
        for var section in sections {
            if sectionPositions[section.identity] != nil {
                repetitions.append(.duplicateSection(section.identity))
                sectionCounts[section.identity, default: 0] += 1
                section.identity = section.identity.repeated(sectionCounts[section.identity, default: 0])
            }
            let position = self.sections.count
            sectionPositions[section.identity] = position
            let start = table.count
            starts.append(start)
            for row in section.items.indices {
                if row % ModelIndex.stride == 0 { try checkpoint() }
                let identity = section.items[row]
                let isNew = table.insertNext(identity) { number in
                    identity == (number < start ? item(number) : section.items[number - start])
                }
                if isNew { continue }
                // The first item keeps the identity, and the repeated one gets another.
                repetitions.append(.duplicateItem(identity, section: section.identity))
                itemCounts[identity, default: 0] += 1
                section.items[row] = identity.repeated(itemCounts[identity, default: 0])
                table.insertNext(section.items[row])
            }
            if section.outline != nil { unfold(&section, known) }
            visibleCount += section.visibleRows?.count ?? section.items.count
            self.sections.append(section)
        }
        self.table = table
    }

    /// Determines which items of an outline are visible.
    private mutating func unfold(_ section: inout Section, _ known: [ItemIdentity: Bool]) {
        guard var outline = section.outline else { return }
        for row in section.items.indices {
            outline.isExpanded[row] = known[section.items[row]] ?? outline.isExpanded[row]
            expansion[section.items[row]] = outline.isExpanded[row]
        }
        section.outline = outline
        section.visibleRows = outline.visibleRows
    }

    // MARK: Finding items

    /// The number of items, including hidden ones.
    var itemCount: Int { table.count }

    /// Returns the position of an item, even if it's hidden, or `nil` if there's no such item.
    ///
    /// - Complexity: O(log *s*) in the number of sections, on average; O(log *n*) in an outline.
    func place(of identity: ItemIdentity) -> Position? {
        guard let number = table.number(of: identity, where: { item($0) == identity }) else { return nil }
        let section = self.section(of: number), row = number - starts[section]
        return Position(section: section, row: row, item: shownItem(ofRow: row, sections[section].visibleRows))
    }

    private func item(_ number: Int) -> ItemIdentity {
        let section = section(of: number)
        return sections[section].items[number - starts[section]]
    }

    /// Returns the section of an item, by the number of the item. Empty sections begin at the same number as the next
    /// section, so the last section that begins at or before the number contains the item.
    private func section(of number: Int) -> Int {
        var low = 0, high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= number { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the index among the items that are shown for a row, or `nil` if the item is hidden.
    private func shownItem(ofRow row: Int, _ visible: [Int]?) -> Int? {
        guard let visible else { return row }
        var low = 0, high = visible.count
        while low < high {
            let middle = (low + high) / 2
            if visible[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low < visible.count && visible[low] == row ? low : nil
    }
}
