/// Shows sections in a collection view, and each new version of them by the least that has changed.
///
/// ```swift
/// let driver = CollectionDriver(collectionView: collectionView)
/// driver.apply([
///     SectionModel(id: "badges", layout: GridLayout(columns: 3, aspectRatio: 1), items: badges)
///         .header(Title("Badges"), isPinned: true)
/// ])
/// ```
///
/// The driver makes itself the collection view's data source, delegate and layout, and registers what it meets. It is
/// to be kept by whoever made it, as a data source is; nothing that it knows keeps it.
///
/// It never traps. What is wrong with the sections is reported once, by name, through `issueHandler`.
@MainActor
public final class CollectionDriver {
    /// The collection view; nil when it is gone.
    public internal(set) weak var collectionView: UICollectionView?

    /// Called once for each thing that was wrong; hands it to `CollectionLog.handler` by default.
    public var issueHandler: (CollectionIssue) -> Void {
        get { issues.handler }
        set { issues.handler = newValue }
    }

    /// Whether a person may move an item; nobody may if nil, the default.
    public var canReorder: ((ItemIdentity) -> Bool)? {
        get { router.drags.canReorder }
        set { router.drags.canReorder = newValue }
    }

    /// Called with the new sections when a person has moved items, dropped them here or dragged them away. The driver
    /// shows them already; an update that the app asked for meanwhile follows, unless a newer one takes its place here.
    public var didReorder: (([SectionModel]) -> Void)? {
        get { router.drags.didReorder }
        set { router.drags.didReorder = newValue }
    }

    /// Called when one of the last items comes on screen, once until the number of items changes or `contentState` says
    /// that fetching has failed; nil by default.
    public var nearEnd: NearEnd? {
        get { loading.nearEnd }
        set { loading.nearEnd = newValue }
    }

    /// Which items are told of before they come on screen, and who is told; nil, the default, tells nobody.
    public var workingRange: WorkingRange? {
        get { router.workingRange.range }
        set {
            router.workingRange.range = newValue
            router.workingRange.update(in: self)
        }
    }

    /// Who is told before and after each cell is made and shown, to measure that; nil, the default, tells nobody.
    public var performanceHooks: PerformanceHooks? {
        get { views.performanceHooks }
        set { views.performanceHooks = newValue }
    }

    /// Whether this is a chat, which is read from its end: false by default.
    ///
    /// A chat begins at its end. While the end is in sight it stays so, when items come, cells grow, the device turns or
    /// the keyboard comes; further up, what is read stays where it is. Updates that say nothing else are anchored at
    /// the last visible item.
    public var staysAtEnd: Bool {
        get { reading.isKept }
        set { reading.isKept = newValue }
    }

    /// Whether items are deselected as soon as they were selected; false by default.
    public var deselectsItems = false

    /// What is shown in place of items while there are none; nothing by default.
    public var placeholders: ContentPlaceholders {
        get { loading.placeholder.placeholders }
        set { loading.placeholder.placeholders = newValue }
    }

    /// How far the app has come with what is shown; loaded by default. It says which placeholder is shown, and that
    /// nobody asks for the next page while one is on its way.
    public var contentState: ContentState {
        get { loading.state }
        set { loading.state = newValue }
    }

    let shown = ShownModel()
    let updates: UpdateQueue
    let views: ViewProvider
    let sectionProvider: SectionProvider
    let loading: ContentLoader
    let reading: ReadingPosition
    let router: EventRouter
    let dataSource: UICollectionViewDiffableDataSource<SectionIdentity, ItemIdentity>
    private let issues = IssueReporter()

    /// A driver of a collection view, which shows nothing until sections are applied. A delegate that the collection
    /// view has becomes the driver's.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view. It isn't kept.
    ///   - configuration: What concerns the layout as a whole, such as its direction.
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
        takeReordering(reference)
        takeOutlines(reference)
        collectionView.collectionViewLayout = sectionProvider.layout
        collectionView.delegate = router
        collectionView.prefetchDataSource = router
        takeDragging()
    }

    // MARK: What is there

    /// The sections, as they were applied last or as a person has rearranged them.
    public var sections: [SectionModel] { model.sections }

    /// The app's own delegate, which is told of everything after the items and their sections. It isn't kept.
    public var delegate: (any UICollectionViewDelegate)? {
        get { router.client }
        set { router.client = newValue }
    }

    /// The layout that asks the sections for theirs. Another layout of the app's own may take its place in the
    /// collection view; the driver then goes on with items and events alone.
    public var layout: UICollectionViewCompositionalLayout { sectionProvider.layout }

    /// Shows views at the boundary of the whole collection view, such as a header above all sections or a footer below
    /// them. What is shown already is configured again in place if its content has changed.
    ///
    /// - Parameter supplementaries: The views; those without a placement aren't shown.
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

    /// The item that the collection view has at a path at the moment.
    func shownItem(at path: IndexPath) -> AnyCollectionItem? {
        dataSource.itemIdentifier(for: path).flatMap { shown.item($0) }
    }

    /// The section that the collection view has at an index at the moment.
    func shownSection(at index: Int) -> SectionModel? {
        dataSource.sectionIdentifier(for: index).flatMap { shown.section($0) }
    }

    /// Reports what is wrong, once.
    func report(_ issue: CollectionIssue) { issues.report(issue) }
}

/// Lets closures that the collection view keeps reach a driver that they don't keep.
@MainActor
final class DriverReference {
    weak var driver: CollectionDriver?

    /// What a collection view gets whose driver is gone.
    func placeholder(in collectionView: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        let registration = ViewRegistration.viewClass(PlaceholderCell.self)
        registration.registerCell(in: collectionView)
        return collectionView.dequeueReusableCell(withReuseIdentifier: registration.reuseIdentifier, for: path)
    }
}
