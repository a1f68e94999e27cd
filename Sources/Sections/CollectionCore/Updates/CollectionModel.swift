/// Sections with unique identities, and lookup by identity.
@MainActor
struct CollectionModel {
    /// The sections, with their visible items.
    private(set) var sections: [SectionModel] = []
    /// The positions of sections and items.
    let index: ModelIndex
    /// All items of each section, including the hidden items of outlines.
    private let rows: [[AnyCollectionItem]]

    /// Creates a model without sections.
    init() {
        index = ModelIndex()
        rows = []
    }

    /// Creates a model of sections. Repeated sections and items are numbered and reported.
    ///
    /// - Complexity: O(*n*) in the number of items.
    init(
        _ sections: [SectionModel], expansion: [ItemIdentity: Bool] = [:], report: (CollectionIssue) -> Void
    ) {
        let content = ModelContent(sections)
        self.init(content, index: ModelIndex(content.identities, expansion: expansion) {}, report: report)
    }

    /// Creates a model of sections with an existing index. Duplicates are reported.
    ///
    /// - Complexity: O(*s*) in the number of sections, unless there are outlines or duplicates.
    init(_ content: ModelContent, index: ModelIndex, report: (CollectionIssue) -> Void) {
        self.index = index
        var sections = content.sections, rows = content.rows
        for position in sections.indices {
            let resolved = index.sections[position]
            sections[position].identity = resolved.identity
            if !index.repetitions.isEmpty {
                for (row, identity) in resolved.items.enumerated() { rows[position][row].identity = identity }
            }
            sections[position].items = resolved.visibleRows?.map { rows[position][$0] } ?? rows[position]
        }
        self.sections = sections
        self.rows = rows
        for issue in index.repetitions { report(issue) }
    }

    /// The number of visible items.
    var itemCount: Int { index.visibleCount }

    /// Returns the item with the given identity, even if it's hidden in an outline, or `nil` if there's no such item.
    func item(_ identity: ItemIdentity) -> AnyCollectionItem? {
        index.place(of: identity).map { rows[$0.section][$0.row] }
    }

    /// Returns the index path of a visible item.
    func path(of identity: ItemIdentity) -> IndexPath? {
        guard let place = index.place(of: identity), let item = place.item else { return nil }
        return IndexPath(item: item, section: place.section)
    }

    /// Returns the section with the given identity, or `nil` if there's no such section.
    func section(_ identity: SectionIdentity) -> SectionModel? {
        index.sectionPositions[identity].map { sections[$0] }
    }

    /// Returns the section at the given index, or `nil` if there's no such section.
    func section(at index: Int) -> SectionModel? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    /// Returns the item at the given index path, or `nil` if there's no such item.
    func item(at path: IndexPath) -> AnyCollectionItem? {
        guard path.count == 2, let section = section(at: path.section), section.items.indices.contains(path.item) else {
            return nil
        }
        return section.items[path.item]
    }
}

/// The sections from the app, with the identities for the index.
@MainActor
struct ModelContent {
    let sections: [SectionModel]
    /// All items of each section.
    let rows: [[AnyCollectionItem]]
    /// The identities of the sections and items, from the app.
    let identities: [ModelIndex.Section]

    /// - Complexity: O(*n*) in the number of items. Items aren't hashed or compared.
    init(_ sections: [SectionModel]) {
        self.sections = sections
        let outlines = sections.map { $0.outline.map { FlatOutline($0) } }
        let rows = zip(sections, outlines).map { section, outline in outline?.items ?? section.items }
        self.rows = rows
        identities = sections.indices.map { position in
            ModelIndex.Section(
                identity: sections[position].identity, items: rows[position].map(\.identity),
                outline: outlines[position]?.shape)
        }
    }

    /// The number of items, including hidden ones.
    var itemCount: Int { rows.reduce(0) { $0 + $1.count } }
}
