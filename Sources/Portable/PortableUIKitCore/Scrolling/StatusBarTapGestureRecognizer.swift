@_spi(Collage) import PortableQuartz

/// A recognizer that scrolls content to the top when the user taps the status bar of a window. A tap that doesn't
/// scroll anything is delivered to the view below the status bar.
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

    // The status bar is in front of the touched views.
    package override var asksTouchedViews: Bool { false }

    override func canBegin() -> Bool { window?.scrollViewForStatusBar != nil }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func scroll() {
        _ = window?.scrollViewForStatusBar?.scrollToTop()
    }
}

extension UIWindow {
    /// The scroll view that a tap on the status bar scrolls: the only visible one in the topmost presentation whose
    /// `scrollsToTop` is `true`. On large screens, it's the highest of several. It's `nil` if the view is already at
    /// its top.
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
    /// Returns the visible scroll views in this view that can scroll to their top.
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
