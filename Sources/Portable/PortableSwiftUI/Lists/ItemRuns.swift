/// Consecutive items that are the same part of the same section.
struct ItemRun: Equatable {
    /// The role of items in their section.
    enum Role {
        case content, header, footer
    }

    var role: Role
    /// The number of the section, or `nil` outside of sections.
    var section: Int?
    var items: Range<Int>
}

extension ItemList {
    /// The items as runs, in order. Without sections, there's one run.
    ///
    /// Complexity: O(n) in the number of joined lists, not in the number of items.
    var runs: [ItemRun] {
        var runs: [ItemRun] = []
        var sections = 0
        func add(_ list: ItemList, _ role: ItemRun.Role, _ section: Int?) {
            switch list {
            case .empty: break
            case .joined(let lists, _): lists.forEach { add($0, role, section) }
            case .mapped(let list, _): add(list, role, section)
            case .section(let parts, _):
                let own = sections
                sections += 1
                for (part, role) in zip(parts, [ItemRun.Role.header, .content, .footer]) { add(part, role, own) }
            case .one, .rows:
                let count = list.count, start = runs.last?.items.upperBound ?? 0
                if let last = runs.last, last.role == role, last.section == section {
                    runs[runs.count - 1].items = last.items.lowerBound..<start + count
                } else if count > 0 {
                    runs.append(ItemRun(role: role, section: section, items: start..<start + count))
                }
            }
        }
        add(self, .content, nil)
        return runs
    }
}
