/// Gives a collection view with a diffable data source the layout that its section identifiers describe.
///
/// The data source stays the app's own: the composer looks up which section stands where, and asks its identifier. It
/// keeps neither the collection view nor the data source.
@preconcurrency @MainActor
open class Composer<Section, Item>
where Section: ComposableSection, Section: Composable, Item: ComposableItem {
    /// The kind of a supplementary or decoration view.
    public typealias ElementKind = String
    /// The class of a decoration view.
    public typealias DecorationItemClass = AnyClass

    /// What concerns the layout as a whole. It shows when `compose()` is called.
    open var configuration = Configuration(scrollDirection: .vertical)

    /// Called with what was wrong, once each; hands it to `CollectionLog.handler` by default.
    open var issueHandler: (CollectionIssue) -> Void = { CollectionLog.handler($0) }

    private weak var collectionView: UICollectionView?
    private weak var dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    /// What the sections on screen were made of.
    private var tokens: [Section: AnyHashable] = [:]
    private var reportedIssues: Set<CollectionIssue> = []

    /// A composer of a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: Gets the layout when `compose()` is called.
    ///   - dataSource: Says which section stands where. With nil, nothing is shown.
    public init(
        collectionView: UICollectionView, dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    ) {
        self.collectionView = collectionView
        self.dataSource = dataSource
    }

    /// Gives the collection view its layout. May be called again, say when the configuration has changed.
    open func compose() {
        compose(animated: false)
    }

    /// Gives the collection view its layout, animated if wanted and the collection view is on the screen.
    open func compose(animated: Bool) {
        guard let collectionView else { return }
        collectionView.setCollectionViewLayout(layout(configuration: configuration), animated: animated)
        collectionView.invalidateIntrinsicContentSize()
    }

    /// The layout with a configuration. It asks the data source for its sections for as long as there is one.
    open func layout(configuration: Configuration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                self?.makeSection(at: index, in: environment)
                    ?? RawSectionLayout { _, _ in nil }.makeSection(in: environment)
            }, configuration: configuration.layoutConfiguration)
        for (kind, viewClass): (String, AnyClass) in configuration.background ?? [:] {
            layout.register(viewClass, forDecorationViewOfKind: kind)
        }
        return layout
    }

    /// Applies a snapshot to the data source, and lays out anew if the layout of a section has changed that is equal
    /// to one that was there, as `timeline(isEmpty: true)` may be to `timeline(isEmpty: false)`.
    ///
    /// An app may apply its snapshots to the data source itself, too. What changes no item at all is then only seen
    /// once `updateLayout()` is called.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        dataSource?.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        updateLayout(animated: animatingDifferences)
    }

    /// Lays out anew if the layout of a section has changed.
    ///
    /// - Parameter animated: Whether views move to their new places, if the collection view is on the screen; they don't
    ///   by default.
    /// - Complexity: O(*n*) in the number of sections.
    open func updateLayout(animated: Bool = false) {
        let sections = dataSource?.snapshot().sectionIdentifiers ?? []
        let hasChanged = sections.contains { section in
            tokens[section].map { $0 != section.layoutToken } ?? false
        }
        guard hasChanged, let collectionView else { return }
        collectionView.collectionViewLayout.invalidateLayout()
        // A batch without updates is what animates a layout that has changed.
        if animated, collectionView.window != nil { collectionView.performBatchUpdates(nil) }
    }

    private func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        guard let identifier = dataSource?.sectionIdentifier(for: index) else {
            report(.stalePath(section: index, item: nil))
            return nil
        }
        tokens[identifier] = identifier.layoutToken
        let section = ComposedSectionLayout(identifier).makeSection(in: environment)
        let kinds = configuration.background ?? [:]
        section.decorationItems = section.decorationItems.filter { item in
            if kinds[item.elementKind] != nil { return true }
            report(.unregisteredDecoration(kind: item.elementKind, section: SectionIdentity(identifier)))
            return false
        }
        section.visibleItemsInvalidationHandler = configuration.handlers[identifier]
        return section
    }

    private func report(_ issue: CollectionIssue) {
        if reportedIssues.insert(issue).inserted { issueHandler(issue) }
    }
}
