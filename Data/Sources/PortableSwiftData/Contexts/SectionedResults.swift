/// The models of a query in sections.
///
///     @Query(sort: \Item.name, sectionBy: \Item.category) private var items: SectionedResults<Item, String>
///
///     ForEach(items) { section in
///         Section(section.title) {
///             ForEach(section) { item in Text(item.name) }
///         }
///     }
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private let sections: [ResultsSection<Element, SectionTitle>]
    private let positions: [SectionTitle: Int]

    /// Groups models by their titles. Sections are in the order of their first models.
    package init(_ models: [Element], title: (Element) -> SectionTitle) {
        var positions: [SectionTitle: Int] = [:]
        var groups: [(title: SectionTitle, models: [Element])] = []
        for model in models {
            let title = title(model)
            if let position = positions[title] {
                groups[position].models.append(model)
            } else {
                positions[title] = groups.count
                groups.append((title, [model]))
            }
        }
        self.positions = positions
        sections = groups.map { ResultsSection(title: $0.title, models: $0.models) }
    }

    /// The index of the first section: 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// The section at an index.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }

    /// The titles of the sections, in order.
    public var sectionTitles: [SectionTitle] { sections.map(\.title) }

    /// The section with a title, or `nil` if there's none.
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        positions[title].map { sections[$0] }
    }
}

/// The models of a query that have the same section.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// The value that the models have in common.
    public let title: SectionTitle
    private let models: [Element]

    init(title: SectionTitle, models: [Element]) {
        self.title = title
        self.models = models
    }

    /// The title.
    public var id: SectionTitle { title }
    /// The index of the first model: 0.
    public var startIndex: Int { 0 }
    /// The number of models.
    public var endIndex: Int { models.count }
    /// The model at an index.
    public subscript(position: Int) -> Element { models[position] }
}
