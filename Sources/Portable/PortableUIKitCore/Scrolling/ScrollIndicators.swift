import DisplayList

/// The two scroll indicators. They appear while the content scrolls and disappear shortly after.
@MainActor
package final class ScrollIndicators {
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let minimumLength: CGFloat = 36
    /// The time that indicators stay visible after scrolling, in seconds.
    private static let lingering = 0.3

    /// An indicator of one axis.
    struct Indicator {
        /// The bar, or `nil` before it's shown for the first time.
        fileprivate var view: ScrollIndicatorView?
        /// A Boolean value that indicates whether the bar is shown while scrolling.
        var isEnabled = true
        /// The insets of the bar, in points.
        var insets = UIEdgeInsets.zero
    }

    var vertical = Indicator()
    var horizontal = Indicator()
    var style = UIScrollView.IndicatorStyle.default
    /// A Boolean value that indicates whether the safe area is added to the insets.
    var adjustsInsets = true
    private lazy var timer = FrameTimer { [weak self] in self?.fade() }

    /// A Boolean value that indicates whether the indicators are visible.
    package var areShown: Bool { (vertical.view?.alpha ?? 0) > 0 || (horizontal.view?.alpha ?? 0) > 0 }

    func show(in scrollView: UIScrollView) {
        timer.stop()
        let range = scrollView.offsetRange
        if scrollView.showsVerticalScrollIndicator, range.y.upperBound > range.y.lowerBound {
            vertical.view = vertical.view ?? makeIndicator(in: scrollView)
            vertical.view?.alpha = 1
        }
        if scrollView.showsHorizontalScrollIndicator, range.x.upperBound > range.x.lowerBound {
            horizontal.view = horizontal.view ?? makeIndicator(in: scrollView)
            horizontal.view?.alpha = 1
        }
        layOut(in: scrollView)
    }

    func scheduleHiding() {
        if areShown { timer.start(after: Self.lingering) }
    }

    /// Schedules an update after a property of the scroll view has changed.
    func setNeedsUpdate(of scrollView: UIScrollView) {
        if !scrollView.showsVerticalScrollIndicator { vertical.view?.alpha = 0 }
        if !scrollView.showsHorizontalScrollIndicator { horizontal.view?.alpha = 0 }
        for indicator in [vertical.view, horizontal.view] { indicator?.style = scrollView.indicatorStyle }
        layOut(in: scrollView)
    }

    func layOut(in scrollView: UIScrollView) {
        guard areShown else { return }
        let bounds = scrollView.bounds
        let range = scrollView.offsetRange
        let system = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
        // Sums of large insets can be infinite. Then there's no space for an indicator.
        func place(_ frame: CGRect) -> CGRect {
            [frame.minX, frame.minY, frame.width, frame.height, frame.midX, frame.midY].allSatisfy(\.isFinite)
                ? frame : CGRect(origin: bounds.origin, size: .zero)
        }
        if let vertical = vertical.view {
            scrollView.bringSubviewToFront(vertical)
            let inset = scrollView.verticalScrollIndicatorInsets
            let top = inset.top + system.top + Self.margin
            let track = bounds.height - top - inset.bottom - system.bottom - Self.margin
            let bar = Self.bar(offset: bounds.minY, range: range.y, visible: bounds.height, track: track)
            let x =
                scrollView.isRightToLeft
                ? inset.left + system.left + Self.margin
                : bounds.width - Self.thickness - Self.margin - inset.right - system.right
            vertical.frame = place(
                CGRect(x: bounds.minX + x, y: bounds.minY + top + bar.start, width: Self.thickness, height: bar.length))
        }
        if let horizontal = horizontal.view {
            scrollView.bringSubviewToFront(horizontal)
            let inset = scrollView.horizontalScrollIndicatorInsets
            let left = inset.left + system.left + Self.margin
            let track = bounds.width - left - inset.right - system.right - Self.margin
            let bar = Self.bar(offset: bounds.minX, range: range.x, visible: bounds.width, track: track)
            horizontal.frame = place(
                CGRect(
                    x: bounds.minX + left + bar.start,
                    y: bounds.maxY - Self.thickness - Self.margin - inset.bottom - system.bottom,
                    width: bar.length, height: Self.thickness))
        }
    }

    private func fade() {
        UIView.animate(withDuration: 0.25) { [vertical = vertical.view, horizontal = horizontal.view] in
            vertical?.alpha = 0
            horizontal?.alpha = 0
        }
    }

    private func makeIndicator(in scrollView: UIScrollView) -> ScrollIndicatorView {
        let view = ScrollIndicatorView(frame: .zero)
        view.alpha = 0
        view.style = scrollView.indicatorStyle
        scrollView.addSubview(view)
        return view
    }

    /// Returns the position of the bar on its track, and its length. The bar shrinks while the content is beyond its
    /// edge.
    private static func bar(
        offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, track: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let track = max(track, 0)
        let travel = range.upperBound - range.lowerBound
        let overshoot = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let natural = max(track * visible / max(travel + visible, 1), minimumLength)
        let length = min(max(natural - overshoot, thickness * 2), track)
        let progress = travel > 0 ? min(max((offset - range.lowerBound) / travel, 0), 1) : 0
        return ((track - length) * progress, length)
    }
}

/// A single scroll indicator.
final class ScrollIndicatorView: UIView {
    var style = UIScrollView.IndicatorStyle.default {
        didSet { updateColor() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1.5
        updateColor()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func updateColor() {
        switch style {
        case .default:
            backgroundColor = UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
            }
        case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
        case .white: backgroundColor = UIColor(white: 1, alpha: 0.5)
        }
    }
}
