/// The changes that the user's reordering makes in one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// The section's items before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The section's items after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The difference between the section's visible items. An item that moved within the section is a removal and an
    /// insertion with each other's index.
    public let difference: CollectionDifference<ItemIdentifierType>
}
