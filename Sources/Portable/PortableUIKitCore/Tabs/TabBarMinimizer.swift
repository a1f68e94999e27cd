/// Minimizes the bar of a tab bar controller while the user scrolls the content, in the design of iOS 26.
@MainActor
final class TabBarMinimizer: ScrollObserver {
    private unowned let controller: UITabBarController
    private weak var scrollView: UIScrollView?
    private var tracker = BarScrollTracker()
    private(set) var isMinimized = false

    init(_ controller: UITabBarController) {
        self.controller = controller
    }

    /// Observes another scroll view. The bar of other content isn't minimized.
    func observe(_ new: UIScrollView?) {
        guard new !== scrollView else { return }
        if scrollView?.scrollObservers.bottom === self { scrollView?.scrollObservers.bottom = nil }
        scrollView = new
        new?.scrollObservers.bottom = self
        tracker.reset()
        isMinimized = false
    }

    /// Restores the bar, for example because the user taps it.
    func restore() {
        tracker.reset()
        minimize(false)
    }

    private func minimize(_ isMinimized: Bool) {
        guard isMinimized != self.isMinimized else { return }
        self.isMinimized = isMinimized
        controller.animateTabBarMinimization()
    }

    // MARK: Scrolling

    func scrollViewOffsetDidChange(_ scrollView: UIScrollView) {
        guard controller.canMinimizeTabBar else { return }
        // Bouncing doesn't count as a movement.
        let range = scrollView.offsetRange.y
        let offset = min(max(scrollView.contentOffset.y, range.lowerBound), range.upperBound)
        let minimizesDown = controller.tabBarMinimizeBehavior == .onScrollDown
        if minimizesDown, offset <= range.lowerBound { return restore() }
        guard scrollView.isTracking || scrollView.isDecelerating else { return tracker.reset() }
        if let movesDown = tracker.direction(at: offset) { minimize(movesDown == minimizesDown) }
    }

    func scrollView(_ scrollView: UIScrollView, restingOffsetFor target: CGPoint) -> CGPoint { target }

    func expandableTopInset(of scrollView: UIScrollView) -> CGFloat { 0 }
}

extension UITabBarController {
    /// A Boolean value that indicates whether the bar can be minimized.
    ///
    /// With `.automatic`, it isn't, as on iOS 26.
    var canMinimizeTabBar: Bool {
        tabState.minimizer != nil && BarDesign(tabBar).hasPlatters && traitCollection.horizontalSizeClass == .compact
            && !tabBar.isHidden
    }

    /// Observes the scroll view of the content, if the bar can be minimized.
    func observeContent() {
        tabState.minimizer?.observe(contentController?.contentScrollView(for: .bottom))
    }

    /// Observes the content, and updates the bar.
    func updateTabBarMinimization() {
        observeContent()
        tabBar.platter.isMinimized = canMinimizeTabBar && tabState.minimizer?.isMinimized == true
    }

    /// The controller whose content is under the bar: the selected one, the top one of a navigation controller, or a
    /// child that covers the view of its parent, such as the navigation controller in a hosting controller.
    var contentController: UIViewController? {
        var content = shown
        while let current = content {
            if let navigation = current as? UINavigationController {
                content = navigation.topViewController
            } else if current.contentScrollView(for: .bottom) == nil, let child = current.coveringChild {
                content = child
            } else {
                break
            }
        }
        return content
    }

    /// Creates or removes the minimizer for the current behavior.
    func minimizeBehaviorDidChange() {
        switch tabState.minimizeBehavior {
        case .automatic, .never:
            tabState.minimizer?.observe(nil)
            tabState.minimizer = nil
        case .onScrollDown, .onScrollUp:
            tabState.minimizer = tabState.minimizer ?? TabBarMinimizer(self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    func animateTabBarMinimization() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard view.window != nil else { return }
        UIView.animate(
            withDuration: TabBarPlatter.minimizationDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) {
            view.layoutIfNeeded()
            self.tabBar.layoutIfNeeded()
        }
    }
}

extension UIViewController {
    /// The child whose view covers the controller's view.
    fileprivate var coveringChild: UIViewController? {
        guard let view = viewIfLoaded else { return nil }
        return children.last { child in
            guard let childView = child.viewIfLoaded, childView.isDescendant(of: view) else { return false }
            return childView.convert(childView.bounds, to: view).insetBy(dx: -0.5, dy: -0.5).contains(view.bounds)
        }
    }
}
