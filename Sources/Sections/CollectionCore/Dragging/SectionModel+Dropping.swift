extension [SectionModel] {
    /// The sections without some items.
    ///
    /// - Complexity: O(*n*) in the number of all items.
    func removing(_ identities: Set<ItemIdentity>) -> [SectionModel] {
        map { section in
            var section = section
            section.items.removeAll { identities.contains($0.identity) }
            return section
        }
    }

    /// The sections with items in a place, wherever they stood before.
    ///
    /// - Parameters:
    ///   - items: The items, in the order that they get.
    ///   - place: A section, and an item of it as it was before, whose place the first one takes. One item that comes
    ///     from the same section, and from before that place, stands behind it then, as it does on the screen; several
    ///     come in front of it.
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
