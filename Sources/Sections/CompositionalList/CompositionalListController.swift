/// Shows sections of data in a collection view, with content that closures make. It is the part of a
/// `CompositionalList` that knows nothing of views.
///
/// Each `update(_:)` takes everything over: data, closures and layout. Nothing of an earlier one is left, and an empty
/// list is as good as any.
@MainActor
public final class CompositionalListController<
    ViewModel: SectionIdentifierViewModel, Row: HostingSlot, Header: HostingSlot
>:
    UIViewController
{
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
        /// Answers the menu that a long press on an item shows; none by default.
        public var contextMenu: ((ViewModel.CellIdentifier) -> ItemMenu?)?
        /// Answers what a swipe from the leading side of an item offers, in sections that are lists; nothing by default.
        public var leadingSwipeActions: ((ViewModel.CellIdentifier) -> UISwipeActionsConfiguration?)?
        /// Answers what a swipe from the trailing side of an item offers, in sections that are lists; nothing by
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
        /// Answers what stands at the end of an item's row, such as a disclosure indicator, in sections that are lists;
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
        public var positionAnchor: UICollectionView.ScrollPosition = []
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

    /// The collection view.
    public let collectionView: UICollectionView
    /// What brings the sections on the screen.
    public let driver: CollectionDriver

    private let source = HostedSource<ViewModel.CellIdentifier, Row>()
    private var headerFooterProvider: ((ViewModel.SectionIdentifier, String, IndexPath) -> Header.Content?)?
    private var badgeProvider: ((ViewModel.CellIdentifier) -> Header.Content?)?
    /// What was shown last; nil if all of it is to be gone through again.
    private var shown: ShownList<ViewModel>?
    private lazy var position = PositionWatch(collectionView)

    /// A controller that shows nothing yet.
    public init() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        driver = CollectionDriver(collectionView: collectionView)
        super.init(nibName: nil, bundle: nil)
        source.parent = self
        // A row whose own state makes it higher makes room for that.
        if #available(iOS 16.0, *) { collectionView.selfSizingInvalidation = .enabledIncludingConstraints }
    }

    /// Always nil: lists aren't kept in archives.
    public required init?(coder: NSCoder) { nil }

    /// Makes the collection view the controller's view.
    public override func loadView() {
        view = collectionView
    }

    /// Shows an item that waited for the list to have a size.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showPosition(animated: false)
    }

    /// Shows what a configuration says, in place of everything before it.
    ///
    /// - Complexity: O(*n*) in the number of items; in the number of visible ones if the sections have the very arrays of
    ///   items that they had before.
    public func update(_ configuration: Configuration) {
        source.take(content: configuration.cellProvider, actions: HostedItemActions(configuration))
        headerFooterProvider = configuration.headerFooterProvider
        badgeProvider = configuration.badge?.content
        driver.didReorder = configuration.rearrangement.map(reordering)
        driver.placeholders = configuration.placeholders
        driver.contentState = configuration.contentState
        driver.refreshAction = configuration.refreshAction
        driver.nearEnd = configuration.nearEnd
        if driver.staysAtEnd != configuration.staysAtEnd { driver.staysAtEnd = configuration.staysAtEnd }
        showItems(of: configuration)
        // After the sections, for the layout may have places for headers that only they have content for.
        if let layout = configuration.layout, layout !== collectionView.collectionViewLayout {
            collectionView.setCollectionViewLayout(layout, animated: false)
        } else if configuration.layout == nil, collectionView.collectionViewLayout !== driver.layout {
            collectionView.setCollectionViewLayout(driver.layout, animated: false)
        }
        followPosition(configuration)
    }

    // MARK: Items

    private func showItems(of configuration: Configuration) {
        let layouts = configuration.sections.indices.map { configuration.sectionLayout($0) }
        let list = ShownList(configuration.sections, layouts, HostedStructure(configuration))
        if let shown, shown.isSame(as: list) { return showVisibleViewsAnew() }
        shown = list
        let sections = zip(configuration.sections, layouts).map { section($0, layout: $1, configuration) }
        driver.apply(
            sections, options: configuration.animatesChanges ? .automatic : .unanimated, completion: nil)
        configuration.itemsDidChange? { [driver] id in
            driver.indexPath(of: HostedItem<ViewModel.CellIdentifier, Row>.identity(of: id)) != nil
        }
    }

    /// The items are the same, but closures may make something else of them now.
    private func showVisibleViewsAnew() {
        for path in collectionView.indexPathsForVisibleItems {
            guard let cell = collectionView.cellForItem(at: path),
                let item = driver.item(at: path)?.base as? HostedItem<ViewModel.CellIdentifier, Row>
            else { continue }
            item.configure(cell: cell, for: path)
        }
        let kinds = [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            shown?.structure.badge?.kind,
        ]
        for kind in kinds.compactMap({ $0 }) {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                guard
                    let view = collectionView.supplementaryView(forElementKind: kind, at: path)
                        as? HostingSupplementaryView<Header>
                else { continue }
                view.content?(path).map { view.slot.show($0, in: view, parent: self) }
                view.invalidateIntrinsicContentSize()
            }
        }
    }

    private func section(
        _ model: ViewModel, layout: any SectionLayout, _ configuration: Configuration
    ) -> SectionModel {
        let items = model.cellIdentifiers.map { HostedItem($0, source: source) }
        var section = SectionModel(
            id: MainActorIdentifier(model.sectionIdentifier), layout: layout, items: items)
        if configuration.rearrangement != nil {
            section = section.dropTarget(of: HostedItem<ViewModel.CellIdentifier, Row>.self)
        }
        if let badge = configuration.badge {
            if let badged = section.layout as? any BadgedSectionLayout {
                section.layout = badged.badge(badge.placement)
            }
            section.supplementaries.append(
                .badge(kind: badge.placement.kind) { [weak self] item in
                    let identifier = (item.base as? HostedItem<ViewModel.CellIdentifier, Row>)?.identifier
                    return HostedSupplementary<Header>(parent: self) { [weak self] _ in
                        identifier.flatMap { self?.badgeProvider?($0) }
                    }
                })
        }
        guard configuration.headerFooterProvider != nil else { return section }
        func content(_ kind: String) -> HostedSupplementary<Header> {
            HostedSupplementary(parent: self) { [weak self, identifier = model.sectionIdentifier] in
                self?.headerFooterProvider?(identifier, kind, $0)
            }
        }
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        section.supplementaries += [
            configuration.hasHeaders
                ? .header(content(header), isPinned: configuration.pinsHeaders)
                : SupplementaryModel(kind: header, content: content(header)),
            configuration.hasFooters
                ? .footer(content(footer)) : SupplementaryModel(kind: footer, content: content(footer)),
        ]
        return section
    }

    private func reordering(
        _ action: @escaping ([(section: ViewModel.SectionIdentifier, items: [ViewModel.CellIdentifier])]) -> Void
    ) -> ([SectionModel]) -> Void {
        { [weak self] sections in
            // What the app shows next may be what it showed before.
            self?.shown = nil
            action(
                sections.compactMap { section in
                    guard let id = section.identity.id.base as? MainActorIdentifier<ViewModel.SectionIdentifier>
                    else { return nil }
                    let items = section.items.compactMap { $0.base as? HostedItem<ViewModel.CellIdentifier, Row> }
                    return (id.base, items.map(\.identifier))
                })
        }
    }

    // MARK: Position

    private func followPosition(_ configuration: Configuration) {
        guard configuration.position != nil || configuration.positionDidChange != nil else { return }
        position.anchor = configuration.positionAnchor
        position.didChange = configuration.positionDidChange.map { action in
            { [weak self] path in
                guard let self,
                    let item = driver.item(at: path)?.base as? HostedItem<ViewModel.CellIdentifier, Row>,
                    position.shown != item.id.base
                else { return }
                position.shown = item.id.base
                action(item.identifier)
            }
        }
        if driver.delegate == nil { driver.delegate = position }
        guard position.shown != configuration.position else { return }
        position.shown = configuration.position
        position.wanted = configuration.position
        showPosition(animated: configuration.animatesChanges)
    }

    /// Scrolls to the item that is to be seen, once the list has a size.
    private func showPosition(animated: Bool) {
        guard !collectionView.bounds.isEmpty, let id = position.takeWanted() else { return }
        driver.scrollToItem(
            HostedItem<ViewModel.CellIdentifier, Row>.identity(of: id), at: position.anchor,
            animated: animated && collectionView.window != nil)
    }
}
