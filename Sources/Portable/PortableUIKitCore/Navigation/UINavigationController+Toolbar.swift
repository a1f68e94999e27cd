@_spi(Collage) import PortableQuartz

/// The toolbar below the visible child.
extension UINavigationController {
    /// A Boolean value that indicates whether the toolbar is currently hidden: it was hidden, or a pushed controller
    /// hides it.
    var hidesToolbarNow: Bool {
        if stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) { return true }
        return bars.hidesToolbar && !(shown?.showsOwnToolbar ?? false)
    }

    /// A Boolean value that indicates whether there's a tab bar below.
    private var isAboveTabBar: Bool { containerSafeAreaInsets.bottom > 0 }

    /// The height that the toolbar covers at the bottom of the children, including the area below it.
    var toolbarCover: CGFloat {
        guard let bar = bars.toolbar, !hidesToolbarNow, !bar.isHidden || bars.hasHiddenToolbar else { return 0 }
        return bar.rowHeight + view.safeAreaInsets.bottom
    }

    /// Lays out the toolbar with the items of the visible child.
    func layOutToolbar() {
        guard isViewLoaded else { return }
        let isAway = hidesToolbarNow
        if !isAway { _ = bars.makeToolbar() }
        guard let bar = bars.toolbar, !motion.keepsToolbar else { return }
        if bar.superview !== view {
            UIView.performWithoutAnimation {
                bar.frame = toolbarFrame(bar, isAway: true)
                view.insertSubview(bar, aboveSubview: contentView)
            }
        }
        if !isAway, bar.items != shown?.toolbarItems {
            bar.setItems(shown?.toolbarItems, animated: motion.isRunning && !bar.isHidden)
        }
        setToolbarAway(bar, isAway && !bars.areMoving && !motion.isRunning)
        let frame = toolbarFrame(bar, isAway: isAway)
        if bar.frame != frame { bar.frame = frame }
        bar.isAtScrollEdge = contentsEndAboveToolbar
        bar.edgeFade = BarDesign(bar).hasPlatters ? toolbarFade : nil
    }

    /// Hides or shows the toolbar, unless the app hides it.
    private func setToolbarAway(_ bar: UIToolbar, _ isHidden: Bool) {
        guard isHidden != bars.hasHiddenToolbar else { return }
        bars.hasHiddenToolbar = isHidden
        bar.isHidden = isHidden
    }

    private func toolbarFrame(_ bar: UIToolbar, isAway: Bool) -> CGRect {
        let bottom = view.safeAreaInsets.bottom
        let height = isAboveTabBar ? bar.rowHeight : bar.rowHeight + bottom
        let top = view.bounds.height - bar.rowHeight - bottom
        return CGRect(x: 0, y: isAway ? view.bounds.height : top, width: view.bounds.width, height: height)
    }

    /// The fade of the content under the toolbar.
    private var toolbarFade: BarEdgeFade? {
        BarEdgeFade(
            under: shown?.contentScrollView(for: .bottom), in: shown?.view, effect: \.bottomEdgeEffect)
    }

    /// A Boolean value that indicates whether the content ends above the toolbar. Content that doesn't scroll always
    /// does.
    private var contentsEndAboveToolbar: Bool {
        guard let scrollView = shown?.contentScrollView(for: .bottom) else { return true }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        return scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.5
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === shown, !hidesToolbarNow, let toolbar = bars.toolbar, toolbar.superview != nil else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        toolbar.setItems(controller.toolbarItems, animated: animated)
    }

    // MARK: Hiding bars automatically

    /// Hides or shows both bars. A toolbar that was already hidden stays hidden.
    func setBarsHidden(_ hidden: Bool, animated: Bool = true) {
        guard hidden != isNavigationBarHidden else { return }
        let movesToolbar = bars.movesToolbar(hiding: hidden)
        setNavigationBarHidden(hidden, animated: animated)
        if movesToolbar { setToolbarHidden(hidden, animated: animated) }
    }

    /// Hides the bars if the height becomes compact, and shows them again afterward.
    func trackHeight() {
        let isLow = traitCollection.verticalSizeClass == .compact
        guard bars.recordHeight(isLow: isLow), hidesBarsWhenVerticallyCompact else { return }
        setBarsHidden(isLow, animated: false)
    }

    /// Called after the keyboard was shown or hidden.
    package func keyboardDidMove(isShown: Bool) {
        guard hidesBarsWhenKeyboardAppears, bars.recordKeyboard(isShown: isShown) else { return }
        setBarsHidden(isShown)
    }

    func updateBarRecognizers() {
        let taps = bars.tapRecognizer, swipes = bars.swipeRecognizer
        taps.addTarget(self, action: Selector("collage_tap:", UINavigationController.contentWasTapped))
        swipes.addTarget(self, action: Selector("collage_swipe:", UINavigationController.contentWasSwiped))
        taps.isEnabled = hidesBarsOnTap || hidesBarsWhenVerticallyCompact || hidesBarsWhenKeyboardAppears
        swipes.isEnabled = hidesBarsOnSwipe
        guard isViewLoaded else { return }
        for recognizer in [taps, swipes] as [UIGestureRecognizer]
        where recognizer.isEnabled && recognizer.view == nil {
            contentView.addGestureRecognizer(recognizer)
        }
    }

    /// Shows the bars if they're hidden. Otherwise, hides them if a tap does that.
    func contentWasTapped(_ recognizer: UITapGestureRecognizer) {
        if isNavigationBarHidden { setBarsHidden(false) } else if hidesBarsOnTap { setBarsHidden(true) }
    }

    /// Hides the bars on a swipe up, and shows them on a swipe down.
    func contentWasSwiped(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .changed || recognizer.state == .ended else { return }
        let translation = recognizer.translation(in: view)
        let least: CGFloat = 40
        guard abs(translation.y) > least, abs(translation.y) > abs(translation.x) else { return }
        setBarsHidden(translation.y < 0)
        recognizer.setTranslation(.zero, in: view)
    }
}

/// A pan recognizer that works simultaneously with scrolling.
final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
