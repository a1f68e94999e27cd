/// The items of a navigation bar that have no space.
@MainActor
struct BarOverflow {
    /// The groups whose representative item replaces the others.
    private(set) var groups: [UIBarButtonItemGroup] = []
    /// The items that are in the overflow menu.
    private(set) var items: [UIBarButtonItem] = []

    /// A Boolean value that indicates whether some items have no space.
    var isNeeded: Bool { !groups.isEmpty || !items.isEmpty }

    /// Returns the items that have space. A representative item is in the position of its group's first item.
    func collapsing(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        guard isNeeded else { return items }
        var replaced: [UIBarButtonItemGroup] = []
        return items.compactMap { item in
            if self.items.contains(item) { return nil }
            guard let group = groups.first(where: { $0.barButtonItems.contains(item) }) else { return item }
            guard !replaced.contains(group) else { return nil }
            replaced.append(group)
            return group.representativeItemWithMenu
        }
    }

    /// Shows all items again.
    mutating func removeAll() {
        for group in groups { group.setCollapsed(false) }
        (groups, items) = ([], [])
    }

    /// Removes the next items from a bar without enough space. Groups with a representative item are first, in the order of
    /// their priorities, followed by single items. Returns whether there were any.
    mutating func removeNext(of item: UINavigationItem) -> Bool {
        let collapsible = ((item.leadingGroups ?? []) + (item.trailingGroups ?? [])).filter { group in
            group.representativeItem != nil && group.shownItems.count > 1 && !groups.contains(group)
        }
        if let group = collapsible.min(by: { $0.visibilityPriority < $1.visibilityPriority }) {
            groups.append(group)
            group.setCollapsed(true)
            return true
        }
        // The first items are the outermost ones, which stay longest.
        let all: [UIBarButtonItem] = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        let single = all.filter { item in
            guard !item.isHidden, item.menuElement != nil, !items.contains(item) else { return false }
            return !groups.contains { $0.barButtonItems.contains(item) }
        }
        let last = single.reversed().min { $0.visibilityPriority.rawValue < $1.visibilityPriority.rawValue }
        guard let last else { return false }
        items.append(last)
        return true
    }
}

extension UIBarButtonItemGroup {
    /// The highest priority of the items.
    fileprivate var visibilityPriority: Int { barButtonItems.map(\.visibilityPriority.rawValue).max() ?? 0 }

    /// The representative item. Without an action and a menu, it shows the items in a menu.
    fileprivate var representativeItemWithMenu: UIBarButtonItem? {
        guard let item = representativeItem else { return nil }
        if item.menu == nil, item.primaryAction == nil, item.action == nil {
            item.menu = UIMenu(children: menuElements)
        }
        return item
    }
}
