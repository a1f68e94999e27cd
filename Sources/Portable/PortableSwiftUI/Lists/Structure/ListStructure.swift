/// The position of a row, header, or footer in a list.
struct ListPosition: Hashable, Comparable {
    var section: Int
    var role: ItemRun.Role
    var item: Int

    static func < (left: ListPosition, right: ListPosition) -> Bool {
        (left.section, left.role.order, left.item) < (right.section, right.role.order, right.item)
    }
}

extension ItemRun.Role {
    fileprivate var order: Int {
        switch self {
        case .header: 0
        case .content: 1
        case .footer: 2
        }
    }
}

/// A node that is compared by identity.
struct NodeID: Hashable {
    let node: _AnyViewNode

    static func == (left: NodeID, right: NodeID) -> Bool { left.node === right.node }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(node)) }
}

/// The sections and rows of a list, without the views of the rows.
@MainActor
struct ListStructure {
    /// The rows of a single node.
    struct Segment {
        let owner: NodeID
        /// The ids of several rows, or `nil` for a node that's a single row.
        let ids: (any RowIDs)?
        let count: Int
    }

    /// The header, the rows, or the footer of a section.
    struct Part {
        var segments: [Segment] = []
        /// The index of the first item among all items of the list.
        var start = 0
        var count = 0
    }

    struct Section {
        enum ID: Hashable {
            case section(NodeID)
            /// Rows outside of sections, identified by the preceding section.
            case loose(after: NodeID?)
        }

        let id: ID
        var header = Part()
        var content = Part()
        var footer = Part()

        subscript(role: ItemRun.Role) -> Part {
            get {
                switch role {
                case .header: header
                case .content: content
                case .footer: footer
                }
            }
            set {
                switch role {
                case .header: header = newValue
                case .content: content = newValue
                case .footer: footer = newValue
                }
            }
        }
    }

    private(set) var sections: [Section] = []

    /// Creates a list without rows.
    init() {}

    /// Creates the structure of items. Consecutive rows outside of sections form a section.
    ///
    /// - Complexity: O(*n*) in the number of nodes that have items; a `ForEach` with one view for each element is one node.
    init(_ list: ItemList) {
        var position = 0
        var last: NodeID?
        var isOpen = false
        func add(_ list: ItemList, _ role: ItemRun.Role) {
            switch list {
            case .empty: break
            case .joined(let lists, _): lists.forEach { add($0, role) }
            case .mapped(let list, _): add(list, role)
            case .section(let parts, let owner):
                let id = NodeID(node: owner)
                sections.append(Section(id: .section(id)))
                isOpen = true
                for (part, role) in zip(parts, [ItemRun.Role.header, .content, .footer]) { add(part, role) }
                last = id
                isOpen = false
            case .one(let node): append(Segment(owner: NodeID(node: node), ids: nil, count: 1), role)
            case .rows(let rows):
                let count = rows.count
                append(Segment(owner: NodeID(node: rows), ids: rows.rowIDs, count: count), role)
            }
        }
        func append(_ segment: Segment, _ role: ItemRun.Role) {
            // An empty ForEach doesn't start a section.
            guard isOpen || segment.count > 0 else { return }
            if !isOpen {
                sections.append(Section(id: .loose(after: last)))
                isOpen = true
            }
            var part = sections[sections.count - 1][role]
            if part.segments.isEmpty { part.start = position }
            part.segments.append(segment)
            part.count += segment.count
            position += segment.count
            sections[sections.count - 1][role] = part
        }
        add(list, .content)
    }

    /// Returns the expansion of a section, or `nil` if the user can't collapse it.
    func expansion(ofSection section: Int) -> SectionExpansion? {
        guard case .section(let id) = sections[section].id else { return nil }
        return (id.node as? any ExpandableSection)?.expansion
    }

    /// Returns the index of a row among all items.
    func index(of position: ListPosition) -> Int { sections[position.section][position.role].start + position.item }

    /// Returns whether there is a row at a position.
    func contains(_ position: ListPosition) -> Bool {
        sections.indices.contains(position.section)
            && (0..<sections[position.section][position.role].count).contains(position.item)
    }

    /// Returns the position of the item with an index among all items.
    ///
    /// - Complexity: O(*n*) in the number of sections.
    func position(of index: Int) -> ListPosition? {
        for (number, section) in sections.enumerated() {
            for role in [ItemRun.Role.header, .content, .footer] {
                let part = section[role]
                if part.count > 0, (part.start..<part.start + part.count).contains(index) {
                    return ListPosition(section: number, role: role, item: index - part.start)
                }
            }
        }
        return nil
    }
}
