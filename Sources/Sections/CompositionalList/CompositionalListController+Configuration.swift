extension CompositionalListController {
    /// All that a list shows and does.
    @MainActor
    public struct Configuration {
        /// The sections.
        public var sections: [ViewModel]
        /// Makes what the cell of an item shows.
        public var cellProvider: (ViewModel.CellIdentifier, IndexPath) -> Row.Content
        /// Makes what the header or footer of a section shows: of a kind, at a path; nil for nothing.
        public var headerFooterProvider: ((ViewModel.SectionIdentifier, String, IndexPath) -> Header.Content?)?
        /// Called with the item that the person has selected.
        public var selection: ((ViewModel.CellIdentifier) -> Void)?
        /// The layout, if the app has one of its own. The same object again changes nothing.
        public var layout: UICollectionViewLayout?
        /// How a section is laid out, where there is no layout of the app's own; rows by default.
        public var sectionLayout: (Int) -> any SectionLayout = { _ in ListRowLayout() }
        /// Whether changes are animated; true by default.
        public var animatesChanges = true
        /// Returns the menu that a long press on an item shows; none by default.
        public var contextMenu: ((ViewModel.CellIdentifier) -> ItemMenu?)?
        /// Returns what a swipe from the leading side of an item offers, in sections that are lists; nothing by default.
        public var leadingSwipeActions: ((ViewModel.CellIdentifier) -> UISwipeActionsConfiguration?)?
        /// Returns what a swipe from the trailing side of an item offers, in sections that are lists; nothing by
        /// default.
        public var trailingSwipeActions: ((ViewModel.CellIdentifier) -> UISwipeActionsConfiguration?)?
        /// Called with all sections and their items when the person has moved some, which nobody can if nil, the default.
        /// The app is to show them so from then on.
        public var rearrangement:
            (([(section: ViewModel.SectionIdentifier, items: [ViewModel.CellIdentifier])]) -> Void)?
        /// What is shown in place of items while there are none; nothing by default.
        public var placeholders = ContentPlaceholders()
        /// How far the app has come with what is shown; loaded by default.
        public var contentState = ContentState.loaded
        /// Fetches contents anew when the person pulls them down; nobody can if nil, the default.
        public var refreshAction: (@MainActor () async -> Void)?
        /// Called when one of the last items comes on screen; nil by default.
        public var nearEnd: CollectionDriver.NearEnd?
        /// Called with an item that is likely to be shown soon; nobody is by default.
        public var prefetch: ((ViewModel.CellIdentifier) -> Void)?
        /// Called with an item that was announced and isn't needed now; nobody is by default.
        public var cancelPrefetch: ((ViewModel.CellIdentifier) -> Void)?
        /// Returns what stands at the end of an item's row, such as a disclosure indicator, in sections that are lists;
        /// nothing by default.
        public var accessories: ((ViewModel.CellIdentifier) -> [UICellAccessory])?
        /// Where a view on each item stands, such as a badge, and what it shows; none by default. Layouts of the core have
        /// a place for it, but for lists; a layout of the app's own has one if it says so.
        public var badge: (placement: BadgePlacement, content: (ViewModel.CellIdentifier) -> Header.Content?)?
        /// Whether layouts of the core get headers; false by default.
        public var hasHeaders = false
        /// Whether layouts of the core get footers; false by default.
        public var hasFooters = false
        /// Whether the headers of layouts of the core stay in sight while their sections are; false by default.
        public var pinsHeaders = false
        /// Whether the list is read from its end, as a chat is; false by default.
        public var staysAtEnd = false
        /// The item that is to be seen, by its id; nil for wherever the person has scrolled to. Another one than before
        /// is scrolled to.
        public var position: AnyHashable?
        /// Where an item is brought to, and where the one stands that `positionDidChange` is told of; as near as possible
        /// by default.
        public var positionAnchor = ListAnchor.nearest
        /// Called with the item that the person has scrolled to; nil by default.
        public var positionDidChange: ((ViewModel.CellIdentifier) -> Void)?
        /// Called when there are other items than before, with what tells whether one of them has an id; nil by default.
        public var itemsDidChange: ((_ contains: (AnyHashable) -> Bool) -> Void)?

        /// A list of sections.
        public init(
            _ sections: [ViewModel], cellProvider: @escaping (ViewModel.CellIdentifier, IndexPath) -> Row.Content
        ) {
            self.sections = sections
            self.cellProvider = cellProvider
        }
    }
}
