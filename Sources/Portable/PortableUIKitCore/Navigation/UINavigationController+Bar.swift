/// The bar above the visible child, and its large title.
extension UINavigationController {
    /// Called after the bar's item has changed.
    func navigationBarNeedsLayout() {
        viewIfLoaded?.setNeedsLayout()
    }

    /// The state of the visible child's large title.
    private var largeTitle: LargeTitleState {
        get { shown?.navigationItem.largeTitleState ?? LargeTitleState() }
        set { shown?.navigationItem.largeTitleState = newValue }
    }

    func layOutBar() {
        let top = barTop
        let row = navigationBar.fixedHeight
        let hasNewRow = largeTitle.update(
            isEnabled: navigationBar.showsLargeTitle, rowHeight: navigationBar.largeTitleRowHeight,
            searchHeight: navigationBar.collapsibleSearchHeight)
        if hasNewRow { openLargeTitle() }
        setBarHidden(bars.hidesBar && !motion.slidesBar && !bars.areMoving)
        let height = row + largeTitle.height + largeTitle.stretch
        let isAway = bars.hidesBar && !motion.slidesBar
        let frame = CGRect(x: 0, y: isAway ? -height : top, width: view.bounds.width, height: height)
        if navigationBar.untransformedFrame != frame { navigationBar.untransformedFrame = frame }
        navigationBar.update(
            statusBarHeight: top, isAtScrollEdge: isAtScrollEdge, edge: edgeFade)
    }

    /// Hides or shows the bar, unless the app hides it.
    private func setBarHidden(_ isHidden: Bool) {
        guard isHidden != bars.hasHiddenBar else { return }
        bars.hasHiddenBar = isHidden
        navigationBar.isHidden = isHidden
    }

    private var barBottom: CGFloat {
        let isHidden = bars.hidesBar || navigationBar.isHidden
        return isHidden && !keepsSafeArea ? 0 : barTop + navigationBar.fixedHeight + largeTitle.height
    }

    /// A Boolean value that indicates whether the safe area doesn't include the space of a minimized bar.
    private var keepsSafeArea: Bool {
        bars.isMinimized && shown?.navigationItem.navigationBarMinimization.safeAreaAdjustment == .disabled
    }

    /// The y-coordinate of the bar: the edge of the safe area, or a little below the top of the screen. On phones with
    /// an island, the bar begins a little higher, as recorded up to iOS 18 (`UIKitConstants.md` 6).
    private var barTop: CGFloat {
        let top = view.safeAreaInsets.top
        if BarDesign(navigationBar).hasPlatters { return max(top, navigationBar.leastTop) }
        guard traitCollection.userInterfaceIdiom == .phone else { return top }
        return Self.islandBarTops.first { $0.safeArea.isClose(to: top) }?.bar ?? top
    }

    /// The y-coordinates of the bar for the safe areas of phones with an island.
    private static let islandBarTops: [(safeArea: CGFloat, bar: CGFloat)] = [(59, 161 / 3), (62, 169 / 3)]

