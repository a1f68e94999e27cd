/// The insertions, deletions, and moves of sections and items in an update, as determined from their identities. A plan
/// can be created on any thread.
struct UpdatePlan: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentity, ItemIdentity>

    /// The position of a visible item that was also visible before.
    struct RetainedItem: Sendable {
        let path: IndexPath
        let formerPath: IndexPath
    }

    /// The new positions of all sections and items.
    let index: ModelIndex
    /// The snapshot for the data source.
    let snapshot: Snapshot
    /// The items that are kept, in order.
    let kept: [RetainedItem]
    /// A Boolean value that indicates whether the same items are visible in the same sections and in the same order.
    let isStructureEqual: Bool

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - old: The index of the old sections.
    ///   - shown: The current snapshot of the data source.
    ///   - sections: The new sections.
    ///   - expansion: The expansion state of outline items.
    ///   - checkpoint: A closure that's called periodically. An error that it throws cancels the work.
    /// - Complexity: O(*n*) in the number of items.
    init(
        from old: ModelIndex, shown: Snapshot, to sections: [ModelIndex.Section],
        expansion: [ItemIdentity: Bool] = [:], checkpoint: () throws -> Void
    ) rethrows {
        let index = try ModelIndex(sections, expansion: expansion, checkpoint: checkpoint)
        let items = index.sections.map(\.visibleItems), oldItems = old.sections.map(\.visibleItems)
        let hasSameSections = index.sections.elementsEqual(old.sections) { $0.identity == $1.identity }
        var kept: [RetainedItem] = []
        // The lookup is skipped if there were no items before.
        for (section, items) in items.enumerated() where old.itemCount > 0 {
            try checkpoint()
            for (item, identity) in items.enumerated() {
                guard let former = old.place(of: identity), let formerItem = former.item else { continue }
                kept.append(
                    RetainedItem(
                        path: IndexPath(item: item, section: section),
                        formerPath: IndexPath(item: formerItem, section: former.section)))
            }
        }
        try checkpoint()
        self.index = index
        self.kept = kept
        if hasSameSections, shown.sectionIdentifiers == index.sections.map(\.identity) {
            let changed = items.indices.filter { items[$0] != oldItems[$0] }
            isStructureEqual = changed.isEmpty
            snapshot = UpdatePlan.snapshot(shown, changing: changed, from: oldItems, to: items, index)
        } else {
            isStructureEqual = false
            var snapshot = Snapshot()
            snapshot.appendSections(index.sections.map(\.identity))
            for (section, items) in zip(index.sections, items) {
                try checkpoint()
                snapshot.appendItems(items, toSection: section.identity)
            }
            self.snapshot = snapshot
        }
    }

    /// Returns the current snapshot with other items in some of its sections. Sections that it shares with the current
    /// one don't need to be compared when it's applied.
    private static func snapshot(
        _ shown: Snapshot, changing changed: [Int], from old: [[ItemIdentity]], to new: [[ItemIdentity]],
        _ index: ModelIndex
    ) -> Snapshot {
        var result = shown
        for section in changed { result.deleteItems(old[section]) }
        for section in changed {
            result.appendItems(new[section], toSection: index.sections[section].identity)
        }
        return result
    }
}
