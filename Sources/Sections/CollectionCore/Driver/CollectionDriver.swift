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
    public var issueHandler: (CollectionIssue) -> Void = { CollectionLog.handler($0) }

    /// Whether a person may move an item; nobody may if nil, the default.
    public var canReorder: ((ItemIdentity) -> Bool)?

    /// Called with the new sections when a person has moved items, dropped them here or dragged them away. The driver
    /// shows them already; an update that the app asked for meanwhile follows, unless a newer one takes its place here.
    public var didReorder: (([SectionModel]) -> Void)?

    /// Called when one of the last items comes on screen, once until the number of items changes or `contentState` says
    /// that fetching has failed; nil by default.
    public var nearEnd: NearEnd? {
        didSet { if nearEnd == nil { nearEndWatch = NearEndWatch() } }
    }

    /// Which items are told of before they come on screen, and who is told; nil, the default, tells nobody.
    public var workingRange: WorkingRange? {
        didSet { updateWorkingRange() }
    }

    /// Who is told before and after each cell is made and shown, to measure that; nil, the default, tells nobody.
    public var performanceHooks: PerformanceHooks?

    /// Whether this is a chat, which is read from its end: false by default.
    ///
    /// A chat begins at its end. While the end is in sight it stays so, when items come, cells grow, the device turns or
    /// the keyboard comes; further up, what is read stays where it is. Updates that say nothing else are anchored at
    /// the last visible item.
    public var staysAtEnd = false {
        didSet {
            readingPlace = nil
            if hasApplied { noteReadingPlace() }
        }
    }

    /// Whether items are deselected as soon as they were selected; false by default.
    public var deselectsItems = false

    /// What is shown in place of items while there are none; nothing by default.
    public var placeholders = ContentPlaceholders() {
        didSet { updatePlaceholder() }
    }

    /// How far the app has come with what is shown; loaded by default. It says which placeholder is shown, and that
    /// nobody asks for the next page while one is on its way.
    public var contentState = ContentState.loaded {
        didSet {
            updatePlaceholder()
            if contentState.isFailed { nearEndWatch.toldCount = nil }
            if contentState.isLoaded { checkNearEnd() }
        }
    }

    /// What is shown, or is being brought on the screen.
    var model = CollectionModel()
    /// What was shown before the update whose animations are under way.
    var outgoing: CollectionModel?
    var hasApplied = false
    var queued: PendingUpdate?
    /// The update whose plan is being made away from the main actor.
    var preparation: UpdatePreparation?
    var isPerforming = false
    /// Whether updates wait, for a person has items in hand.
    var isHeld = false {
        didSet { if !isHeld, oldValue, queued != nil { scheduleDrain() } }
    }
    /// How deep the driver is in code of others that runs while the collection view is being laid out.
    var callouts = 0
    var hasScheduledDrain = false
    /// The number of the version of the sections.
    var version = 0
    var nearEndWatch = NearEndWatch()
    var pullToRefresh: PullToRefresh?
    /// Where the person reads a chat.
    var readingPlace: ReadingPlace?
    /// Whether the content is being moved without the person.
    var isMovingContent = false
    /// The items in the working range, in order.
    var itemsInRange: [ItemIdentity] = []
    /// The states of cells that keep theirs with their items.
    var viewStates = ViewStates()

    /// What the app has expanded and collapsed since the last update.
    var expansionChanges: [ItemIdentity: Bool] = [:]
    /// The outlines that the data source knows of.
    var shownOutlines: [SectionIdentity: ShownOutline] = [:]

    let bindingTasks = BindingTasks()
    var ledger = RegistrationLedger()
    /// The sections that were made of layouts with a token.
    var keptSections: [SectionIdentity: KeptSection] = [:]
    var globalSupplementaries: [SupplementaryModel] = []
    /// The sections that are laid out without the views at their boundary.
    var unbounded: Set<SectionIdentity> = []
    private var reportedIssues: Set<CollectionIssue> = []

    let router: EventRouter
    let dragRouter = DragRouter()
    let dataSource: UICollectionViewDiffableDataSource<SectionIdentity, ItemIdentity>
    let sectionedLayout: SectionedLayout

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
            reference.driver?.cell(of: identity, at: path) ?? reference.placeholder(in: view, at: path)
        }
        sectionedLayout = SectionedLayout(
            sectionProvider: { index, environment in
                reference.driver?.section(at: index, in: environment) ?? .empty()
            }, configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration())
        router = EventRouter(client: collectionView.delegate)
        reference.driver = self
        router.driver = self
        sectionedLayout.driver = self
        dataSource.supplementaryViewProvider = { _, kind, path in
            reference.driver?.supplementaryView(ofKind: kind, at: path)
        }
        takeReordering(reference)
        takeOutlines(reference)
        collectionView.collectionViewLayout = sectionedLayout
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
    public var layout: UICollectionViewCompositionalLayout { sectionedLayout }

    /// Shows views at the boundary of the whole collection view, such as a header above all sections or a footer below
    /// them. What is shown already is configured again in place if its content has changed.
    ///
    /// - Parameter supplementaries: The views; those without a placement aren't shown.
    public func setGlobalSupplementaries(_ supplementaries: [SupplementaryModel]) {
        let former = globalSupplementaries
        globalSupplementaries = supplementaries
        let configuration = sectionedLayout.configuration
        configuration.boundarySupplementaryItems = supplementaries.compactMap { supplementary in
            supplementary.placement?.boundaryItem(ofKind: supplementary.kind)
        }
        sectionedLayout.configuration = configuration
        configureGlobalViews(replacing: former)
    }

    // MARK: Support

    /// Reports what is wrong, once.
    func report(_ issue: CollectionIssue) {
        guard reportedIssues.insert(issue).inserted else { return }
        issueHandler(issue)
    }

    /// Runs code of others during layout. Updates that it asks for wait until layout is over.
    func callOut<Result>(_ body: () -> Result) -> Result {
        callouts += 1
        defer {
            callouts -= 1
            if callouts == 0, queued != nil, !isPerforming { scheduleDrain() }
        }
        return body()
    }
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
