extension CompositionalListController {
    /// The content and behavior of a list.
    @MainActor
    public struct Configuration {
        /// The sections, in order.
        public var sections: [ViewModel]
        /// A closure that creates the content of an item's cell.
        public var cellProvider: (ViewModel.CellIdentifier, IndexPath) -> Row.Content
        /// A closure that creates the header or footer of a section for an element kind and index path, or returns
        /// `nil` for no view.
        public var headerFooterProvider: ((ViewModel.SectionIdentifier, String, IndexPath) -> Header.Content?)?
        /// A closure that's called with the item that the user selects.
        public var selection: ((ViewModel.CellIdentifier) -> Void)?
        /// A layout that replaces the section layouts. Setting the same object again has no effect.
        public var layout: UICollectionViewLayout?
        /// A closure that returns the layout of a section if `layout` is `nil`. The default layout is rows.
        public var sectionLayout: (Int) -> any SectionLayout = { _ in ListRowLayout() }
        /// A Boolean value that indicates whether changes are animated. The default is `true`.
        public var animatesChanges = true
        /// A closure that returns the context menu of an item. The default is `nil`.
        public var contextMenu: ((ViewModel.CellIdentifier) -> ItemMenu?)?
        /// A closure that returns the leading swipe actions of an item in list sections. The default is `nil`.
        public var leadingSwipeActions: ((ViewModel.CellIdentifier) -> UISwipeActionsConfiguration?)?
        /// A closure that returns the trailing swipe actions of an item in list sections. The default is `nil`.
        public var trailingSwipeActions: ((ViewModel.CellIdentifier) -> UISwipeActionsConfiguration?)?
        /// A closure that's called with all sections and their items after the user moves items. If it's `nil` (the
        /// default), items can't be moved. The app must show the sections in this order from then on.
        public var rearrangement:
            (([(section: ViewModel.SectionIdentifier, items: [ViewModel.CellIdentifier])]) -> Void)?
        /// The content that is shown in place of items while there aren't any. By default, it's empty.
        public var placeholders = ContentPlaceholders()
        /// The loading state of the content. The default is `loaded`.
        public var contentState = ContentState.loaded
        /// A closure that reloads the content when the user pulls to refresh. If it's `nil` (the default),
        /// pull-to-refresh is off.
        public var refreshAction: (@MainActor () async -> Void)?
        /// The action that loads more content when one of the last items appears on screen. The default is `nil`.
        public var reachEndAction: CollectionDriver.ReachEndAction?
        /// A closure that's called with an item that is likely to appear soon. The default is `nil`.
        public var prefetch: ((ViewModel.CellIdentifier) -> Void)?
        /// A closure that's called with a prefetched item that isn't needed anymore. The default is `nil`.
        public var cancelPrefetch: ((ViewModel.CellIdentifier) -> Void)?
        /// A closure that returns the accessories of an item's row in list sections, such as disclosure indicators. The
        /// default is `nil`.
        public var accessories: ((ViewModel.CellIdentifier) -> [UICellAccessory])?
        /// The placement and content of a view on each item, such as a badge. The default is `nil`. Layouts of
        /// `CollectionCore` other than lists support badges; a custom layout must include a supplementary item of the
        /// kind.
        public var badge: (placement: BadgePlacement, content: (ViewModel.CellIdentifier) -> Header.Content?)?
        /// A Boolean value that indicates whether layouts of `CollectionCore` have headers. The default is `false`.
        public var hasHeaders = false
        /// A Boolean value that indicates whether layouts of `CollectionCore` have footers. The default is `false`.
        public var hasFooters = false
        /// A Boolean value that indicates whether headers in layouts of `CollectionCore` stay visible while their
        /// sections are visible. The default is `false`.
        public var pinsHeaders = false
        /// A Boolean value that indicates whether the list is read from its end, like a chat. The default is `false`.
        public var staysAtEnd = false
        /// The ID of the item to scroll to. If it's `nil`, or the same as before, the list doesn't scroll.
        public var position: AnyHashable?
        /// The position to which an item is scrolled, and at which the item for `positionDidChange` is determined. The
        /// default is `nearest`.
        public var positionAnchor = ListAnchor.nearest
        /// A closure that's called with the item to which the user has scrolled. The default is `nil`.
        public var positionDidChange: ((ViewModel.CellIdentifier) -> Void)?
        /// A closure that's called when the items change. Its argument returns whether an item with the given ID
        /// exists. The default is `nil`.
        public var itemsDidChange: ((_ contains: (AnyHashable) -> Bool) -> Void)?

        /// Creates a list of sections.
        public init(
            _ sections: [ViewModel], cellProvider: @escaping (ViewModel.CellIdentifier, IndexPath) -> Row.Content
        ) {
            self.sections = sections
            self.cellProvider = cellProvider
        }
    }
}
