extension CollectionDriver {
    /// Sets the handlers of the data source for reordering by the user.
    func setReorderingHandlers(_ reference: DriverReference) {
        dataSource.reorderingHandlers.canReorderItem = { identity in
            reference.driver?.canReorder?(identity) ?? false
        }
        dataSource.reorderingHandlers.didReorder = { transaction in
            reference.driver?.track(transaction.finalSnapshot)
        }
    }

    /// Updates the model to the order that the user has created.
    private func track(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentity, ItemIdentity>) {
        let sections = snapshot.sectionIdentifiers.compactMap { identity -> SectionModel? in
            guard var section = model.section(identity) else { return nil }
            section.items = snapshot.itemIdentifiers(inSection: identity).compactMap { model.item($0) }
            if section.outline != nil { section.outline = rearrangedOutline(of: identity) }
            return section
        }
        shown.rearrange(into: CollectionModel(sections, expansion: shown.nextExpansion, report: report))
        didReorder?(sections)
    }
}
