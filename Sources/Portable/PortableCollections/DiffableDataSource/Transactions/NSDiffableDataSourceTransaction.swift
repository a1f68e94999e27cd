/// The changes that the user's reordering makes: the snapshots before and after it, and the difference between them.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The snapshot before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The snapshot after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference between the items of all sections. An item that moved is a removal and an insertion with each
    /// other's index.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// The changes of each section that changed, the last section first.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
