/// An object that shows sections in a collection view and applies each new version of them with minimal changes.
///
/// ```swift
/// final class RecipesController: UICollectionViewController {
///     private lazy var driver = CollectionDriver(collectionView: collectionView)
///
///     func show(_ recipes: [Recipe]) {
///         driver.apply([
///             SectionModel(
///                 id: "recipes", layout: GridLayout(columns: 3, aspectRatio: 1), items: recipes.map(RecipeItem.init)
///             )
///             .header(Title("Recipes"), isPinned: true)
///         ])
///     }
/// }
/// ```
///
/// The driver sets the collection view's data source, delegate, and layout, and registers views as they're needed. Keep
/// a strong reference to the driver, as you do for a data source: the collection view doesn't retain it.
///
/// The driver never traps. Each problem with the sections is reported once through `issueHandler`.
@MainActor
public final class CollectionDriver {
    /// The collection view, or `nil` if it has been deallocated.
    public internal(set) weak var collectionView: UICollectionView?

    /// A closure that the driver calls once for each issue. The default calls `CollectionLog.handler`.
    public var issueHandler: (CollectionIssue) -> Void {
        get { issues.handler }
        set { issues.handler = newValue }
    }

    /// A closure that returns a Boolean value that indicates whether the user can move an item. If it's `nil` (the
    /// default), items can't be moved.
    public var canReorder: ((ItemIdentity) -> Bool)? {
        get { router.drags.canReorder }
        set { router.drags.canReorder = newValue }
    }

    /// A closure that the driver calls with the new sections after the user moves items, drops them in this collection
    /// view, or drags them away. The driver already shows the new sections. An update that the app requested in the
    /// meantime is applied afterwards, unless this closure applies a newer one.
    public var didReorder: (([SectionModel]) -> Void)? {
        get { router.drags.didReorder }
        set { router.drags.didReorder = newValue }
    }

    /// The action that loads more content when one of the last items appears on screen. It's called once until the
    /// number of items changes or `contentState` reports a failure. The default is `nil`.
    public var reachEndAction: ReachEndAction? {
        get { loading.reachEndAction }
        set { loading.reachEndAction = newValue }
    }

    /// The range around the visible items in which the app is notified before items appear. The default is `nil`: no
    /// notifications.
    public var workingRange: WorkingRange? {
        get { router.workingRange.range }
        set {
            router.workingRange.range = newValue
            router.workingRange.update(in: self)
        }
    }

    /// The closures that the driver calls before and after each step of creating and showing a cell, for measurements.
    /// The default is `nil`.
    public var performanceHooks: PerformanceHooks? {
        get { views.performanceHooks }
        set { views.performanceHooks = newValue }
    }

    /// A Boolean value that indicates whether the collection view is read from its end, like a chat. The default is
    /// `false`.
    ///
    /// A chat begins at its end. While the end is visible, it stays visible when items are inserted, cells grow, the
    /// device rotates, or the keyboard appears. Otherwise, the visible items keep their position. Updates without an
    /// anchor are anchored at the last visible item.
    public var staysAtEnd: Bool {
        get { reading.isKept }
        set { reading.isKept = newValue }
    }

    /// A Boolean value that indicates whether items are deselected immediately after the user selects them. The default
    /// is `false`.
    public var deselectsItems = false

    /// The content that is shown in place of items while there aren't any. By default, it's empty.
    public var placeholders: ContentPlaceholders {
        get { loading.placeholder.placeholders }
        set { loading.placeholder.placeholders = newValue }
    }

    /// The loading state of the content, which determines the placeholder. While it's `loading`, no further page is
    /// requested. The default is `loaded`.
    public var contentState: ContentState {
        get { loading.state }
        set { loading.state = newValue }
    }

