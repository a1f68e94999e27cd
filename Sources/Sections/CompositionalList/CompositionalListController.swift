/// A view controller that shows sections of data in a collection view, with content that closures create. It's the part
/// of a `CompositionalList` that doesn't depend on SwiftUI.
///
/// ```swift
/// typealias Sections = GenericSectionIdentifierViewModel<Course, Recipe>
/// typealias List = CompositionalListController<Sections, ContentSlot, ContentSlot>
///
/// let list = List()
/// let sections = [Sections(sectionIdentifier: .mains, cellIdentifiers: recipes)]
/// var configuration = List.Configuration(sections) { recipe, _ in
///     var content = UIListContentConfiguration.cell()
///     content.text = recipe.name
///     return content
/// }
/// configuration.sectionLayout = { _ in ListLayout() }
/// list.update(configuration)
/// ```
///
/// Each call of `update(_:)` replaces the data, the closures, and the layout. Lists can be empty.
@MainActor
public final class CompositionalListController<
    ViewModel: SectionIdentifierViewModel, Row: HostingSlot, Header: HostingSlot
>:
    UIViewController
{
    /// The collection view of the list.
    public let collectionView: UICollectionView
    /// The driver that shows the sections.
    public let driver: CollectionDriver

    private let source = HostedSource<ViewModel.CellIdentifier, Row>()
    private var headerFooterProvider: ((ViewModel.SectionIdentifier, String, IndexPath) -> Header.Content?)?
    private var badgeProvider: ((ViewModel.CellIdentifier) -> Header.Content?)?
    /// The list that was shown last, or `nil` if all of it must be updated.
    private var shown: DisplayedList<ViewModel>?
    private lazy var position = ScrollPositionObserver(collectionView)

    /// Creates a controller with an empty list.
    public init() {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        driver = CollectionDriver(collectionView: collectionView)
        super.init(nibName: nil, bundle: nil)
        source.parent = self
        // The row grows when its own state makes it higher.
        if #available(iOS 16.0, *) { collectionView.selfSizingInvalidation = .enabledIncludingConstraints }
    }

    /// Returns `nil`, because lists can't be decoded.
    public required init?(coder: NSCoder) { nil }

    /// Sets the collection view as the controller's view.
    public override func loadView() {
        view = collectionView
    }

    /// Scrolls to a pending item once the list has a size.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showPosition(animated: false)
    }

    /// Shows a configuration in place of the current one.
    ///
    /// - Complexity: O(*n*) in the number of items, or in the number of visible items if the sections have identical
    ///   arrays of items.
    public func update(_ configuration: Configuration) {
        // If a list that is still decelerating scrolls because its items change, that isn't scrolling by the user. The
        // binding must not be written during a view update.
        position.didChange = nil
        source.take(content: configuration.cellProvider, actions: HostedItemActions(configuration))
        headerFooterProvider = configuration.headerFooterProvider
        badgeProvider = configuration.badge?.content
        driver.didReorder = configuration.rearrangement.map(reordering)
        driver.placeholders = configuration.placeholders
        driver.contentState = configuration.contentState
        driver.refreshAction = configuration.refreshAction
        driver.reachEndAction = configuration.reachEndAction
        if driver.staysAtEnd != configuration.staysAtEnd { driver.staysAtEnd = configuration.staysAtEnd }
        showItems(of: configuration)
        // The layout is set after the sections, because it can have positions for headers whose content the sections
        // provide.
        if let layout = configuration.layout, layout !== collectionView.collectionViewLayout {
            collectionView.setCollectionViewLayout(layout, animated: false)
        } else if configuration.layout == nil, collectionView.collectionViewLayout !== driver.layout {
            collectionView.setCollectionViewLayout(driver.layout, animated: false)
        }
        trackPosition(configuration)
    }

    // MARK: Items

    private func showItems(of configuration: Configuration) {
        let layouts = configuration.sections.indices.map { configuration.sectionLayout($0) }
        let list = DisplayedList(configuration.sections, layouts, HostedStructure(configuration))
        if let shown, shown.isSame(as: list) { return updateVisibleViews() }
        shown = list
        let sections = zip(configuration.sections, layouts).map { section($0, layout: $1, configuration) }
        driver.apply(
            sections, options: configuration.animatesChanges ? .automatic : .unanimated, completion: nil)
        configuration.itemsDidChange? { [driver] id in
            driver.indexPath(of: HostedItem<ViewModel.CellIdentifier, Row>.identity(of: id)) != nil
        }
    }

    /// Updates the visible views if the items are the same, because the closures can create different content.
    private func updateVisibleViews() {
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
        let items = model.cellIdentifiers.map { HostedItem($0, source: source).erased }
        var section = SectionModel(
            id: MainActorIdentifier(model.sectionIdentifier), layout: layout, anyItems: items)
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
            // The app can show the same list again, so the next update must not be skipped.
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

    private func trackPosition(_ configuration: Configuration) {
        guard configuration.position != nil || configuration.positionDidChange != nil else { return }
        defer { position.didChange = configuration.positionDidChange.map(reportPosition) }
        position.anchor = configuration.positionAnchor
        if driver.delegate == nil { driver.delegate = position }
        guard position.shown != configuration.position else { return }
        position.shown = configuration.position
        position.wanted = configuration.position
        showPosition(animated: configuration.animatesChanges)
    }

    /// Returns a closure that reports the item to which the user has scrolled, if it's a different one.
    private func reportPosition(to action: @escaping (ViewModel.CellIdentifier) -> Void) -> (IndexPath) -> Void {
        { [weak self] path in
            guard let self,
                let item = driver.item(at: path)?.base as? HostedItem<ViewModel.CellIdentifier, Row>,
                position.shown != item.id.base
            else { return }
            position.shown = item.id.base
            action(item.identifier)
        }
    }

    /// Scrolls to the requested item, once the list has a size.
    private func showPosition(animated: Bool) {
        guard !collectionView.bounds.isEmpty, let id = position.consumeRequested() else { return }
        let item = HostedItem<ViewModel.CellIdentifier, Row>.identity(of: id)
        let isAnimated = animated && collectionView.window != nil
        switch position.anchor {
        case .nearest: driver.scrollToItem(item, animated: isAnimated)
        case .start: driver.scrollToItem(item, at: .top, animated: isAnimated)
        case .middle: driver.scrollToItem(item, at: .centeredVertically, animated: isAnimated)
        case .end: driver.scrollToItem(item, at: .bottom, animated: isAnimated)
        }
    }
}
