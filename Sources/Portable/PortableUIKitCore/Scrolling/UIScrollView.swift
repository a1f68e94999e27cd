import DisplayList

/// A view that shows a part of its larger contents, which the user can scroll.
///
/// ```swift
/// final class PhotoViewController: UIViewController, UIScrollViewDelegate {
///     let scrollView = UIScrollView()
///     let imageView = UIImageView(image: UIImage(named: "photo"))
///
///     override func loadView() {
///         scrollView.contentSize = imageView.bounds.size
///         scrollView.maximumZoomScale = 4
///         scrollView.delegate = self
///         scrollView.addSubview(imageView)
///         view = scrollView
///     }
///
///     func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
/// }
/// ```
///
/// The offset is the origin of the bounds. After a drag, the contents decelerate, and bounce at an edge
/// (`UIKitConstants.md` 7). The frame clock drives the movement.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Creates a scroll view with a frame in its future superview's coordinates, in points. It clips its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// A scroll view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        coder.readInterface(into: self, as: UIScrollView.self)
    }

    private func setUpScrolling() {
        clipsToBounds = true
        addGestureRecognizer(ContentTouchDelayGestureRecognizer(scrollView: self))
        addGestureRecognizer(dragRecognizer)
    }

    /// The object that responds to scrolling and zooming.
    ///
    /// Collection and table views declare a `delegate` of a narrower type, so the attribute makes theirs preferred.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    /// Learns of every change of the offset: the navigation bar, whose large title collapses.
    package weak var scrollObserver: (any ScrollObserver)?

    // MARK: Geometry

    /// The view's rectangle in its own coordinates; the origin is `contentOffset`.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    /// The view's rectangle in its superview's coordinates.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    /// The point of the contents at the view's upper-left corner. The default is (0, 0).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let offset = finite(newValue, "contentOffset")
            guard offset != bounds.origin else { return }
            if isScrollAnimating { stopMotion() }
            bounds.origin = offset
        }
    }

    /// The rectangle of the contents. Constraints to all its sides decide ``contentSize``; so do those to the sides of
    /// the scroll view itself from views in it.
    open var contentLayoutGuide: UILayoutGuide { autoLayoutOwnGuide(.scrollContent) }

    /// The rectangle that shows the contents: views constrained to it stay where they are while the contents scroll.
    open var frameLayoutGuide: UILayoutGuide { autoLayoutOwnGuide(.scrollFrame) }

    package override var contentGuideForConstraints: UILayoutGuide? { contentLayoutGuide }

    package override func autoLayoutDidSolveContentSize(_ size: CGSize) {
        let scale = zooming.view == nil ? 1 : zoomScale
        contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Constraints place the zoomed view as though it weren't.
    package override func autoLayoutCenter(_ center: CGPoint, of subview: UIView) -> CGPoint {
        guard subview === zooming.view else { return center }
        let scale = zoomScale
        return CGPoint(x: center.x * scale, y: center.y * scale)
    }

    /// How large the contents are, in points; zero by default. Components that are negative or not finite count as 0.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            let size = CGSize(width: Self.length(newValue.width), height: Self.length(newValue.height))
            guard size != storedContentSize else { return }
            storedContentSize = size
            updateAdjustedContentInset()
            clampOffset()
            setNeedsLayout()
            ObservedProperties.didChange(self)
        }
    }

    private var storedContentSize = CGSize.zero

    /// Insets around the contents, in points. The default is zero. Values that aren't finite count as 0.
    open var contentInset: UIEdgeInsets {
        get { scrollInsets.content }
        set {
            let inset = finite(newValue, "contentInset")
            guard inset != scrollInsets.content else { return }
            scrollInsets.content = inset
            updateAdjustedContentInset()
            clampOffset()
            ObservedProperties.didChange(self)
        }
    }

    /// When the safe area is added to `contentInset`; `.automatic` by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scrollInsets.adjustmentBehavior }
        set {
            let old = scrollInsets.adjustmentBehavior
            scrollInsets.adjustmentBehavior = newValue
            note(.contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior, newValue)
            if old != newValue { updateAdjustedContentInset() }
        }
    }

    /// `contentInset` with what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { scrollInsets.adjusted }

    /// Called after `adjustedContentInset` has changed; the default does nothing.
    open func adjustedContentInsetDidChange() {}

    /// Takes over what covers the view now.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    /// The insets of the safe area that `systemContentInset` doesn't cover.
    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let system = systemContentInset
        let safeArea = safeAreaInsets
        return UIEdgeInsets(
            top: safeArea.top - system.top, left: safeArea.left - system.left,
            bottom: safeArea.bottom - system.bottom, right: safeArea.right - system.right)
    }

    // MARK: Behavior

    final var behavior = ScrollBehavior()

    /// A Boolean value that indicates whether the user can scroll. The default is `true`.
    open var isScrollEnabled: Bool {
        get { behavior.isEnabled }
        set {
            guard newValue != behavior.isEnabled else { return }
            behavior.isEnabled = newValue
            dragRecognizer.isEnabled = newValue
        }
    }
    /// Whether a drag that begins along one axis stays on it; false by default.
    open var isDirectionalLockEnabled: Bool {
        get { behavior.isDirectionalLockEnabled }
        set { behavior.isDirectionalLockEnabled = newValue }
    }
    /// A Boolean value that indicates whether the contents bounce beyond their edges. The default is `true`. Setting it
    /// changes both axes.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set {
            note(.bounces, \UIScrollView.bounces, newValue)
            bouncesVertically = newValue
            bouncesHorizontally = newValue
        }
    }
    /// Whether contents go over their upper and lower edge; true by default.
    open var bouncesVertically: Bool {
        get { behavior.vertical.bounces }
        set { behavior.vertical.bounces = newValue }
    }
    /// Whether contents go over their left and right edge; true by default.
    open var bouncesHorizontally: Bool {
        get { behavior.horizontal.bounces }
        set { behavior.horizontal.bounces = newValue }
    }
    /// Whether contents that fit can be dragged up and down nevertheless; false by default.
    open var alwaysBounceVertical: Bool {
        get { behavior.vertical.alwaysBounces }
        set {
            guard newValue != behavior.vertical.alwaysBounces else { return }
            behavior.vertical.alwaysBounces = newValue
            updateAdjustedContentInset()
        }
    }
    /// Whether contents that fit can be dragged sideways nevertheless; false by default.
    open var alwaysBounceHorizontal: Bool {
        get { behavior.horizontal.alwaysBounces }
        set {
            guard newValue != behavior.horizontal.alwaysBounces else { return }
            behavior.horizontal.alwaysBounces = newValue
            updateAdjustedContentInset()
        }
    }
    /// Whether the contents come to rest at multiples of the view's size only; false by default.
    open var isPagingEnabled: Bool {
        get { behavior.isPagingEnabled }
        set { behavior.isPagingEnabled = newValue }
    }
    /// How quickly the contents come to rest; normal by default.
    open var decelerationRate: DecelerationRate {
        get { behavior.decelerationRate }
        set { behavior.decelerationRate = newValue }
    }
    /// Whether a tap on the status bar scrolls to the top; true by default.
    open var scrollsToTop: Bool {
        get { behavior.scrollsToTop }
        set { behavior.scrollsToTop = newValue }
    }
    /// The effect of a drag on the keyboard; none by default.
    open var keyboardDismissMode: KeyboardDismissMode {
        get { behavior.keyboardDismissMode }
        set {
            behavior.keyboardDismissMode = newValue
            note(.keyboardDismissMode, \UIScrollView.keyboardDismissMode, newValue)
        }
    }
    /// Whether the content makes room for the keyboard, as that of UIKit's controllers for lists does.
    package var avoidsKeyboard: Bool {
        get { scrollInsets.avoidsKeyboard }
        set { scrollInsets.avoidsKeyboard = newValue }
    }
    /// How much of the inset at the bottom is room for the keyboard, in points.
    package var keyboardRoom: CGFloat {
        get { scrollInsets.keyboard }
        set { scrollInsets.keyboard = newValue }
    }
    /// When the index next to the contents is visible; automatic by default.
    open var indexDisplayMode: IndexDisplayMode {
        get { behavior.indexDisplayMode }
        set { behavior.indexDisplayMode = newValue }
    }
    /// Whether keys scroll; true by default.
    open var allowsKeyboardScrolling: Bool {
        get { behavior.allowsKeyboardScrolling }
        set { behavior.allowsKeyboardScrolling = newValue }
    }
    /// Whether a drag upwards or downwards that this view can't follow is left to an enclosing one; true by default.
    open var transfersVerticalScrollingToParent: Bool {
        get { behavior.vertical.transfersToParent }
        set { behavior.vertical.transfersToParent = newValue }
    }
    /// Whether a drag sideways that this view can't follow is left to an enclosing one; true by default.
    open var transfersHorizontalScrollingToParent: Bool {
        get { behavior.horizontal.transfersToParent }
        set { behavior.horizontal.transfersToParent = newValue }
    }

    // MARK: Indicators

    /// Whether the vertical indicator is shown while scrolling; true by default.
    open var showsVerticalScrollIndicator: Bool {
        get { indicators.vertical.isEnabled }
        set {
            indicators.vertical.isEnabled = newValue
            note(.showsVerticalScrollIndicator, \UIScrollView.showsVerticalScrollIndicator, newValue)
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// Whether the horizontal indicator is shown while scrolling; true by default.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.horizontal.isEnabled }
        set {
            indicators.horizontal.isEnabled = newValue
            note(.showsHorizontalScrollIndicator, \UIScrollView.showsHorizontalScrollIndicator, newValue)
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The appearance of the indicators; `.default` by default.
    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set {
            indicators.style = newValue
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The insets of the vertical indicator, in points; zero by default.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.vertical.insets }
        set {
            indicators.vertical.insets = finite(newValue, "verticalScrollIndicatorInsets")
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The insets of the horizontal indicator, in points; zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontal.insets }
        set {
            indicators.horizontal.insets = finite(newValue, "horizontalScrollIndicatorInsets")
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The insets of both indicators. Reading different ones returns the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the safe area is added to the indicators' insets; true by default.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.adjustsInsets }
        set {
            indicators.adjustsInsets = newValue
            indicators.setNeedsUpdate(of: self)
        }
    }

    package let indicators = ScrollIndicators()

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.show(in: self)
        indicators.hideSoon()
    }

    /// Shows the indicators while `changes` change the offset, as when the user scrolls.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.show(in: self)
        changes()
        indicators.hideSoon()
    }

    // MARK: Touches

    /// The gesture recognizer that scrolls the view. Its delegate must not be changed.
    open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }

    package private(set) lazy var dragRecognizer = ScrollPanGestureRecognizer(scrollView: self)

    /// Whether contents get a touch only after it has proved not to be a drag, or 0.15 s have gone; true by default.
    open var delaysContentTouches: Bool {
        get { behavior.delaysContentTouches }
        set { behavior.delaysContentTouches = newValue }
    }
    /// Whether a touch that the contents have got can still become a drag; true by default.
    open var canCancelContentTouches: Bool {
        get { behavior.canCancelContentTouches }
        set { behavior.canCancelContentTouches = newValue }
    }

    /// Returns whether `view` receives touches. The default is `true`. It isn't called for the scroll view itself.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag may take touches away from `view`; by default unless it is a control, buttons excepted.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        (view as? UIControl)?.yieldsTouchesToScrolling ?? true
    }

    /// Touches that stop the contents are the scroll view's own.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && event != nil ? self : hit
    }

    // MARK: State

    /// Whether a finger is down that may scroll.
    open package(set) var isTracking = false
    /// Whether a finger has begun to drag.
    open var isDragging: Bool { movement.drag != nil }
    /// A Boolean value that indicates whether the contents keep moving after a drag.
    open var isDecelerating: Bool { movement.motion?.isDeceleration ?? false }
    /// A Boolean value that indicates whether a programmatic change of the offset is being animated.
    open var isScrollAnimating: Bool { movement.motion.map { !$0.isDeceleration } ?? false }

    final var movement = ScrollMovement()

    /// How many motions were ended before their time, by a finger or by the program.
    package final var interruptedMotions: Int { movement.interruptedMotions }

    final var scrollInsets = ScrollInsets()

    /// Room above the contents for a refresh control at work.
    package final var refreshInset: CGFloat {
        get { scrollInsets.refresh }
        set {
            guard newValue != scrollInsets.refresh else { return }
            scrollInsets.refresh = newValue
            updateAdjustedContentInset()
        }
    }
    /// Whether the bar above is changing its height because the contents scroll, which must not move them.
    package final var isCollapsingBar: Bool {
        get { scrollInsets.isCollapsingBar }
        set { scrollInsets.isCollapsingBar = newValue }
    }
    /// Whether the offset is brought back when less can be scrolled to; false where another scroll view decides.
    @_spi(Collage)
    open var keepsOffsetInRange: Bool { true }

    // MARK: Scrolling

    /// Scrolls to an offset, which isn't limited to the contents.
    ///
    /// - Parameters:
    ///   - contentOffset: The new offset.
    ///   - animated: Whether the change is animated for 0.3 seconds. The delegate is notified at its end. Without a
    ///     window, it isn't animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let contentOffset = finite(contentOffset, "contentOffset")
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            stopMotion()
            self.contentOffset = contentOffset
            return
        }
        guard contentOffset != self.contentOffset else { return }
        stopMotion()
        start(.animation(from: self.contentOffset, to: contentOffset, begin: owningDevice.clock.now))
    }

    /// Scrolls the minimum distance to show `rect`, a part of the contents. The part outside the contents is ignored.
    /// If the rectangle is empty or visible already, nothing happens.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        let rect = rect.commonPart(with: CGRect(origin: .zero, size: contentSize))
        guard !rect.isNull, !rect.isEmpty, visible.width > 0, visible.height > 0 else { return }
        var offset = contentOffset
        offset.x += Self.shift(visible.minX...visible.maxX, toShow: rect.minX...rect.maxX)
        offset.y += Self.shift(visible.minY...visible.maxY, toShow: rect.minY...rect.maxY)
        setContentOffset(offset, animated: animated)
    }

    /// Stops the contents immediately at their current offset.
    open func stopScrollingAndZooming() {
        if isDragging || isTracking {
            dragRecognizer.isEnabled = false
            dragRecognizer.isEnabled = isScrollEnabled
        }
        if isZooming, let pinchGestureRecognizer {
            pinchGestureRecognizer.isEnabled = false
            pinchGestureRecognizer.isEnabled = true
        }
        stopMotion()
        stopZoom()
    }

    // MARK: Zooming

    /// The minimum zoom scale. The default is 1. The user can zoom only if the maximum is larger. A value below 0.0001
    /// counts as 0.0001.
    open var minimumZoomScale: CGFloat {
        get { zooming.minimumScale }
        set {
            zooming.minimumScale = newValue
            updatePinchRecognizer()
        }
    }
    /// The largest zoom scale; 1 by default. One below the minimum counts as the minimum, one above 10,000 as that.
    open var maximumZoomScale: CGFloat {
        get { zooming.maximumScale }
        set {
            zooming.maximumScale = newValue
            updatePinchRecognizer()
        }
    }
    /// Whether contents go over the limits of the scale while fingers zoom, and spring back; true by default.
    open var bouncesZoom: Bool {
        get { zooming.bounces }
        set { zooming.bounces = newValue }
    }

    /// The scale of the view that the delegate names, 1 without any; setting it keeps the middle where it is.
    open var zoomScale: CGFloat {
        get {
            guard let transform = zoomingView?.transform else { return 1 }
            return max((transform.a * transform.a + transform.b * transform.b).squareRoot(), Self.leastZoomScale)
        }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Sets the scale of the view that the delegate returns. The center of the visible area stays in place.
    ///
    /// - Parameters:
    ///   - scale: The new scale, clamped to the limits.
    ///   - animated: Whether the change is animated for 0.3 seconds. The delegate is notified at its end. Without a
    ///     window, it isn't animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = bounds.inset(by: adjustedContentInset)
        zoom(
            to: scale, centeredOn: { CGPoint(x: middle.midX * $0, y: middle.midY * $0) }, animated: animated)
    }

    /// Zooms so that a part of the zoomed view fills the scroll view, within the limits of the scale. An empty
    /// rectangle is ignored.
    ///
    /// - Parameters:
    ///   - rect: In the coordinates of the zoomed view.
    ///   - animated: Whether the change is animated for 0.3 seconds. The delegate is notified at its end. Without a
    ///     window, it isn't animated.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomingView, rect.width > 0, rect.height > 0 else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let scale = min(visible.width / rect.width, visible.height / rect.height)
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        zoom(to: scale, centeredOn: { CGPoint(x: middle.x * $0, y: middle.y * $0) }, animated: animated)
    }

    /// Whether fingers are zooming.
    open var isZooming: Bool { zooming.pinch != nil }
    /// Whether the scale springs back into its limits.
    open var isZoomBouncing: Bool { zooming.motion?.isBounce ?? false }
    /// A Boolean value that indicates whether a programmatic change of the scale is being animated.
    open var isZoomAnimating: Bool { zooming.motion.map { !$0.isBounce } ?? false }

    /// The gesture recognizer that zooms the view, or `nil` if the limits don't permit zooming. Its delegate must not
    /// be changed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        maximumZoomScale > minimumZoomScale ? pinchRecognizer : nil
    }

    private lazy var pinchRecognizer = ScrollPinchGestureRecognizer(scrollView: self)

    private func updatePinchRecognizer() {
        if let pinchGestureRecognizer {
            if pinchGestureRecognizer.view == nil { addGestureRecognizer(pinchGestureRecognizer) }
        } else if let attached = gestureRecognizers?.first(where: { $0 is ScrollPinchGestureRecognizer }) {
            removeGestureRecognizer(attached)
        }
    }

    final var zooming = ScrollZooming()

    private static func shift(_ visible: ClosedRange<CGFloat>, toShow wanted: ClosedRange<CGFloat>) -> CGFloat {
        if wanted.lowerBound < visible.lowerBound { return wanted.lowerBound - visible.lowerBound }
        guard wanted.upperBound > visible.upperBound else { return 0 }
        // A range that is longer than the view is shown from its beginning.
        return min(wanted.upperBound - visible.upperBound, wanted.lowerBound - visible.lowerBound)
    }

    private static func length(_ value: CGFloat) -> CGFloat {
        value.isFinite ? max(value, 0) : 0
    }

    // MARK: Refreshing

    /// The control that reloads the contents when the user pulls them down; `nil` by default.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.detach(from: self)
            refreshControl?.attach(to: self)
        }
    }

    /// Keeps what floats over the contents in its place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.layOut(in: self)
        indicators.layOut(in: self)
    }

    // MARK: Accessibility

    /// Scrolls by a page, without going beyond the contents.
    ///
    /// `.up` shows the content above, like pulling the contents down.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let insets = adjustedContentInset
        let page = bounds.inset(by: insets).size
        var target = contentOffset
        switch direction {
        case .up: target.y -= page.height
        case .down: target.y += page.height
        case .left: target.x -= page.width
        case .right: target.x += page.width
        case .next, .previous:
            let isVertical = offsetRange.y.upperBound > offsetRange.y.lowerBound
            let sign: CGFloat = direction == .next ? 1 : -1
            if isVertical { target.y += sign * page.height } else { target.x += sign * page.width }
        }
        let range = offsetRange
        target.x = min(max(target.x, range.x.lowerBound), range.x.upperBound)
        target.y = min(max(target.y, range.y.lowerBound), range.y.upperBound)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }
}

/// An object that observes a scroll view in addition to its delegate.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// The offset has changed.
    func scrollViewOffsetDidChange(_ scrollView: UIScrollView)

    /// A drag has ended and the contents would come to rest at `target`; returns where they are to rest.
    func scrollView(_ scrollView: UIScrollView, restingOffsetFor target: CGPoint) -> CGPoint

    /// How much farther than its inset says a scroll view can be pulled down, in points.
    func expandableTopInset(of scrollView: UIScrollView) -> CGFloat
}
