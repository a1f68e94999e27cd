/// An object that provides the layout for a collection view with a diffable data source. The section identifiers
/// describe the layout.
///
/// ```swift
/// final class RecipesController: UICollectionViewController {
///     private let cell = UICollectionView.CellRegistration<RecipeCell, Recipe> { $0.show($2) }
///     private lazy var dataSource = UICollectionViewDiffableDataSource<Course, Recipe>(
///         collectionView: collectionView
///     ) { [cell] view, indexPath, recipe in
///         view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
///     }
///     private lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         composer.configuration.sectionSpacing = 16
///         composer.compose()
///     }
/// }
/// ```
///
/// The app keeps its data source: the composer looks up the section identifier at an index, and queries its layout. It
/// retains neither the collection view nor the data source.
@preconcurrency @MainActor
open class Composer<Section, Item>
where Section: ComposableSection, Section: Composable, Item: ComposableItem {
    /// The element kind of a supplementary or decoration view.
    public typealias ElementKind = String
    /// The class of a decoration view.
    public typealias DecorationItemClass = AnyClass

    /// The configuration of the layout. Changes are applied when `compose()` is called.
    open var configuration = Configuration(scrollDirection: .vertical)

    /// A closure that's called once for each issue. The default calls `CollectionLog.handler`.
    open var issueHandler: (CollectionIssue) -> Void = { CollectionLog.handler($0) }

    private weak var collectionView: UICollectionView?
    private weak var dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    /// The tokens of the sections on screen.
    private var tokens: [Section: AnyHashable] = [:]
    private var reportedIssues: Set<CollectionIssue> = []

    /// Creates a composer for a collection view.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view whose layout `compose()` sets.
    ///   - dataSource: The data source that provides the section identifiers. If it's `nil`, the layout is empty.
    public init(
        collectionView: UICollectionView, dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    ) {
        self.collectionView = collectionView
        self.dataSource = dataSource
    }

    /// Sets the layout of the collection view. Call it again after a change of the configuration.
    open func compose() {
        compose(animated: false)
    }

    /// Sets the layout of the collection view, with an animation if `animated` is `true` and the collection view is on
    /// screen.
    open func compose(animated: Bool) {
        guard let collectionView else { return }
        collectionView.setCollectionViewLayout(layout(configuration: configuration), animated: animated)
        collectionView.invalidateIntrinsicContentSize()
    }

    /// Returns a layout with the given configuration. The layout doesn't retain the data source, which provides its
    /// sections.
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

    /// Applies a snapshot to the data source, and updates the layout of sections whose new identifiers are equal to the
    /// previous ones but describe another layout, for example, `timeline(isEmpty: true)` and
    /// `timeline(isEmpty: false)`.
    ///
    /// An app can also apply snapshots to the data source directly. In this case, call `updateLayout()` after changes
    /// that don't affect any item.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: A Boolean value that indicates whether changes are animated. The default is `true`.
    ///   - completion: A closure that's called after the animations. The default is `nil`.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        dataSource?.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        updateLayout(animated: animatingDifferences)
    }

    /// Lays out the sections again if the layout of a section has changed.
    ///
    /// - Parameter animated: A Boolean value that indicates whether the change is animated if the collection view is on
    ///   screen. The default is `false`.
    /// - Complexity: O(*n*) in the number of sections.
    open func updateLayout(animated: Bool = false) {
        let sections = dataSource?.snapshot().sectionIdentifiers ?? []
        let hasChanged = sections.contains { section in
            tokens[section].map { $0 != section.layoutToken } ?? false
        }
        guard hasChanged, let collectionView else { return }
        collectionView.collectionViewLayout.invalidateLayout()
        // An empty batch update animates the change of the layout.
        if animated, collectionView.window != nil { collectionView.performBatchUpdates(nil) }
    }

    private func makeSection(
        at index: Int, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        guard let identifier = dataSource?.sectionIdentifier(for: index) else {
            report(.staleIndexPath(section: index, item: nil))
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
