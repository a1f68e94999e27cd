/// Fetches contents anew when the person pulls them down.
///
/// The wheel turns for as long as the action lasts, and the action isn't started again before it has ended. It is
/// cancelled when the object goes away, which is to be kept by whoever made it; drivers keep their own.
@MainActor
public final class PullToRefresh {
    private weak var scrollView: UIScrollView?
    private let control = UIRefreshControl()
    var action: @MainActor () async -> Void
    private let bouncedBefore: Bool
    private var task: Task<Void, Never>?

    /// Lets a person pull the contents of a scroll view, whose refresh control is replaced.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view. It isn't kept.
    ///   - action: Fetches the contents.
    public init(_ scrollView: UIScrollView, action: @escaping @MainActor () async -> Void) {
        self.scrollView = scrollView
        self.action = action
        bouncedBefore = scrollView.alwaysBounceVertical
        // Contents that fit couldn't be pulled otherwise.
        scrollView.alwaysBounceVertical = true
        control.addAction(
            UIAction { [weak self] event in
                if let self { refresh() } else { (event.sender as? UIRefreshControl)?.endRefreshing() }
            }, for: .valueChanged)
        scrollView.refreshControl = control
    }

    deinit { task?.cancel() }

    /// Whether the action is under way.
    public var isRefreshing: Bool { task != nil }

    /// Starts the action, as pulling does; nothing happens if it is under way.
    public func refresh() {
        guard task == nil else { return }
        control.beginRefreshing()
        task = Task { @MainActor [weak self, action, control] in
            await action()
            control.endRefreshing()
            self?.task = nil
        }
    }

    /// Ends the action, and takes the control away.
    func remove() {
        task?.cancel()
        control.endRefreshing()
        guard let scrollView, scrollView.refreshControl === control else { return }
        scrollView.refreshControl = nil
        scrollView.alwaysBounceVertical = bouncedBefore
    }
}
