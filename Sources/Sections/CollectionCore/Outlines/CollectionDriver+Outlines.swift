// Sections with items that can be expanded and collapsed.

extension CollectionDriver {
    /// Returns a Boolean value that indicates whether an item of an outline is expanded, or `nil` if no outline
    /// contains the item.
    public func isExpanded(_ identity: ItemIdentity) -> Bool? { model.index.expansion[identity] }

    /// Expands or collapses an item of an outline. A missing item is reported as an issue.
    ///
    /// - Parameters:
    ///   - isExpanded: A Boolean value that indicates whether the children of the item are shown.
    ///   - identity: The item, which can be hidden.
    ///   - options: Options that control how the change is shown.
    /// - Returns: `true` if the item exists.
    @discardableResult
    public func setExpanded(
        _ isExpanded: Bool, _ identity: ItemIdentity, options: UpdateOptions = .automatic
    ) -> Bool {
        guard let current = model.index.expansion[identity] else {
            report(.unknownItem("\(identity)"))
            return false
        }
        guard current != isExpanded || shown.outlines.requests[identity] != nil else { return true }
        shown.outlines.request(isExpanded, of: identity)
        // An update that is waiting or being prepared has newer sections, and will include the change.
        if !updates.hasPendingUpdate { apply(model.sections, options: options, completion: nil) }
        return true
    }

    /// Sets the handlers of the data source for items that the user expands and collapses.
    func setOutlineHandlers(_ reference: DriverReference) {
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { reference.driver?.canToggle($0, true) ?? false }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { reference.driver?.canToggle($0, false) ?? false }
        dataSource.sectionSnapshotHandlers.willExpandItem = { reference.driver?.track($0, isExpanded: true) }
        dataSource.sectionSnapshotHandlers.willCollapseItem = { reference.driver?.track($0, isExpanded: false) }
    }

    private func section(containing identity: ItemIdentity) -> SectionModel? {
        model.index.place(of: identity).map { model.sections[$0.section] }
    }

    private func canToggle(_ identity: ItemIdentity, _ isExpanded: Bool) -> Bool {
        guard let section = section(containing: identity) else { return false }
        return section.events.shouldChangeExpansion?(identity, isExpanded) ?? true
    }

    /// Updates the model to the state that the data source is about to show. At this time, both the items that appear
    /// and the items that disappear are known.
    private func track(_ identity: ItemIdentity, isExpanded: Bool) {
        guard let events = section(containing: identity)?.events else { return }
        var expansion = shown.nextExpansion
        expansion[identity] = isExpanded
        shown.rearrange(into: CollectionModel(model.sections, expansion: expansion, report: report))
        events.didChangeExpansion?(identity, isExpanded)
    }

    // MARK: Showing

    /// Applies the trees of sections that have changed to the data source.
    ///
    /// The data source already contains the visible items, so only the trees are new.
    func showOutlines() {
        for section in model.index.sections where !shown.outlines.shows(section) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentity>()
            // A section that isn't an outline anymore has a tree without branches.
            let shape = section.outline ?? OutlineShape(levels: section.items.map { _ in 0 })
            var ancestors: [ItemIdentity] = [], row = 0
            while row < section.items.count {
                // Consecutive items with the same parent are appended together.
                let level = shape.levels[row]
                let end = shape.levels[row...].firstIndex { $0 != level } ?? section.items.count
                ancestors.removeSubrange(level...)
                snapshot.append(Array(section.items[row..<end]), to: ancestors.last)
                ancestors.append(section.items[end - 1])
                row = end
            }
            snapshot.expand(zip(section.items, shape.isExpanded).filter(\.1).map(\.0))
            dataSource.apply(snapshot, to: section.identity, animatingDifferences: false)
        }
        shown.outlines.recordShown(model.index)
    }

    /// Returns the data source's outline of a section, with the items in the order that the user has created.
    func rearrangedOutline(of identity: SectionIdentity) -> [OutlineItem] {
        let snapshot = dataSource.snapshot(for: identity)
        var roots: [OutlineItem] = []
        // The items are processed from the last to the first, so the children of an item are complete before the item.
        var pending: [[OutlineItem]] = []
        for item in snapshot.items.reversed() {
            guard let content = model.item(item) else { continue }
            let level = snapshot.level(of: item)
            while pending.count <= level + 1 { pending.append([]) }
            let node = OutlineItem(
                anyItem: content, isExpanded: snapshot.isExpanded(item), children: pending[level + 1].reversed())
            pending[level + 1] = []
            pending[level].append(node)
        }
        roots = pending.first?.reversed() ?? []
        return roots
    }
}
