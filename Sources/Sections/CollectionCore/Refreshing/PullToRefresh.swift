/// An object that reloads the content of a scroll view when the user pulls to refresh.
///
/// The refresh control is animated while the action runs, and the action isn't started again until it has ended. Keep a
/// strong reference to the object: the action is canceled when the object is deallocated. Drivers have an object like
/// this already.
@MainActor
public final class PullToRefresh {
    private weak var scrollView: UIScrollView?
    private let control = UIRefreshControl()
    var action: @MainActor () async -> Void
    private let bouncedBefore: Bool
    private var task: Task<Void, Never>?

    /// Adds pull-to-refresh to a scroll view. An existing refresh control is replaced.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view. It isn't retained.
    ///   - action: A closure that reloads the content.
    public init(_ scrollView: UIScrollView, action: @escaping @MainActor () async -> Void) {
        self.scrollView = scrollView
        self.action = action
        bouncedBefore = scrollView.alwaysBounceVertical
        // Content that fits couldn't be pulled otherwise.
        scrollView.alwaysBounceVertical = true
        control.addAction(
            UIAction { [weak self] event in
                if let self { refresh() } else { (event.sender as? UIRefreshControl)?.endRefreshing() }
            }, for: .valueChanged)
        scrollView.refreshControl = control
    }

    deinit { task?.cancel() }

    /// A Boolean value that indicates whether the action is running.
    public var isRefreshing: Bool { task != nil }

    /// Starts the action, as pull-to-refresh does. If it's already running, this method does nothing.
    public func refresh() {
        guard task == nil else { return }
        control.beginRefreshing()
        task = Task { @MainActor [weak self, action, control] in
            await action()
            control.endRefreshing()
            self?.task = nil
        }
    }

    /// Cancels the action and removes the refresh control.
    func remove() {
        task?.cancel()
        control.endRefreshing()
        guard let scrollView, scrollView.refreshControl === control else { return }
        scrollView.refreshControl = nil
        scrollView.alwaysBounceVertical = bouncedBefore
    }
}
