extension SectionedCollection {
    /// The batch that turns `old` into this collection.
    ///
    /// No identifier is hashed: the tables keep the hashes. Sections that share their storage in both collections are
    /// not looked into, of the others only what is between the first and the last difference.
    ///
    /// - Complexity: O(*s* + *c* log *c*) on average, *s* being the number of sections and *c* the number of items in
    ///   the sections that don't share their storage; the logarithm counts for items that changed their order only.
    @inlinable package func difference(from old: SectionedCollection) -> BatchUpdates {
        var builder = BatchBuilder(
            old: old.handles, new: handles,
            oldSections: handles.sections.elements.map { section in
                old.sectionTable.handle(of: section, in: sectionTable) ?? -1
            })
        builder.trim { new, previous in old.itemTable.isSameIdentifier(previous, new, in: itemTable) }
        builder.matchItems { new in old.itemTable.handle(of: new, in: itemTable) ?? -1 }
        return builder.finish()
    }
}
