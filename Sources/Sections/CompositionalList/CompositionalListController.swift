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

    /// A controller that shows nothing yet.
    public init() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        driver = CollectionDriver(collectionView: collectionView)
        super.init(nibName: nil, bundle: nil)
    }

    /// Always nil: lists aren't kept in archives.
    public required init?(coder: NSCoder) { nil }

    /// Makes the collection view the controller's view.
    public override func loadView() {
        view = collectionView
    }

    /// Shows what a configuration says, in place of everything before it.
    public func update(_ configuration: Configuration) {
        let sections = configuration.sections.enumerated().map { index, model in
            section(model, layout: configuration.sectionLayout(index), configuration)
        }
        driver.didReorder = configuration.rearrangement.map { rearrangement in
            { sections in
                rearrangement(
                    sections.compactMap { section in
                        guard
                            let id = section.identity.id.base as? MainActorIdentifier<ViewModel.SectionIdentifier>
                        else { return nil }
                        let items = section.items.compactMap { $0.base as? HostedItem<ViewModel.CellIdentifier, Row> }
                        return (id.base, items.map(\.identifier))
                    })
            }
        }
        driver.placeholders = configuration.placeholders
        driver.contentState = configuration.contentState
        driver.refreshAction = configuration.refreshAction
        driver.nearEnd = configuration.nearEnd
        driver.apply(
            sections, options: configuration.animatesChanges ? .automatic : .unanimated, completion: nil)
        // After the sections, for the layout may have places for headers that only they have content for.
        if let layout = configuration.layout, layout !== collectionView.collectionViewLayout {
            collectionView.setCollectionViewLayout(layout, animated: false)
        } else if configuration.layout == nil, collectionView.collectionViewLayout !== driver.layout {
            collectionView.setCollectionViewLayout(driver.layout, animated: false)
        }
    }

    private func section(
        _ model: ViewModel, layout: any SectionLayout, _ configuration: Configuration
    ) -> SectionModel {
        var actions = HostedItemActions<ViewModel.CellIdentifier>()
        actions.didSelect = configuration.selection
        actions.contextMenu = configuration.contextMenu
        actions.leadingSwipeActions = configuration.leadingSwipeActions
        actions.trailingSwipeActions = configuration.trailingSwipeActions
        actions.canDrag = configuration.rearrangement != nil
        let items = model.cellIdentifiers.map { identifier in
            HostedItem<ViewModel.CellIdentifier, Row>(
                identifier, parent: self, content: configuration.cellProvider, actions: actions)
        }
        var section = SectionModel(
            id: MainActorIdentifier(model.sectionIdentifier), layout: layout, items: items)
        if configuration.rearrangement != nil {
            section = section.dropTarget(of: HostedItem<ViewModel.CellIdentifier, Row>.self)
        }
        guard let provider = configuration.headerFooterProvider else { return section }
        let identifier = model.sectionIdentifier
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let content = HostedSupplementary<Header>(
                content: { provider(identifier, kind, $0) }, parent: self)
            section.supplementaries.append(SupplementaryModel(kind: kind, content: content))
        }
        return section
    }
}
