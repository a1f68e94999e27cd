@_spi(Collage) import PortableQuartz

/// What scrolls contents to their top when the status bar of a window is tapped. A tap that scrolls nothing goes to what
/// lies below the status bar.
final class StatusBarTapGestureRecognizer: UITapGestureRecognizer {
    private weak var window: UIWindow?

    init(window: UIWindow) {
        super.init(target: nil, action: nil)
        self.window = window
        addTarget(self, action: Selector("scroll", StatusBarTapGestureRecognizer.scroll))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let height = window?.screenSafeAreaInsets.top ?? 0
        guard touches.allSatisfy({ $0.windowLocation.y < height }) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func mayBegin() -> Bool { window?.scrollViewForStatusBar != nil }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func scroll() {
        _ = window?.scrollViewForStatusBar?.scrollToTop()
    }
}

extension UIWindow {
    /// The scroll view that a tap on the status bar means: of those that are to be seen in what was presented last, the
    /// only one whose `scrollsToTop` is true; on large screens, the highest. Nil also if it stands at its top.
    var scrollViewForStatusBar: UIScrollView? {
        let found = focusRoot.scrollViewsToTop(in: self).map { ($0, $0.convert($0.bounds, to: self).minY) }
        guard found.count == 1 || traitCollection.userInterfaceIdiom == .pad,
            let scrollView = found.min(by: { $0.1 < $1.1 })?.0,
            scrollView.contentOffset.y > scrollView.offsetRange.y.lowerBound
        else { return nil }
        return scrollView
    }
}

extension UIView {
    /// The scroll views here that can be seen and scrolled to their top.
    fileprivate func scrollViewsToTop(in window: UIWindow) -> [UIScrollView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled,
            convert(bounds, to: window).overlaps(window.bounds)
        else { return [] }
        var found = subviews.flatMap { $0.scrollViewsToTop(in: window) }
        if let scrollView = self as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
            found.append(scrollView)
        }
        return found
    }
}
