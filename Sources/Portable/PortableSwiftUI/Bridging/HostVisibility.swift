import PortableUIKit

/// The visibility of a host. With a controller, the host is visible between `viewWillAppear` and `viewDidDisappear`.
/// Without a controller, it's visible while it's in a window.
///
/// Actions of views that appear run with the layout of the host. Actions of views that disappear run in the frame after
/// the next layout of the window: the views that replace them appear first.
@MainActor
final class HostVisibility {
    private unowned let host: HostingView
    /// The window that most recently contained the host.
    private weak var window: UIWindow?
    /// A Boolean value that indicates whether the window was laid out since the views have disappeared.
    private var isAfterLayout = false
    private lazy var timer = FrameTimer(file: "\(HostingView.self)") { [weak self] in self?.finishDisappearing() }

    init(_ host: HostingView) {
        self.host = host
    }

    /// Shows or hides the views. Hosting controllers call it from their appearance callbacks.
    func update(isVisible: Bool) {
        guard host.graph.isVisible != isVisible else { return }
        // Views that reappear in the same frame have disappeared in the meantime, and a cell that's reused can show
        // other views.
        if isVisible { runPendingActions() }
        host.graph.isVisible = isVisible
        guard !isVisible else { return }
        isAfterLayout = false
        timer.start(after: 0, for: window)
    }

    func hostDidMoveToWindow() {
        if let new = host.window { window = new }
        if host.controller == nil { update(isVisible: host.window != nil) }
    }

    /// Runs the actions of views that have disappeared, before the views change, for example because a cell is reused.
    func runPendingActions() {
        guard !host.graph.isVisible else { return }
        timer.stop()
        Evaluation.outsideOfBodies { host.graph.runActions() }
    }

    private func finishDisappearing() {
        guard isAfterLayout else {
            // Timers fire before the layout of their frame. If this caused a layout of the window, it would come
            // before the views have read the changes.
            isAfterLayout = true
            return timer.start(after: 1e-6, for: window)
        }
        runPendingActions()
    }
}
