import DisplayList

/// A view that lets the user scroll content that's larger than the view.
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

    /// Creates a scroll view from an interface file.
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
    /// Collection and table views declare a `delegate` of a narrower type. The attribute makes Swift prefer that one.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The objects that are notified of every change of the offset.
    final var scrollObservers = ScrollObservers()

    // MARK: Geometry

    /// The view's rectangle in its own coordinates. The origin is `contentOffset`.
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

    package override func layerGeometryDidChange(from old: LayerGeometry) {
        super.layerGeometryDidChange(from: old)
        boundsDidChange(from: old.bounds)
    }

    /// The point of the content at the view's upper-left corner. The default is (0, 0).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            let offset = finite(newValue, "contentOffset")
            guard offset != bounds.origin else { return }
            if isScrollAnimating { stopMotion() }
            bounds.origin = offset
        }
    }

    /// The rectangle of the content. Constraints to all of its edges determine ``contentSize``. Constraints between
    /// subviews and the edges of the scroll view have the same effect.
    open var contentLayoutGuide: UILayoutGuide { autoLayoutOwnGuide(.scrollContent) }

    /// The visible rectangle of the scroll view. Views that are constrained to it stay in place while the content
    /// scrolls.
    open var frameLayoutGuide: UILayoutGuide { autoLayoutOwnGuide(.scrollFrame) }

    package override var contentGuideForConstraints: UILayoutGuide? { contentLayoutGuide }

    package override func autoLayoutDidSolveContentSize(_ size: CGSize) {
        let scale = zooming.view == nil ? 1 : zoomScale
        contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the center of the zoomed view, whose constraints ignore the zoom.
    package override func autoLayoutCenter(_ center: CGPoint, of subview: UIView) -> CGPoint {
        guard subview === zooming.view else { return center }
        let scale = zoomScale
        return CGPoint(x: center.x * scale, y: center.y * scale)
    }

    /// The size of the content, in points. The default is zero. Values that are negative or not finite count as 0.
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

    /// The insets around the content, in points. The default is zero. Values that aren't finite count as 0.
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

    /// The behavior that determines whether the safe area is added to `contentInset`. The default is `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scrollInsets.adjustmentBehavior }
        set {
            let old = scrollInsets.adjustmentBehavior
            scrollInsets.adjustmentBehavior = newValue
            record(.contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior, newValue)
            if old != newValue { updateAdjustedContentInset() }
        }
    }

    /// The sum of `contentInset` and the insets of the safe area.
    open var adjustedContentInset: UIEdgeInsets { scrollInsets.adjusted }

    /// Called after `adjustedContentInset` has changed. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    /// Updates the inset to the current safe area.
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
    /// A Boolean value that indicates whether a drag that begins along one axis is locked to it. The default is
    /// `false`.
    open var isDirectionalLockEnabled: Bool {
        get { behavior.isDirectionalLockEnabled }
        set { behavior.isDirectionalLockEnabled = newValue }
    }
    /// A Boolean value that indicates whether the contents bounce beyond their edges. The default is `true`. Setting it
    /// changes both axes.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set {
            record(.bounces, \UIScrollView.bounces, newValue)
            bouncesVertically = newValue
            bouncesHorizontally = newValue
        }
    }
    /// A Boolean value that indicates whether content bounces at its top and bottom edges. The default is `true`.
    open var bouncesVertically: Bool {
        get { behavior.vertical.bounces }
        set { behavior.vertical.bounces = newValue }
    }
    /// A Boolean value that indicates whether content bounces at its left and right edges. The default is `true`.
    open var bouncesHorizontally: Bool {
        get { behavior.horizontal.bounces }
        set { behavior.horizontal.bounces = newValue }
    }
    /// A Boolean value that indicates whether the user can drag content vertically if it fits in the view. The default
    /// is `false`.
    open var alwaysBounceVertical: Bool {
        get { behavior.vertical.alwaysBounces }
        set {
            guard newValue != behavior.vertical.alwaysBounces else { return }
            behavior.vertical.alwaysBounces = newValue
            updateAdjustedContentInset()
        }
    }
    /// A Boolean value that indicates whether the user can drag content horizontally if it fits in the view. The
    /// default is `false`.
    open var alwaysBounceHorizontal: Bool {
        get { behavior.horizontal.alwaysBounces }
        set {
            guard newValue != behavior.horizontal.alwaysBounces else { return }
            behavior.horizontal.alwaysBounces = newValue
            updateAdjustedContentInset()
        }
    }
    /// A Boolean value that indicates whether the content stops at multiples of the view's size. The default is
    /// `false`.
    open var isPagingEnabled: Bool {
        get { behavior.isPagingEnabled }
        set { behavior.isPagingEnabled = newValue }
    }
    /// The rate at which the content decelerates after a drag. The default is `.normal`.
    open var decelerationRate: DecelerationRate {
        get { behavior.decelerationRate }
        set { behavior.decelerationRate = newValue }
    }
    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. The default is `true`.
    open var scrollsToTop: Bool {
        get { behavior.scrollsToTop }
        set { behavior.scrollsToTop = newValue }
    }
    /// The effect of a drag on the keyboard. The default is `.none`.
    open var keyboardDismissMode: KeyboardDismissMode {
        get { behavior.keyboardDismissMode }
        set {
            behavior.keyboardDismissMode = newValue
            record(.keyboardDismissMode, \UIScrollView.keyboardDismissMode, newValue)
        }
    }
    /// A Boolean value that indicates whether the content avoids the keyboard, as in UIKit's list controllers.
    package var avoidsKeyboard: Bool {
        get { scrollInsets.avoidsKeyboard }
        set { scrollInsets.avoidsKeyboard = newValue }
    }
    /// The part of the bottom inset that avoids the keyboard, in points.
    package var keyboardRoom: CGFloat {
        get { scrollInsets.keyboard }
        set { scrollInsets.keyboard = newValue }
    }
    /// The mode that determines the visibility of the index next to the content. The default is `.automatic`.
    open var indexDisplayMode: IndexDisplayMode {
        get { behavior.indexDisplayMode }
        set { behavior.indexDisplayMode = newValue }
    }
    /// A Boolean value that indicates whether keys scroll the content. The default is `true`.
    open var allowsKeyboardScrolling: Bool {
        get { behavior.allowsKeyboardScrolling }
        set { behavior.allowsKeyboardScrolling = newValue }
    }
    /// A Boolean value that indicates whether an enclosing scroll view handles vertical drags that this one can't. The
    /// default is `true`.
    open var transfersVerticalScrollingToParent: Bool {
        get { behavior.vertical.transfersToParent }
        set { behavior.vertical.transfersToParent = newValue }
    }
    /// A Boolean value that indicates whether an enclosing scroll view handles horizontal drags that this one can't.
    /// The default is `true`.
    open var transfersHorizontalScrollingToParent: Bool {
        get { behavior.horizontal.transfersToParent }
        set { behavior.horizontal.transfersToParent = newValue }
    }

    // MARK: Indicators

    /// A Boolean value that indicates whether the vertical indicator appears while scrolling. The default is `true`.
    open var showsVerticalScrollIndicator: Bool {
        get { indicators.vertical.isEnabled }
        set {
            indicators.vertical.isEnabled = newValue
            record(.showsVerticalScrollIndicator, \UIScrollView.showsVerticalScrollIndicator, newValue)
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// A Boolean value that indicates whether the horizontal indicator appears while scrolling. The default is `true`.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicators.horizontal.isEnabled }
        set {
            indicators.horizontal.isEnabled = newValue
            record(.showsHorizontalScrollIndicator, \UIScrollView.showsHorizontalScrollIndicator, newValue)
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The appearance of the indicators. The default is `.default`.
    open var indicatorStyle: IndicatorStyle {
        get { indicators.style }
        set {
            indicators.style = newValue
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The insets of the vertical indicator, in points. The default is zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.vertical.insets }
        set {
            indicators.vertical.insets = finite(newValue, "verticalScrollIndicatorInsets")
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The insets of the horizontal indicator, in points. The default is zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicators.horizontal.insets }
        set {
            indicators.horizontal.insets = finite(newValue, "horizontalScrollIndicatorInsets")
            indicators.setNeedsUpdate(of: self)
        }
    }
    /// The insets of both indicators. If they differ, reading the property returns the insets of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// A Boolean value that indicates whether the safe area is added to the indicators' insets. The default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicators.adjustsInsets }
        set {
            indicators.adjustsInsets = newValue
            indicators.setNeedsUpdate(of: self)
        }
    }

    package let indicators = ScrollIndicators()

    /// Shows the indicators briefly.
    open func flashScrollIndicators() {
        indicators.show(in: self)
        indicators.scheduleHiding()
    }

    /// Shows the indicators while `changes` change the offset, as when the user scrolls.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.show(in: self)
        changes()
        indicators.scheduleHiding()
    }

    // MARK: Touches

    /// The gesture recognizer that scrolls the view. Its delegate must not be changed.
    open var panGestureRecognizer: UIPanGestureRecognizer { dragRecognizer }

    package private(set) lazy var dragRecognizer = ScrollPanGestureRecognizer(scrollView: self)

    /// A Boolean value that indicates whether the content receives a touch only after 0.15 s without a drag, or when
    /// the touch ends. The default is `true`.
    open var delaysContentTouches: Bool {
        get { behavior.delaysContentTouches }
        set { behavior.delaysContentTouches = newValue }
    }
    /// A Boolean value that indicates whether a touch that the content has received can become a drag. The default is
    /// `true`.
    open var canCancelContentTouches: Bool {
        get { behavior.canCancelContentTouches }
        set { behavior.canCancelContentTouches = newValue }
    }

    /// Returns whether `view`, which is in the content, receives touches. The default is `true`. It isn't called for the
    /// scroll view itself.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag can cancel touches in `view`. The default is `true` for views that aren't controls. It
    /// isn't called for a drag that begins before the content receives the touches.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        (view as? UIControl)?.yieldsTouchesToScrolling ?? true
    }

    /// Returns the scroll view for touches that stop moving content.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && event != nil ? self : hit
    }

    // MARK: State

    /// A Boolean value that indicates whether a touch is in progress that can become a drag.
    open package(set) var isTracking = false
    /// A Boolean value that indicates whether the user has begun to drag the content.
    open var isDragging: Bool { movement.drag != nil }
    /// A Boolean value that indicates whether the content is moving after a drag.
    open var isDecelerating: Bool { movement.motion?.isDeceleration ?? false }
    /// A Boolean value that indicates whether a programmatic change of the offset is being animated.
    open var isScrollAnimating: Bool { movement.motion.map { !$0.isDeceleration } ?? false }

    final var movement = ScrollMovement()

    /// The number of motions that a touch or the app has interrupted.
    package final var interruptedMotions: Int { movement.interruptedMotions }

    final var scrollInsets = ScrollInsets()

    /// The inset above the content for an active refresh control.
    package final var refreshInset: CGFloat {
        get { scrollInsets.refresh }
        set {
            guard newValue != scrollInsets.refresh else { return }
            scrollInsets.refresh = newValue
            updateAdjustedContentInset()
        }
    }
    /// A Boolean value that indicates whether the bar is changing its height because the content scrolls. This change
    /// must not move the content.
    package final var isCollapsingBar: Bool {
        get { scrollInsets.isCollapsingBar }
        set { scrollInsets.isCollapsingBar = newValue }
    }
    /// A Boolean value that indicates whether the offset is clamped when its range shrinks. It's `false` if another
    /// scroll view controls the offset.
    @_spi(Collage)
    open var keepsOffsetInRange: Bool { true }
    /// Returns the offset at which scrolling stops after the finger is lifted, before the delegate can change it.
    ///
    /// - Parameter velocity: The velocity of the scrolling, in points per millisecond.
    @_spi(Collage)
    open func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Scrolling

    /// Scrolls to an offset, which isn't limited to the contents.
    ///
    /// - Parameters:
    ///   - contentOffset: The new offset.
    ///   - animated: A Boolean value that indicates whether the change is animated for 0.3 seconds. The delegate is
    ///     notified at its end. Without a window, it isn't animated.
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

    /// Scrolls the minimum distance to show `rect`, a part of the content. The part outside the content is ignored.
    /// Does nothing if the rectangle is empty or already visible.
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
    /// The maximum zoom scale. The default is 1. A value below the minimum counts as the minimum, and a value above
    /// 10,000 counts as 10,000.
    open var maximumZoomScale: CGFloat {
        get { zooming.maximumScale }
        set {
            zooming.maximumScale = newValue
            updatePinchRecognizer()
        }
    }
    /// A Boolean value that indicates whether the scale bounces at its limits during a pinch. The default is `true`.
    open var bouncesZoom: Bool {
        get { zooming.bounces }
        set { zooming.bounces = newValue }
    }

    /// The scale of the view that the delegate returns, or 1 without such a view. Setting it keeps the center of the
    /// visible area in place.
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
    ///   - animated: A Boolean value that indicates whether the change is animated for 0.3 seconds. The delegate is
    ///     notified at its end. Without a window, it isn't animated.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = bounds.inset(by: adjustedContentInset)
        zoom(
            to: scale, centeredOn: { CGPoint(x: middle.midX * $0, y: middle.midY * $0) }, animated: animated)
    }

    /// Zooms so that a part of the zoomed view fills the scroll view, within the limits of the scale. An empty
    /// rectangle is ignored.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the zoomed view.
    ///   - animated: A Boolean value that indicates whether the change is animated for 0.3 seconds. The delegate is
    ///     notified at its end. Without a window, it isn't animated.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomingView, rect.width > 0, rect.height > 0 else { return }
        let visible = bounds.inset(by: adjustedContentInset)
        let scale = min(visible.width / rect.width, visible.height / rect.height)
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        zoom(to: scale, centeredOn: { CGPoint(x: middle.x * $0, y: middle.y * $0) }, animated: animated)
    }

    /// A Boolean value that indicates whether the user is zooming the content.
    open var isZooming: Bool { zooming.pinch != nil }
    /// A Boolean value that indicates whether the scale is springing back to its limits.
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
        // A range that's longer than the view is shown from its beginning.
        return min(wanted.upperBound - visible.upperBound, wanted.lowerBound - visible.lowerBound)
    }

    private static func length(_ value: CGFloat) -> CGFloat {
        value.isFinite ? max(value, 0) : 0
    }

    // MARK: Refreshing

    /// The control that reloads the contents when the user pulls them down. The default is `nil`.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard oldValue !== refreshControl else { return }
            oldValue?.detach(from: self)
            refreshControl?.attach(to: self)
        }
    }

    /// Keeps the views that float over the content in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshControl?.layOut(in: self)
        indicators.layOut(in: self)
    }

    // MARK: Accessibility

    /// Scrolls by a page, within the range of the content.
    ///
    /// `.up` shows the content above, like dragging the content down.
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
        scrollPage(to: target)
        return true
    }
}
