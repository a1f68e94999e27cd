/// An object that loads a driver's content: page by page near the end of the items, when the user pulls to refresh, and
/// from bindings.
@MainActor
final class ContentLoader {
    private let reference: DriverReference
    private var nearEndWatch = NearEndState()
    private var pullToRefresh: PullToRefresh?
    let bindingTasks = BindingTasks()
    let placeholder: PlaceholderPresenter

    init(_ reference: DriverReference) {
        self.reference = reference
        placeholder = PlaceholderPresenter(reference)
    }

    var state: ContentState {
        get { placeholder.state }
        set {
            placeholder.state = newValue
            if newValue.isFailed { nearEndWatch.notifiedCount = nil }
            if newValue.isLoaded { checkNearEnd() }
        }
    }

    // MARK: Near the end

    var reachEndAction: CollectionDriver.ReachEndAction? {
        get { nearEndWatch.reachEndAction }
        set {
            if newValue == nil { nearEndWatch = NearEndState() } else { nearEndWatch.reachEndAction = newValue }
        }
    }

    /// Notifies the app when the end of the items is near.
    func itemWillDisplay(at path: IndexPath) {
        guard let model = reference.driver?.model, let reachEndAction, nearEndWatch.canNotify(of: model.itemCount),
            !state.isLoading, path.section < model.sections.count
        else { return }
        let below = model.sections[path.section...].reduce(0) { $0 + $1.items.count } - path.item - 1
        guard below <= reachEndAction.remainingItems else { return }
        nearEndWatch.notifiedCount = model.itemCount
        guard let load = reachEndAction.load else { return reachEndAction.action() }
        nearEndWatch.task = Task { @MainActor [weak self] in
            await load()
            self?.nearEndWatch.task = nil
            self?.checkNearEnd()
        }
    }

    /// Checks again whether the end of the items is near.
    func checkNearEnd() {
        guard let last = reference.driver?.collectionView?.indexPathsForVisibleItems.max() else { return }
        itemWillDisplay(at: last)
    }

    // MARK: Pulling

    var refreshAction: (@MainActor () async -> Void)? {
        get { pullToRefresh?.action }
        set {
            // A running refresh continues, because setting the action can be a result of showing the refreshed content.
            if let pullToRefresh, let newValue { return pullToRefresh.action = newValue }
            pullToRefresh?.remove()
            pullToRefresh = nil
            guard let newValue, let collectionView = reference.driver?.collectionView else { return }
            pullToRefresh = PullToRefresh(collectionView, action: newValue)
        }
    }

    var isRefreshing: Bool { pullToRefresh?.isRefreshing ?? false }

    func refresh() {
        pullToRefresh?.refresh()
    }
}

/// The state of the last call near the end of a driver's items.
@MainActor
private final class NearEndState {
    var reachEndAction: CollectionDriver.ReachEndAction?
    /// The number of items when the app was last notified, or `nil` if it wasn't.
    var notifiedCount: Int?
    var task: Task<Void, Never>?

    deinit { task?.cancel() }

    func canNotify(of count: Int) -> Bool { task == nil && notifiedCount != count }
}
