/// A row of the sidebar.
enum TabSidebarRow: Hashable, Sendable {
    case header
    case footer
    case tab(String)
    case action(group: String, name: String)
}

/// The sections of the sidebar: one for tabs outside of groups, and one for each group.
@MainActor
struct TabSidebarRows {
    struct Section {
        let name: String
        var rows = NSDiffableDataSourceSectionSnapshot<TabSidebarRow>()
    }

    private(set) var sections: [Section] = []
    /// The identifiers of the tabs whose rows are section headers.
    private(set) var headers: Set<String> = []
    /// The groups whose sections aren't added yet.
    private var waiting: [UITabGroup] = []
    private let isOpen: (UITabGroup) -> Bool
    /// A Boolean value that indicates whether there are rows for tabs that the user can show.
    private let showsHidden: Bool

    /// - Parameter isOpen: Returns whether the content of a group is shown.
    init(
        _ tabs: [UITab], hasHeader: Bool, hasFooter: Bool, showsHidden: Bool = false,
        isOpen: @escaping (_ group: UITabGroup) -> Bool
    ) {
        self.isOpen = isOpen
        self.showsHidden = showsHidden
        if hasHeader { append("header", .header) }
        var plain = Section(name: "tabs 0")
        for tab in tabs where hasRow(tab) {
            if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
                close(&plain)
                appendSection(of: group)
            } else {
                add(tab, to: nil, of: &plain)
                appendWaitingSections()
            }
        }
        close(&plain)
        if hasFooter { append("footer", .footer) }
    }

    private func hasRow(_ tab: UITab) -> Bool { !tab.isHidden || showsHidden && tab.allowsHiding }

    private mutating func append(_ name: String, _ row: TabSidebarRow) {
        var section = Section(name: name)
        section.rows.append([row])
        sections.append(section)
    }

    private mutating func close(_ section: inout Section) {
        if !section.rows.items.isEmpty { sections.append(section) }
        section = Section(name: "tabs \(sections.count)")
    }

    private mutating func appendSection(of group: UITabGroup) {
        var section = Section(name: "group \(group.identifier)")
        let row = TabSidebarRow.tab(group.identifier)
        headers.insert(group.identifier)
        section.rows.append([row])
        addContents(of: group, to: row, of: &section)
        if isOpen(group) { section.rows.expand([row]) }
        sections.append(section)
        appendWaitingSections()
    }

    private mutating func appendWaitingSections() {
        let due = waiting
        waiting = []
        for group in due { appendSection(of: group) }
    }

    private mutating func addContents(of group: UITabGroup, to parent: TabSidebarRow?, of section: inout Section) {
        for child in group.displayOrder where hasRow(child) { add(child, to: parent, of: &section) }
        let actions = group.sidebarActions.map { action in
            TabSidebarRow.action(group: group.identifier, name: action.identifier.rawValue)
        }
        section.rows.append(actions, to: parent)
    }

    private mutating func add(_ tab: UITab, to parent: TabSidebarRow?, of section: inout Section) {
        guard let group = tab as? UITabGroup else { return section.rows.append([.tab(tab.identifier)], to: parent) }
        switch group.sidebarAppearance {
        case .inline: addContents(of: group, to: parent, of: &section)
        case .rootSection: waiting.append(group)
        case .automatic:
            let row = TabSidebarRow.tab(group.identifier)
            section.rows.append([row], to: parent)
            addContents(of: group, to: row, of: &section)
            if isOpen(group) { section.rows.expand([row]) }
        }
    }
}
