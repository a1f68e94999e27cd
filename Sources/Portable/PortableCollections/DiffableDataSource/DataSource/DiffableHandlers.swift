extension UICollectionViewDiffableDataSource {
    /// Handlers that a data source calls when the user expands or collapses an item of an outline. During each call,
    /// the data source still has the old items.
    @preconcurrency
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// A closure that returns whether an item can be expanded. With `nil`, the default, every item can.
        public var shouldExpandItem: ((Item) -> Bool)?

        /// A closure that is called before an item is expanded. The default is `nil`.
        public var willExpandItem: ((Item) -> Void)?

        /// A closure that returns whether an item can be collapsed. With `nil`, the default, every item can.
        public var shouldCollapseItem: ((Item) -> Bool)?

        /// A closure that is called before an item is collapsed. The default is `nil`.
        public var willCollapseItem: ((Item) -> Void)?

        /// A closure that returns the new children of an item that is about to be expanded, based on its current ones.
        /// With `nil`, the default, the children don't change.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers that allow everything and do nothing.
        public init() {}
    }

    /// Handlers that a data source calls when the user moves an item.
    public struct ReorderingHandlers {
        /// A closure that returns whether an item can be moved. With `nil`, the default, no item can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// A closure that is called at the end of a movement, while the data source still has the old snapshot. The
        /// default is `nil`.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// A closure that is called after the data source has the new snapshot. The default is `nil`.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that don't allow any movement.
        public init() {}
    }
}
