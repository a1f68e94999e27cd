extension UICollectionViewDiffableDataSource {
    /// Handlers that a data source calls when the user expands or collapses an item of an outline. During each call,
    /// the data source still has the old items.
    @preconcurrency
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item may be expanded; any may if nil, the default.
        public var shouldExpandItem: ((Item) -> Bool)?

        /// Called before an item is expanded; nil by default.
        public var willExpandItem: ((Item) -> Void)?

        /// Whether an item may be collapsed; any may if nil, the default.
        public var shouldCollapseItem: ((Item) -> Bool)?

        /// Called before an item is collapsed; nil by default.
        public var willCollapseItem: ((Item) -> Void)?

        /// Returns the children of an item that is about to be expanded, from those it has; they stay if nil, the
        /// default.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that allow everything and do nothing.
        public init() {}
    }

    /// Handlers that a data source calls when the user moves an item.
    public struct ReorderingHandlers {
        /// Whether an item may be moved; none may if nil, the default.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called when an item was let go of, while the data source still has the old snapshot; nil by default.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called when the data source has the new snapshot; nil by default.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that refuse to move anything.
        public init() {}
    }
}
