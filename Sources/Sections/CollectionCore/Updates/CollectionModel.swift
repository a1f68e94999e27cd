/// Sections whose identities are distinct, with look-ups by identity.
@MainActor
struct CollectionModel {
    private(set) var sections: [SectionModel] = []
    private(set) var sectionPositions: [SectionIdentity: Int] = [:]
    private(set) var items: [ItemIdentity: AnyCollectionItem] = [:]

    /// A model without sections.
    init() {}

    /// A model of sections. Sections and items that are repeated are counted, and reported.
    ///
    /// - Complexity: O(*n*) in the number of items.
    init(_ sections: [SectionModel], report: (CollectionIssue) -> Void) {
        self.sections.reserveCapacity(sections.count)
        items.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
        var repeatedItems: [ItemIdentity: Int] = [:], repeatedSections: [SectionIdentity: Int] = [:]
        for var section in sections {
            if sectionPositions[section.identity] != nil {
                report(.duplicateSection(section.identity))
                let occurrence = repeatedSections[section.identity, default: 0] + 1
                repeatedSections[section.identity] = occurrence
                section.identity = section.identity.repeated(occurrence)
            }
            for index in section.items.indices {
                let identity = section.items[index].identity
                if items[identity] != nil {
                    report(.duplicateItem(identity, section: section.identity))
                    let occurrence = repeatedItems[identity, default: 0] + 1
                    repeatedItems[identity] = occurrence
                    section.items[index].identity = identity.repeated(occurrence)
                }
                items[section.items[index].identity] = section.items[index]
            }
            sectionPositions[section.identity] = self.sections.count
            self.sections.append(section)
        }
    }

    /// The section of an identity, nil if there is none.
    func section(_ identity: SectionIdentity) -> SectionModel? {
        sectionPositions[identity].map { sections[$0] }
    }

    /// The section at an index, nil if there is none.
    func section(at index: Int) -> SectionModel? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    /// The item at a path, nil if there is none.
    func item(at path: IndexPath) -> AnyCollectionItem? {
        guard path.count == 2, let section = section(at: path.section), section.items.indices.contains(path.item) else {
            return nil
        }
        return section.items[path.item]
    }

    /// What a diffable data source takes.
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentity, ItemIdentity> {
        var snapshot = NSDiffableDataSourceSnapshot<SectionIdentity, ItemIdentity>()
        snapshot.appendSections(sections.map(\.identity))
        for section in sections { snapshot.appendItems(section.items.map(\.identity), toSection: section.identity) }
        return snapshot
    }
}
