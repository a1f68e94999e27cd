/// The layout of the tab bars and the sidebar.
extension UITabBarController {
    package var isWiderThanHigh: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// A Boolean value that indicates whether the tabs are at the top or in a sidebar.
    var showsTabsOnTop: Bool {
        guard usesTabs else { return false }
        let traits = traitCollection
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    }

    /// A Boolean value that indicates whether the sidebar can be shown.
    package var mayShowSidebar: Bool { tabState.mode == .tabSidebar && showsTabsOnTop }

    /// Notifies the sidebar if its availability has changed since the latest layout.
    func updateSidebarAvailability() {
        guard tabState.hadSidebar != mayShowSidebar else { return }
        tabState.hadSidebar = mayShowSidebar
        tabSidebar.availabilityDidChange(of: self)
    }

    /// The view of the sidebar, or `nil` if it was never shown.
    package var sidebarView: (any TabList)? { tabState.sidebarView }

    /// Lays out the tabs of a wide screen.
    ///
    /// - Returns: The height that they cover at the top of the child's view.
    func layOutWideTabs() -> CGFloat {
        let bar = makeTopBar(), isOpen = !tabSidebar.isHidden, overlaps = tabSidebar.overlapsContent
        let width = min(tabSidebar.width, view.bounds.width), isMirrored = view.isRightToLeft
        if isOpen { makeSidebarView(width: width) }
        let start = isOpen ? 0 : -width
        let x = isMirrored ? view.bounds.width - start - width : start
        sidebarView?.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        sidebarView?.isHidden = !isOpen && tabState.moveCount == 0
        tabState.backdrop?.frame = view.bounds
        tabState.backdrop?.isHidden = !isOpen || !overlaps
        let taken = isOpen && !overlaps ? width : 0
        contentView.frame = CGRect(
            x: isMirrored ? 0 : taken, y: 0, width: view.bounds.width - taken, height: view.bounds.height)
        let top = view.safeAreaInsets.top, showsBar = !isOpen && !hidesTabBarNow
        bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: TopTabBar.height)
        bar.alpha = showsBar ? 1 : 0
        bar.isUserInteractionEnabled = showsBar
        bar.sidebarButton.isHidden = !mayShowSidebar
        return showsBar ? top + TopTabBar.height : 0
    }

    /// Removes the tabs of a wide screen, because there isn't enough space.
    func removeWideTabs() {
        tabState.topBar?.removeFromSuperview()
        tabState.topBar = nil
        tabState.sidebarView?.removeFromSuperview()
        tabState.sidebarView = nil
        tabState.backdrop?.removeFromSuperview()
        tabState.backdrop = nil
    }

    /// Fades the content under the tab bar, in the design of iOS 26.
    func updateEdgeFade() {
        guard BarDesign(tabBar).hasPlatters else { return tabBar.edgeFade = nil }
        let controller = contentController
        tabBar.edgeFade = BarEdgeFade(
            under: controller?.contentScrollView(for: .bottom), in: controller?.viewIfLoaded, effect: \.bottomEdgeEffect
        )
    }

    private func makeTopBar() -> TopTabBar {
        if let bar = tabState.topBar { return bar }
        let bar = TopTabBar(
            select: { [weak self] in self?.selectTabAsUser($0) },
            showSidebar: { [weak self] in self?.tabSidebar.isHidden = false })
        tabState.topBar = bar
        bar.show(wideTabs)
        bar.select(tab(selectedAmong: wideTabs))
        UIView.performWithoutAnimation { view.insertSubview(bar, aboveSubview: contentView) }
        return bar
    }

    private func makeSidebarView(width: CGFloat) {
        guard tabState.sidebarView == nil else { return }
        UIView.performWithoutAnimation {
            let backdrop = UIControl(frame: view.bounds)
            backdrop.addAction(UIAction { [weak self] _ in self?.tabSidebar.isHidden = true }, for: .touchUpInside)
            tabState.backdrop = backdrop
            view.addSubview(backdrop)
            let made = tabSidebar.makeView(for: self)
            tabState.sidebarView = made
            made.frame = CGRect(
                x: view.isRightToLeft ? view.bounds.width : -width, y: 0, width: width, height: view.bounds.height)
            view.addSubview(made)
            made.layoutIfNeeded()
        }
    }

    /// Shows or hides the sidebar with an animation that the delegate can take part in.
    package func sidebarVisibilityDidChange() {
        let animator = MenuAnimator(previewViewController: nil)
        tabSidebar.visibilityWillChange(of: self, animator: animator)
        guard isViewLoaded, view.window != nil, UIView.areAnimationsEnabled else {
            viewIfLoaded?.setNeedsLayout()
            animator.runAnimations()
            return animator.complete()
        }
        if !tabSidebar.isHidden { makeSidebarView(width: min(tabSidebar.width, view.bounds.width)) }
        tabState.moveCount += 1
        UIView.animate(withDuration: 0.3) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
            animator.runAnimations()
        } completion: { [weak self] _ in
            self?.tabState.moveCount -= 1
            self?.viewIfLoaded?.setNeedsLayout()
            animator.complete()
        }
    }
}
