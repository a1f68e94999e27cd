import CollageTesting

/// Everything that decides how a list looks at rest.
struct ListState: Equatable {
    /// The contents of a row.
    struct Row: Equatable, Hashable {
        /// Which kind of content a row has.
        enum Content: CaseIterable {
            /// The content that the cell suggests.
            case plain
            /// Two texts, one below the other, configured once.
            case subtitle
            /// The same, configured by the cell's update handler, with accessories.
            case updated
            /// A title and a value next to each other.
            case value
            /// A label between the margins of the content view.
            case constrained
        }

        var id: Int
        var content: Content
        var wordCount: Int

        var text: String { (0..<wordCount).map { "word\($0)" }.joined(separator: " ") }
    }

    typealias Configuration = UICollectionLayoutListConfiguration

    var appearance = Configuration.Appearance.plain
    var header = Configuration.HeaderMode.none
    var footer = Configuration.FooterMode.none
    var isEditing = false
    var sections: [[Row]]
    var size = CGSize(width: 390, height: 844)
    var category = UIContentSizeCategory.large
    var style = UIUserInterfaceStyle.light
    var sideInset: CGFloat = 0

    static let appearances: [Configuration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
}

extension ListState {
    /// Sections with a row of each kind, short and long.
    static func sample(_ appearance: Configuration.Appearance) -> ListState {
        var id = 0
        let sections = (0..<2).map { section in
            Row.Content.allCases.map { content in
                id += 1
                return Row(id: id, content: content, wordCount: section == 0 ? 2 : 14)
            }
        }
        return ListState(appearance: appearance, sections: sections)
    }
}

extension ListState {
    /// Returns the properties that differ in another state, for messages.
    func difference(to other: ListState) -> String {
        var parts: [String] = []
        for (mine, its) in zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
        where "\(mine.value)" != "\(its.value)" {
            parts.append("\(mine.label ?? "") = \(its.value)")
        }
        return parts.joined(separator: ", ")
    }
}

extension ListState {
    /// Makes one change, or none.
    mutating func step(using generator: inout some RandomNumberGenerator) {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: appearance = Self.appearances.randomElement(using: &generator)!
        case 2: header = [.none, .supplementary, .firstItemInSection].randomElement(using: &generator)!
        case 3: footer = [.none, .supplementary].randomElement(using: &generator)!
        case 4: isEditing.toggle()
        case 5: size = CGSize(width: size.height, height: size.width)
        case 6:
            category = [.small, .large, .extraExtraLarge, .accessibilityMedium].randomElement(using: &generator)!
        case 7: style = style == .light ? .dark : .light
        case 8: sideInset = sideInset == 0 ? 24 : 0
        default: edit(using: &generator)
        }
    }

    /// Inserts, deletes, moves or changes a row.
    private mutating func edit(using generator: inout some RandomNumberGenerator) {
        let section = Int.random(in: sections.indices, using: &generator)
        guard let index = sections[section].indices.randomElement(using: &generator) else {
            return insert(in: section, at: 0, using: &generator)
        }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: insert(in: section, at: index, using: &generator)
        case 1: sections[section].remove(at: index)
        case 2:
            let row = sections[section].remove(at: index)
            let target = Int.random(in: sections.indices, using: &generator)
            sections[target].insert(row, at: Int.random(in: 0...sections[target].count, using: &generator))
        default: sections[section][index].wordCount = Int.random(in: 1...20, using: &generator)
        }
    }

    private mutating func insert(
        in section: Int, at index: Int, using generator: inout some RandomNumberGenerator
    ) {
        let id = (sections.joined().map(\.id).max() ?? 0) + 1
        let content = Row.Content.allCases.randomElement(using: &generator)!
        sections[section].insert(
            Row(id: id, content: content, wordCount: Int.random(in: 1...20, using: &generator)), at: index)
    }
}
