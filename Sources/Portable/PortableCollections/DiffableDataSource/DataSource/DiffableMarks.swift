import DiffEngine

/// The marks of a snapshot with the index paths after it's applied. Marks of identifiers that aren't in the snapshot
/// are ignored.
struct DiffableMarks {
    let reloadedSections: IndexSet
    let reloadedItems: [IndexPath]
    let reconfiguredItems: [IndexPath]

    init<Section, Item>(_ update: DiffableUpdate<Section, Item>, in collection: SectionedCollection<Section, Item>) {
        reloadedSections = IndexSet(update.reloadedSections.compactMap { collection.position(ofSection: $0) })
        reloadedItems = update.reloadedItems.compactMap { collection.position(ofItem: $0)?.indexPath }
        // An item that gets another cell needn't be reconfigured.
        let reloaded = Set(reloadedItems)
        reconfiguredItems = update.reconfiguredItems
            .compactMap { collection.position(ofItem: $0)?.indexPath }
            .filter { [reloadedSections] in !reloaded.contains($0) && !reloadedSections.contains($0.section) }
    }

    var isEmpty: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty }
}
