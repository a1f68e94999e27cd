import PortableUIKit

/// The visibility of a host: that of its controller, between `viewWillAppear` and `viewDidDisappear`, or, without a
/// controller, whether the host is in a window.
///
/// Actions of views that appear run with the layout of the host. Actions of views that disappear run with the next frame,
/// after the layout of the window: the views that replace them appear first.
@MainActor
final class HostVisibility {
    private unowned let host: HostingView
    /// The window that the host was in last.
    private weak var window: UIWindow?
    private lazy var timer = FrameTimer(file: "\(HostingView.self)") { [weak self] in self?.finishDisappearing() }

    init(_ host: HostingView) {
        self.host = host
    }

    /// Shows or hides the views. Hosting controllers call it from their appearance callbacks.
    func update(isVisible: Bool) {
        guard host.graph.isVisible != isVisible else { return }
        // Views that come back in the same frame have disappeared meanwhile, and a cell that is reused may get other ones.
        if isVisible { runPendingActions() }
        host.graph.isVisible = isVisible
        if !isVisible { timer.start(after: 0, for: window) }
    }

    func hostDidMoveToWindow() {
        if let new = host.window { window = new }
        if host.controller == nil { update(isVisible: host.window != nil) }
    }

    /// Runs the actions of views that have disappeared, before the views change: a cell is reused with other views.
    func runPendingActions() {
        guard !host.graph.isVisible else { return }
        timer.stop()
        Evaluation.outsideOfBodies { host.graph.runActions() }
    }

    private func finishDisappearing() {
        window?.layoutIfNeeded()
        runPendingActions()
    }
}