    /// Sets the frame and the safe area of a child.
    func place(_ controller: UIViewController) {
        let barBottom = barBottom
        let extends =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        var frame = contentView.bounds
        if !extends {
            frame.origin.y += barBottom
            frame.size.height = max(frame.height - barBottom, 0)
        }
        let cover = toolbarCover
        let reachesBelow =
            cover == 0
            || controller.edgesForExtendedLayout.contains(.bottom)
                && (bars.makeToolbar().isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        if !reachesBelow { frame.size.height = max(frame.height - cover, 0) }
        let childView: UIView = controller.view
        if childView.untransformedFrame != frame { childView.untransformedFrame = frame }
        controller.containerSafeAreaInsets = UIEdgeInsets(
            top: extends ? barBottom : 0, left: 0, bottom: reachesBelow ? cover : 0, right: 0)
    }

    /// The fade of the content under the bar, in the design of iOS 26.
    private var edgeFade: BarEdgeFade? {
        BarEdgeFade(under: observedScrollView, in: shown?.view, effect: \.topEdgeEffect)
    }

    // MARK: Large titles

    /// Observes the child's scroll view. If it was observed before, the title keeps its state. Otherwise, the title is
    /// open if the content is at its top.
    func observeScrolling(of controller: UIViewController) {
        let scrollView = controller.contentScrollView(for: .top)
        guard scrollView !== observedScrollView else { return }
        if observedScrollView?.scrollObservers.top === self { observedScrollView?.scrollObservers.top = nil }
        observedScrollView = scrollView
        scrollView?.scrollObservers.top = self
        let item = controller.navigationItem
        let isKnown = scrollView != nil && item.scrollView === scrollView
        item.scrollView = scrollView
        if !isKnown {
            openLargeTitle()
        } else if let scrollView, controller === shown {
            track(scrollView)
        }
    }

    /// Stops observing the scroll view, so that the next child's is looked up.
    func removeObservedScrollView() {
        if observedScrollView?.scrollObservers.top === self { observedScrollView?.scrollObservers.top = nil }
        observedScrollView = nil
    }

    /// Opens the large title if the content is scrolled to its top, or collapses it otherwise.
    private func openLargeTitle() {
        if let scrollView = observedScrollView, scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
        {
            largeTitle.collapse()
        } else {
            largeTitle.expand()
        }
    }

    /// The y-coordinate of the lower edge of the bar with an open large title.
    private var openBarBottom: CGFloat { barTop + navigationBar.fixedHeight + largeTitle.openHeight }

    /// Returns whether the scroll view begins at the lower edge of the bar and moves with it, as one that's constrained to
    /// the safe area.
    private func isAttachedToBar(_ scrollView: UIScrollView, top: CGFloat) -> Bool {
        largeTitle.isCollapsible && scrollView.adjustedContentInset.top.isClose(to: scrollView.contentInset.top)
            && abs(top - barBottom) < 0.5
    }

    /// Returns the top of the scroll view's content, in the navigation controller's coordinates. For a scroll view that
    /// moves with the bar, it's the top under an open large title.
    private func contentTop(of scrollView: UIScrollView) -> CGFloat {
        var origin = scrollView.convert(scrollView.bounds.origin, to: view)
        if isAttachedToBar(scrollView, top: origin.y) { origin.y = openBarBottom }
        return origin.y - scrollView.contentOffset.y - scrollView.contentInset.top - scrollView.refreshInset
    }

    /// Returns the distance between the open bar and a scroll view that begins below it.
    private func gap(above scrollView: UIScrollView) -> CGFloat {
        let top = scrollView.convert(scrollView.bounds.origin, to: view).y
        return max(top - openBarBottom, 0)
    }

    /// A Boolean value that indicates whether the content is scrolled to the bar's edge. Content that doesn't scroll
    /// always is.
    private var isAtScrollEdge: Bool {
        // A bar doesn't show the content dimmed by a search.
        if shown?.navigationItem.search?.isObscuring ?? false { return false }
        guard let scrollView = observedScrollView else { return true }
        return contentTop(of: scrollView) >= barBottom - 0.5
            || scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
    }

    /// Adjusts the title's row to the content, and updates the child's safe area.
    private func track(_ scrollView: UIScrollView) {
        guard navigationBar.showsLargeTitle || navigationBar.collapsibleSearchHeight > 0 else { return layOutBar() }
        // The layout determines whether a new large title is open.
        guard largeTitle.isEnabled == navigationBar.showsLargeTitle, largeTitle.isCollapsible else {
            return view.setNeedsLayout()
        }
        let room = contentTop(of: scrollView) - gap(above: scrollView)
        largeTitle.track(room - barTop - navigationBar.fixedHeight)
        scrollView.isCollapsingBar = true
        layOutBar()
        if let shown { place(shown) }
        scrollView.isCollapsingBar = false
    }

    /// Returns the offsets at which the title's row and the search bar are open or closed, from open to closed.
    private func restingOffsets(of scrollView: UIScrollView) -> [CGFloat] {
        guard largeTitle.isCollapsible, scrollView === observedScrollView else { return [] }
        let closed = -scrollView.adjustedContentInset.top + largeTitle.height
        return largeTitle.restingHeights.reversed().map { closed - $0 }
    }
}

extension UINavigationController: ScrollObserver {
    package func scrollViewOffsetDidChange(_ scrollView: UIScrollView) {
        guard scrollView === observedScrollView, isViewLoaded else { return }
        track(scrollView)
        minimizeBar(for: scrollView)
        if toolbarCover > 0 { layOutToolbar() }
    }

    /// Makes the title's row and the search bar rest either open or closed.
    package func scrollView(_ scrollView: UIScrollView, restingOffsetFor target: CGPoint) -> CGPoint {
        let offsets = restingOffsets(of: scrollView)
        for (open, closed) in zip(offsets, offsets.dropFirst()) where (open...closed).contains(target.y) {
            let limit = scrollView.offsetRange.y.upperBound
            let isTitle = largeTitle.isEnabled && closed == offsets.last
            let part = isTitle ? BarDesign(navigationBar).largeTitleSnap : 0.5
            return CGPoint(x: target.x, y: target.y < open + (closed - open) * part ? open : min(closed, limit))
        }
        return target
    }

    package func expandableTopInset(of scrollView: UIScrollView) -> CGFloat {
        guard scrollView === observedScrollView else { return 0 }
        let top = scrollView.convert(scrollView.bounds.origin, to: view).y
        return isAttachedToBar(scrollView, top: top) ? 0 : largeTitle.expandable
    }
}
