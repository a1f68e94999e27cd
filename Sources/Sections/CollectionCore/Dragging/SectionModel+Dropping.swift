extension [SectionModel] {
    /// Returns the sections without the given items.
    ///
    /// - Complexity: O(*n*) in the number of all items.
    func removing(_ identities: Set<ItemIdentity>) -> [SectionModel] {
        map { section in
            var section = section
            section.items.removeAll { identities.contains($0.identity) }
            return section
        }
    }

    /// Returns the sections with items moved to an index path.
    ///
    /// - Parameters:
    ///   - items: The items, in the order in which they're inserted.
    ///   - place: The section, and the position before the move of the item whose position the first item takes. A
    ///     single item that moves down within its section is inserted after that item, as on screen; several items are
    ///     inserted before it.
    /// - Returns: The sections, and the position of the first item.
    func inserting(_ items: [AnyCollectionItem], at place: IndexPath) -> (sections: [SectionModel], position: Int) {
        let identities = Set(items.map(\.identity))
        let before = self[place.section].items.prefix(place.item).count { identities.contains($0.identity) }
        var sections = removing(identities)
        let wanted = items.count == 1 ? place.item : place.item - before
        let position = Swift.min(wanted, sections[place.section].items.count)
        sections[place.section].items.insert(contentsOf: items, at: position)
        return (sections, position)
    }
}