    let shown = DisplayedModel()
    let updates: UpdateQueue
    let views: ViewProvider
    let sectionProvider: SectionProvider
    let loading: ContentLoader
    let reading: ReadingPosition
    let router: EventRouter
    let dataSource: UICollectionViewDiffableDataSource<SectionIdentity, ItemIdentity>
    private let issues = IssueReporter()

    /// Creates a driver for the given collection view, which shows nothing until sections are applied. The current
    /// delegate of the collection view becomes the driver's `delegate`.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. The driver doesn't retain it.
    ///   - configuration: The configuration of the layout, such as its scroll direction.
    public init(
        collectionView: UICollectionView,
        configuration: UICollectionViewCompositionalLayoutConfiguration? = nil
    ) {
        let reference = DriverReference()
        self.collectionView = collectionView
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, identity in
            reference.driver?.views.cell(of: identity, at: path) ?? reference.placeholder(in: view, at: path)
        }
        updates = UpdateQueue(reference)
        views = ViewProvider(reference)
        sectionProvider = SectionProvider(
            reference, configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration())
        loading = ContentLoader(reference)
        reading = ReadingPosition(reference)
        router = EventRouter(client: collectionView.delegate)
        reference.driver = self
        router.driver = self
        sectionProvider.layout.driver = self
        dataSource.supplementaryViewProvider = { _, kind, path in
            reference.driver?.views.supplementaryView(ofKind: kind, at: path)
        }
        setReorderingHandlers(reference)
        setOutlineHandlers(reference)
        collectionView.collectionViewLayout = sectionProvider.layout
        collectionView.delegate = router
        collectionView.prefetchDataSource = router
        setDragDelegates()
    }

    // MARK: What is there

    /// The sections that were applied last, including changes by the user.
    public var sections: [SectionModel] { model.sections }

    /// The app's delegate, which receives all events after the items and their sections. The driver doesn't retain it.
    public var delegate: (any UICollectionViewDelegate)? {
        get { router.client }
        set { router.client = newValue }
    }

    /// The layout that uses the layouts of the sections. If the app sets another layout on the collection view, the
    /// driver continues to manage items and events only.
    public var layout: UICollectionViewCompositionalLayout { sectionProvider.layout }

    /// Shows supplementary views at the boundary of the whole collection view, such as a header above all sections or a
    /// footer below them. Visible views are reconfigured in place if their content has changed.
    ///
    /// - Parameter supplementaries: The views. Views without a placement aren't shown.
    public func setGlobalSupplementaries(_ supplementaries: [SupplementaryModel]) {
        let former = views.globalSupplementaries
        views.globalSupplementaries = supplementaries
        let configuration = layout.configuration
        configuration.boundarySupplementaryItems = supplementaries.compactMap { supplementary in
            supplementary.placement?.boundaryItem(ofKind: supplementary.kind)
        }
        layout.configuration = configuration
        views.configureGlobalViews(replacing: former)
    }

    // MARK: Support

    var model: CollectionModel { shown.current }

    /// Returns the item that the collection view currently shows at an index path.
    func shownItem(at path: IndexPath) -> AnyCollectionItem? {
        dataSource.itemIdentifier(for: path).flatMap { shown.item($0) }
    }

    /// Returns the section that the collection view currently shows at an index.
    func shownSection(at index: Int) -> SectionModel? {
        dataSource.sectionIdentifier(for: index).flatMap { shown.section($0) }
    }

    /// Reports an issue, unless it has already been reported.
    func report(_ issue: CollectionIssue) { issues.report(issue) }
}

/// A weak reference to a driver, for closures that the collection view retains.
@MainActor
final class DriverReference {
    weak var driver: CollectionDriver?

    /// Returns an empty cell for a collection view whose driver has been deallocated.
    func placeholder(in collectionView: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        let registration = ViewRegistration.viewClass(PlaceholderCell.self)
        registration.registerCell(in: collectionView)
        return collectionView.dequeueReusableCell(withReuseIdentifier: registration.reuseIdentifier, for: path)
    }
}
