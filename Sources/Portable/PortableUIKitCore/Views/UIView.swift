import DisplayList
import Foundation
import RuntimeSupport

/// A rectangular area that draws content, contains subviews, and handles touches.
///
/// ```swift
/// final class ProgressRing: UIView {
///     var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
///
///     override func draw(_ rect: CGRect) {
///         let ring = UIBezierPath(
///             arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4, startAngle: -.pi / 2,
///             endAngle: 2 * .pi * progress - .pi / 2, clockwise: true)
///         tintColor.setStroke()
///         ring.stroke()
///     }
/// }
///
/// let ring = ProgressRing(frame: CGRect(x: 16, y: 16, width: 60, height: 60))
/// ring.backgroundColor = .clear
/// UIView.animate(withDuration: 0.3) { ring.alpha = 0.5 }
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIFocusItem, UIFocusItemContainer, UIDynamicItem {
    /// The layer that draws the view. Its class is ``layerClass``.
    public let layer: CALayer

    @exclusivity(unchecked)
    package private(set) final var subviewStorage: [UIView] = []
    @exclusivity(unchecked)
    nonisolated(unsafe) private var superviewReference = Unretained<UIView>()
    final var superviewStorage: UIView? {
        get { superviewReference.object }
        set { superviewReference.object = newValue }
    }
    private weak var windowStorage: UIWindow?

    /// The view controller that owns this view.
    package weak var owner: (any ViewOwner)?

    /// The appearance properties set by the app, and the recorder of an appearance proxy.
    package var appearanceState = AppearanceState()

    // MARK: Creating views

    /// The class of the view's layer. The default is `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer()
        if frame != .zero { layer.frame = frame }
    }

    /// Creates a view from an interface file.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer()
        coder.readInterface(into: self, as: UIView.self)
    }

    /// Creates a view of zero size at (0, 0).
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        for subview in subviewStorage { subview.superviewReference.clear() }
        layer.clearOwner()
        autoLayout.subject?.clear()
    }

    private static func makeLayer() -> CALayer {
        let layerClass: AnyClass = layerClass
        if layerClass == CALayer.self { return CALayer() }
        return CALayer.make(layerClass as? CALayer.Type ?? CALayer.self)
    }

    private func setUpLayer() {
        layer.belong(to: self)
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates. Setting it changes the ``center`` and the ``bounds``. With
    /// a ``transform``, the result is undefined, as in UIKit.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let change = layer.beginGeometryChange()
            layer.frame = newValue
            endGeometryChange(change)
        }
    }

    /// The view's rectangle in its own coordinates. Changing its origin moves the content.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let change = layer.beginGeometryChange()
            layer.bounds = newValue
            endGeometryChange(change)
        }
    }

    /// The position of the anchor point in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set {
            let change = layer.beginGeometryChange()
            layer.position = newValue
            endGeometryChange(change)
        }
    }

    /// The transform of the view around its anchor point. The default is the identity. It has no effect on constraints
    /// and on the safe area.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            ObservedProperties.didChange(self)
        }
    }

    /// The shape of the view in collisions of a dynamic animator. The default is `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The shape of a view whose ``collisionBoundsType`` is `path`, relative to the view's center. The default is an
    /// empty path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The transform in three dimensions. Perspective isn't drawn.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            layer.transform = newValue
            ObservedProperties.didChange(self)
        }
    }

    /// The point that transforms are relative to and that ``center`` positions, as fractions of the size. The default
    /// is (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            let change = layer.beginGeometryChange()
            layer.anchorPoint = newValue
            endGeometryChange(change)
        }
    }

    /// The number of pixels per point of the view's content. The default is the screen's.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    private func endGeometryChange(_ change: LayerGeometryChange) {
        layer.endGeometryChange(change)
        geometryDidChange(from: change.geometry)
    }

    /// Called after the geometry of the view's layer was changed directly.
    package func layerGeometryDidChange(from old: LayerGeometry) { geometryDidChange(from: old) }

    /// Updates everything that depends on the geometry.
    private func geometryDidChange(from old: LayerGeometry) {
        let new = LayerGeometry(layer)
        let oldBounds = old.bounds, newBounds = new.bounds
        let hasMoved = old.position != new.position || old.anchorPoint != new.anchorPoint
        guard hasMoved || oldBounds != newBounds else { return }
        // Observers are notified after everything that depends on the size is updated.
        defer { ObservedProperties.didChange(self) }
        if oldBounds.size != newBounds.size {
            if autoresizesSubviews, !subviewStorage.isEmpty {
                for subview in subviewStorage { subview.autoresize(from: oldBounds.size, to: newBounds.size) }
            }
            if contentMode == .redraw || drawsWithSize { layer.setNeedsDisplay() }
        }
        autoLayoutDidChangeGeometry(from: oldBounds, to: newBounds)
        // Scrolling changes the part of the view that bars cover.
        let isResized = oldBounds.size != newBounds.size
        if hasMoved || isResized || safeAreaInsetsForSubviews != .zero { updateInsets(isResized: isResized) }
    }

    /// A Boolean value that indicates whether the view must be redrawn when its size changes.
    package var drawsWithSize: Bool { true }

    // MARK: Hierarchy

    /// The superview.
    open var superview: UIView? { superviewStorage }

    /// The subviews, from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The window that contains the view.
    open var window: UIWindow? { windowStorage }

    /// Adds a view in front of all other subviews.
    ///
    /// - Parameter view: The view, which is first removed from its superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviewStorage.count)
    }

    /// Inserts a view at an index in ``subviews``, which is at most their number.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: min(max(index, 0), subviewStorage.count))
    }

    /// Inserts a view right behind `siblingSubview`, or at the front if that isn't a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: index(of: siblingSubview) ?? subviewStorage.count)
    }

    /// Inserts a view right in front of `siblingSubview`, or at the front if that isn't a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: index(of: siblingSubview).map { $0 + 1 } ?? subviewStorage.count)
    }

    /// Exchanges the positions of two subviews. Invalid indexes are ignored.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        subviewStorage.swapAt(index1, index2)
        layer.exchangeSublayers(subviewStorage[index1].layer, subviewStorage[index2].layer)
    }

    /// Moves a subview in front of its siblings. Has no effect on other views.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = index(of: view), index != subviewStorage.count - 1 else { return }
        subviewStorage.append(subviewStorage.remove(at: index))
        layer.addSublayer(view.layer)
    }

    /// Moves a subview behind its siblings. Has no effect on other views.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = index(of: view), index != 0 else { return }
        subviewStorage.insert(subviewStorage.remove(at: index), at: 0)
        placeLayer(ofSubviewAt: 0)
    }

    /// Removes the view from its superview, and with it all constraints between the view and views outside.
    open func removeFromSuperview() {
        guard let superview = superviewStorage else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        let oldWindow = windowStorage
        if oldWindow != nil { notifySubtreeWillMove(to: nil) }
        autoLayoutWillLeaveSuperview()
        detach(from: superview)
        if oldWindow != nil { moveSubtree(to: nil) }
        didMoveToSuperview()
    }

    /// Returns a Boolean value that indicates whether the view is `view` or a descendant of it.
    /// - Complexity: O(*n*) in the depth of the view hierarchy.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superviewStorage
        }
        return false
    }

    /// Returns the first view with a ``tag``, including this one, depth first.
    /// - Complexity: O(*n*) in the number of descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewStorage {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// A number that identifies the view. The default is 0.
    open var tag = 0

    private func index(of view: UIView) -> Int? { subviewStorage.firstIndex { $0 === view } }

    private func insert(_ view: UIView, at index: Int) {
        guard view !== self else {
            raise("Can't add self as subview: \(self)")
        }
        // A new view has no descendants, so a chain of views is built without going through its ancestors each time.
        guard view.subviewStorage.isEmpty || !isDescendant(of: view) else {
            raise("View hierarchy is not valid: \(view) can't be added to \(self), which is one of its descendants")
        }
        if view.superviewStorage === self {
            // The view is already a subview, so only the order changes.
            guard let old = self.index(of: view) else { return }
            let new = min(old < index ? index - 1 : index, subviewStorage.count - 1)
            subviewStorage.insert(subviewStorage.remove(at: old), at: new)
            if new == subviewStorage.count - 1 { layer.addSublayer(view.layer) } else { placeLayer(ofSubviewAt: new) }
            return
        }
        let oldSuperview = view.superviewStorage
        let oldWindow = view.windowStorage
        let oldTint = view.tint
        view.willMove(toSuperview: self)
        if let oldSuperview {
            oldSuperview.willRemoveSubview(view)
            view.autoLayoutWillLeaveSuperview()
        }
        if oldWindow !== windowStorage { view.notifySubtreeWillMove(to: windowStorage) }
        if let oldSuperview { view.detach(from: oldSuperview) }
        let index = min(index, subviewStorage.count)
        subviewStorage.insert(view, at: index)
        view.superviewStorage = self
        if index == subviewStorage.count - 1 {
            layer.addSublayer(view.layer)
        } else {
            layer.insertSublayer(view.layer, below: subviewStorage[index + 1].layer)
        }
        if oldWindow !== windowStorage { view.moveSubtree(to: windowStorage) }
        view.notifyTintColorChange(from: oldTint)
        view.updateTraits()
        view.updateInsets()
        view.autoLayoutDidEnterSuperview()
        if view.updateState.isPending { view.markSubtreeNeedsProperties() }
        layer.setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func detach(from superview: UIView) {
        superview.subviewStorage.removeAll { $0 === self }
        superviewStorage = nil
        layer.removeFromSuperlayer()
        superview.layer.setNeedsLayout()
    }

    /// Moves the layer of the subview at an index between the layers of its neighbors. Sublayers that the app has
    /// inserted keep their order.
    /// - Complexity: O(*n*) in the number of sublayers.
    private func placeLayer(ofSubviewAt index: Int) {
        let moved = subviewStorage[index].layer
        if index + 1 < subviewStorage.count {
            layer.insertSublayer(moved, below: subviewStorage[index + 1].layer)
        } else if index > 0 {
            layer.insertSublayer(moved, above: subviewStorage[index - 1].layer)
        }
    }

    /// Notifies this view and its descendants before their window changes.
    private func notifySubtreeWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        owner?.ownedViewWillMove(to: window)
        for subview in subviewStorage { subview.notifySubtreeWillMove(to: window) }
    }

    /// Moves this view and its descendants to a window, or to none.
    package func moveSubtree(to window: UIWindow?) {
        if window !== windowStorage {
            removeFirstResponder()
            windowStorage?.device?.focusSystem.viewWillLeaveWindow(self)
        }
        if window == nil { layer.endAnimationsOffscreen() }
        windowStorage = window
        if let device = window?.device { applyAppearance(of: device) }
        for subview in subviewStorage { subview.moveSubtree(to: window) }
        didMoveToWindow()
        owner?.ownedViewDidMove(to: window)
    }

    /// Removes the first responder from a view that leaves its window, even if it refuses to resign.
    private func removeFirstResponder() {
        guard let window = responderWindow, let first = window.firstResponder,
            first === self || first === owner
                || window.device?.keyboard.isInAccessory(first, of: owner ?? self) ?? false
        else { return }
        first.resignFirstResponder()
        if window.firstResponder === first { window.firstResponder = nil }
    }

    // MARK: Observing the hierarchy

    /// Called after a subview was added. The default does nothing.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed. The default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes. The default does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview has changed. The default does nothing.
    open func didMoveToSuperview() {}

    /// Called before the window changes. The default does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window has changed. The default does nothing.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// A Boolean value that indicates whether the view's subviews are resized according to their ``autoresizingMask``.
    /// The default is `true`.
    open var autoresizesSubviews = true

    /// The parts of the frame that change with the superview's size. The default is empty.
    open var autoresizingMask: UIView.AutoresizingMask = [] {
        didSet { if oldValue != autoresizingMask { autoLayoutDidChangeGeometry(from: bounds, to: bounds) } }
    }

    /// Schedules a layout pass of the view's subviews for the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Performs pending layout now, from the highest superview that needs it. Pending property updates in this view are
    /// performed first.
    open func layoutIfNeeded() {
        updateAndLayOut()
    }

    /// Lays out the subviews. The default applies constraints. Overrides must call `super` first.
    ///
    /// The method is called again whenever an `Observable` property that it read, or a trait of the view's
    /// `traitCollection`, changes.
    open func layoutSubviews() {
        applyAutoLayout()
    }

    /// Lays out the view for its layer. The view controller's callbacks are called before and after the view's own.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        updateOwnPropertiesIfNeeded()
        if rareProperties != nil { updateCorners() }
        owner?.ownedViewWillLayoutSubviews()
        if tracksLayout { tracking(.layout) { layoutSubviews() } } else { layoutSubviews() }
        owner?.ownedViewDidLayoutSubviews()
        if isFocused { windowStorage?.device?.focusSystem.layoutHalo() }
    }

    /// A Boolean value that indicates whether changes of values that ``layoutSubviews()`` read invalidate the layout.
    /// Views that track them differently return `false`.
    @_spi(Collage)
    open var tracksLayout: Bool { true }

    // MARK: Properties

    /// Configures the view's content and appearance before its constraints and its layout. The default does nothing.
    /// Overrides must call `super`.
    ///
    /// The method is called once for a new view, after ``setNeedsUpdateProperties()``, and whenever an `Observable`
    /// property that it read, or a trait of the view's `traitCollection`, changes. It's independent of layout: neither
    /// invalidates the other. Superviews are updated before their subviews, and a view controller before its view.
    open func updateProperties() {}

    /// Schedules ``updateProperties()`` for the next update. Several calls are combined into one update.
    open func setNeedsUpdateProperties() {
        updateState.needsProperties = true
        markSubtreeNeedsProperties()
    }

    /// Calls ``updateProperties()`` immediately if it's pending for the view, its view controller, or a descendant of
    /// the view.
    open func updatePropertiesIfNeeded() {
        updatePendingProperties()
    }

    /// Resizes the view to the result of ``sizeThatFits(_:)`` for its size. The origin stays the same.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        let origin = frame.origin
        bounds.size = size
        frame.origin = origin
    }

    /// Returns the size that best fits the content in a given size. The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    // MARK: Constraints

    @exclusivity(unchecked)
    package final var autoLayout = ViewAutoLayout()

    /// A Boolean value that indicates whether the view's frame and ``autoresizingMask`` are used as constraints. The
    /// default is `true`. Set it to `false` before adding your own constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout.translatesAutoresizingMask }
        set {
            guard autoLayout.translatesAutoresizingMask != newValue else { return }
            autoLayout.translatesAutoresizingMask = newValue
            autoLayoutDidChangeStructure()
        }
    }

    /// A Boolean value that indicates whether views of this class require Auto Layout. The default is `false`.
    ///
    /// Differs from UIKit: ``updateConstraints()`` is always called, so the value has no effect.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The active constraints that the view holds: the constraints on its own size, and the ones whose nearest common
    /// ancestor it is.
    open var constraints: [NSLayoutConstraint] {
        useConstraintsInsteadOfDirectLayout()
        return autoLayout.constraints
    }

    /// Activates a constraint that the view holds. The items of the constraint must be the view or its descendants.
    /// `NSLayoutConstraint.activate(_:)` finds the holder automatically.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
            raise(
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself).")
        }
        hold(constraint)
    }

    /// Activates several constraints that the view holds.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint. Has no effect on constraints that the view doesn't hold.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        release(constraint)
    }

    /// Deactivates several constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints.filter { $0.holder === self })
    }

    /// Updates the view's own constraints before layout: once for a new view, and after
    /// ``setNeedsUpdateConstraints()``. Subviews are updated first. Overrides must call `super` at the end.
    open func updateConstraints() {}

    /// Calls ``updateConstraints()`` now for this view and its descendants if it's pending.
    open func updateConstraintsIfNeeded() {
        autoLayoutUpdateConstraints()
    }

    /// Schedules ``updateConstraints()`` for the next layout.
    open func setNeedsUpdateConstraints() {
        autoLayout.needsUpdateConstraints = true
        autoLayoutMarkUpdateConstraints()
        setNeedsLayout()
    }

    /// Returns a Boolean value that indicates whether ``updateConstraints()`` is pending.
    open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

    // MARK: Content size

    /// The natural size of the view's content, in points. It's ``noIntrinsicMetric`` on an axis without a natural size,
    /// which is the default for both axes.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates ``intrinsicContentSize``, which is cached.
    open func invalidateIntrinsicContentSize() {
        autoLayoutDidChangeContentSize()
    }

    /// The position of the view's text. The default is `nil`, for views without text.
    package var textBaselineMetrics: TextBaselineMetrics? { nil }

    /// Returns the position of the subview that shows the view's text. The default is `nil`, which means that
    /// constraints or frames determine the position.
    @_spi(Collage)
    open func place(of textView: UIView) -> DrawnTextPosition? { nil }

    /// Returns the priority with which the view resists being larger than its content along an axis. The default is
    /// ``UILayoutPriority/defaultLow``.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? autoLayout.hugging.horizontal : autoLayout.hugging.vertical
    }

    /// Sets ``contentHuggingPriority(for:)``.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        if axis == .horizontal {
            autoLayout.hugging.horizontal = priority
        } else {
            autoLayout.hugging.vertical = priority
        }
        autoLayoutDidChangeContentPriority()
    }

    /// Returns the priority with which the view resists being smaller than its content along an axis. The default is
    /// ``UILayoutPriority/defaultHigh``.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? autoLayout.compressionResistance.horizontal : autoLayout.compressionResistance.vertical
    }

    /// Sets ``contentCompressionResistancePriority(for:)``.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        if axis == .horizontal {
            autoLayout.compressionResistance.horizontal = priority
        } else {
            autoLayout.compressionResistance.vertical = priority
        }
        autoLayoutDidChangeContentPriority()
        if axis == .horizontal, isLabelOfSeveralLines { superview?.setNeedsUpdateConstraints() }
    }

    /// Returns the size that satisfies the view's constraints and is closest to `targetSize`, at a low priority. Pass
    /// ``layoutFittingCompressedSize`` for the smallest size, or ``layoutFittingExpandedSize`` for the largest.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints and is closest to `targetSize`, at the given priorities.
    /// A required width with a height of ``UILayoutPriority/fittingSizeLevel`` returns the view's height at that width.
    /// The view isn't changed.
    /// - Complexity: that of solving the view's constraints, which stay prepared for the next call.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        autoLayoutSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The subviews in the order of their precedence in layout.
    package var subviewsInLayoutOrder: [UIView] { subviews }

    /// Called after a subview was hidden or shown. Stack views update their layout.
    package func subviewDidChangeVisibility(_ subview: UIView) {}

    /// Called after a change of a subview's content size. Stack views can update their layout.
    package func subviewDidChangeContentSize(_ subview: UIView) {}

    /// Lays out the arranged views of a stack view without constraints. Returns `false` if constraints are required.
    package func layOutDirectly() -> Bool { false }

    /// Called after a change of a content or a priority in a stack view that is laid out without constraints.
    package func directLayoutDidChange() {}

    /// Requires constraints in a stack view, even if its layout doesn't depend on them.
    package func startUsingConstraints() {}

    /// The guide that represents this view's edges in constraints with its descendants: the content of a scroll view.
    package var contentGuideForConstraints: UILayoutGuide? { nil }

    /// Called with the size of ``contentGuideForConstraints`` if constraints determine it.
    package func autoLayoutDidSolveContentSize(_ size: CGSize) {}

    /// Called after constraints inside a subview that's solved separately have changed.
    @_spi(Collage)
    open func constraintsDidChange(inside subview: UIView) {}

    /// Returns the center of a subview whose constraints result in `center`. Scroll views adjust the center of a zoomed
    /// subview.
    package func autoLayoutCenter(_ center: CGPoint, of subview: UIView) -> CGPoint { center }

    // MARK: Alignment

    /// The insets of the alignment rectangle in the frame, for example for a shadow. The default is zero. Constraints
    /// use the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle of a frame. The default has the distances of ``alignmentRectInsets``.
    ///
    /// Differs from UIKit: constraints use the same distances for all frames of a view.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame of an alignment rectangle. A subclass that overrides it also overrides
    /// ``alignmentRect(forFrame:)``, which does the opposite.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The distances of the alignment rectangle from the edges of the frame, for constraints.
    final var alignmentDistances: UIEdgeInsets {
        let alignment = CGRect(x: 0, y: 0, width: 1024, height: 1024), frame = frame(forAlignmentRect: alignment)
        return UIEdgeInsets(
            top: -frame.minY, left: -frame.minX, bottom: frame.maxY - alignment.maxY,
            right: frame.maxX - alignment.maxX)
    }

    /// The view whose text has the first baseline. The default is the view itself.
    open var forFirstBaselineLayout: UIView { self }

    /// Returns the view whose bottom is the baseline of the text. Use `forLastBaselineLayout` instead.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }

    /// The view whose text has the last baseline. The default is the view itself.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Layout guides

    /// The guides that were added, in order.
    open var layoutGuides: [UILayoutGuide] { autoLayout.guides }

    /// Adds a layout guide, which constraints can refer to.
    ///
    /// - Parameter layoutGuide: The guide, which is first removed from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        autoLayoutAdd(layoutGuide)
    }

    /// Removes a guide and all constraints that use it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        autoLayoutRemove(layoutGuide)
    }

    /// The guide of the view's area inside its ``layoutMargins``.
    open var layoutMarginsGuide: UILayoutGuide { autoLayoutOwnGuide(.layoutMargins) }

    /// The guide of the view's area inside its `safeAreaInsets`.
    open var safeAreaLayoutGuide: UILayoutGuide { autoLayoutOwnGuide(.safeArea) }

    /// The guide of the view's area inside its margins, limited to a readable width.
    open var readableContentGuide: UILayoutGuide { autoLayoutOwnGuide(.readableContent) }

    /// The guide of the part of the view that a keyboard covers.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        // The guide of this source always has this class.
        autoLayoutOwnGuide(.keyboard) as! UIKeyboardLayoutGuide
    }

    // MARK: Debugging constraints

    /// A Boolean value that indicates whether the constraints don't fully determine the view's frame. If so, one of the
    /// possible frames is used.
    /// - Complexity: up to several optimizations of all constraints in the tree. Use it for debugging.
    open var hasAmbiguousLayout: Bool { superview?.autoLayoutIsAmbiguous(self) ?? false }

    /// Shows another frame that ambiguous constraints allow.
    ///
    /// Differs from UIKit: does nothing.
    open func exerciseAmbiguityInLayout() {}

    /// Returns the constraints that affect the view's frame along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        autoLayoutConstraints(affecting: self, axis)
    }

    // MARK: Insets

    @exclusivity(unchecked)
    package final var insets = ViewInsets()

    /// The insets of the area that bars and the device's edges don't cover, in points.
    open var safeAreaInsets: UIEdgeInsets { insets.safeArea }

    /// Called after `safeAreaInsets` have changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// The distances between the view's edges and its content, in points. The default is 8 on each side, plus the safe
    /// area.
    open var layoutMargins: UIEdgeInsets {
        get { insets.resolvedMargins }
        set {
            insets.margins = .fixed(finite(newValue, "layoutMargins"))
            updateInsets()
        }
    }

    /// The margins in terms of leading and trailing. After setting them, they follow the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { insets.resolvedMargins.directionalInsets(isRightToLeft: isRightToLeft) }
        set {
            insets.margins = .directional(finite(newValue, "directionalLayoutMargins"))
            updateInsets()
        }
    }

    /// A Boolean value that indicates whether the superview's margins also apply where they extend into this view. The
    /// default is `false`.
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservingAxes == .both }
        set {
            guard preservesSuperviewLayoutMargins != newValue else { return }
            insets.preservingAxes = newValue ? .both : []
            updateInsets()
        }
    }

    /// A Boolean value that indicates whether the safe area is added to the margins. The default is `true`.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if oldValue != insetsLayoutMarginsFromSafeArea { updateInsets() } }
    }

    /// Called after the margins have changed. The default does nothing.
    open func layoutMarginsDidChange() {}

    /// The safe area that subviews inherit: the view's own, except for scroll views.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { insets.safeArea }

    /// Returns the margins that a subview inherits if it preserves its superview's margins. The default is the view's
    /// own.
    @_spi(Collage)
    open func layoutMargins(for subview: UIView) -> UIEdgeInsets { insets.resolvedMargins }

    /// Returns the part of the inherited safe area that the view uses. The default is the entire safe area.
    @_spi(Collage)
    open func adoptedSafeArea(_ inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }

    // MARK: Appearance

    /// The background color, resolved with the view's traits. The default is `nil`, which means no background.
    open var backgroundColor: UIColor? {
        get { layerColor }
        set {
            layerColor = newValue
            record(.backgroundColor, \UIView.backgroundColor, newValue)
            resolveBackgroundColor()
        }
    }

    /// The color from which the layer's color is resolved. It isn't affected by classes that show their background in
    /// another view.
    private var layerColor: UIColor?

    /// The opacity, from 0 to the default 1. Below 0.01, the view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(max(newValue, 0), 1))
            record(.alpha, \UIView.alpha, newValue)
            ObservedProperties.didChange(self)
        }
    }

    /// A Boolean value that indicates whether the view is hidden, in which case it receives no touches. The default is
    /// `false`.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            record(.isHidden, \UIView.isHidden, newValue)
            autoLayoutDidChangeVisibility()
            ObservedProperties.didChange(self)
        }
    }

    /// A Boolean value that indicates whether the view is opaque. It's a hint. The default is `true`.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// A Boolean value that indicates whether subviews are clipped to the view's bounds. The default is `false`.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A Boolean value that indicates whether the area is cleared before `draw(_:)`. The default is `true`. If it's `false`
    /// and the view isn't opaque, the former drawing remains, as long as the size is the same.
    open var clearsContextBeforeDrawing = true

    /// The mode that determines how the content changes with the size. The default is `.scaleToFill`.
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { if oldValue != contentMode { setNeedsDisplay() } }
    }

    /// A view whose alpha channel masks this view. The default is `nil`. It must not have a superview.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// The tint color, which indicates interactive content. The default is `nil`, which means the superview's. A window
    /// has the app's accent color, or blue.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set {
            record(.tintColor, \UIView.tintColor, newValue)
            guard newValue != ownTintColor else { return }
            ownTintColor = newValue
            notifyTintColorChange { $0.ownTintColor == nil }
        }
    }

    private var ownTintColor: UIColor?

    /// A Boolean value that indicates whether ``tintColor`` was set on this view.
    package var hasOwnTintColor: Bool { ownTintColor != nil }

    /// A mode that determines whether the tint color is gray. The default, `.automatic`, uses the superview's mode.
    ///
    /// While a presentation dims the presenting view controller, its views without a mode are dimmed. A mode that the
    /// app sets on a view, or on one of its superviews, takes precedence.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get {
            var isDimmed = false
            var view: UIView? = self
            while let current = view {
                if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
                if current.rareProperties?.dimsTintColor ?? false { isDimmed = true }
                view = current.superviewStorage
            }
            return isDimmed ? .dimmed : .normal
        }
        set {
            ownTintAdjustmentMode = newValue
            notifyTintColorChange { $0.ownTintAdjustmentMode == .automatic }
        }
    }

    /// A Boolean value that indicates whether a presentation dims the tint colors of the view and its subviews. It
    /// leaves ``tintAdjustmentMode`` to the app.
    final var isTintDimmedByPresentation: Bool {
        get { rareProperties?.dimsTintColor ?? false }
        set {
            guard newValue != isTintDimmedByPresentation else { return }
            let oldTint = tint
            existingRareProperties.dimsTintColor = newValue
            notifyTintColorChange(from: oldTint)
        }
    }

    private var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    /// Called after `tintColor` has changed. The default does nothing.
    open func tintColorDidChange() {}

    private var resolvedTintColor: UIColor {
        tintAdjustmentMode == .dimmed ? .systemGray : inheritedTintColor
    }

    private var inheritedTintColor: UIColor {
        var view = self
        while view.ownTintColor == nil, let superview = view.superviewStorage { view = superview }
        return view.ownTintColor ?? view.outermostTintColor
    }

    /// The tint color of a view without a superview.
    package var outermostTintColor: UIColor { .tintColor }

    /// The inputs of ``tintColor``, which a view has from its superviews.
    private struct Tint: Equatable {
        let color: UIColor
        let isDimmed: Bool

        static func == (left: Tint, right: Tint) -> Bool {
            left.isDimmed == right.isDimmed && (left.color === right.color || left.color == right.color)
        }
    }

    private var tint: Tint { Tint(color: inheritedTintColor, isDimmed: tintAdjustmentMode == .dimmed) }

    /// Notifies the view and the subviews that inherit the changed values, if the tint has changed.
    private func notifyTintColorChange(from oldTint: Tint) {
        let tint = tint
        guard tint != oldTint else { return }
        let changesColor = tint.color != oldTint.color, changesMode = tint.isDimmed != oldTint.isDimmed
        notifyTintColorChange {
            changesColor && $0.ownTintColor == nil || changesMode && $0.ownTintAdjustmentMode == .automatic
        }
    }

    /// - Parameter inherits: Returns whether a subview inherits the changed values.
    private func notifyTintColorChange(_ inherits: (UIView) -> Bool) {
        setNeedsDisplay()
        NestedCallbacks.perform(.tintColor, of: self) { tintColorDidChange() }
        for subview in subviewStorage where inherits(subview) { subview.notifyTintColorChange(inherits) }
    }

    private func resolveBackgroundColor() {
        if layerColor == nil, layer.modelState.backgroundColor == nil { return }
        layer.backgroundColor = layerColor?.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Drawing

    /// Draws the view's content in the current graphics context. The default does nothing.
    open func draw(_ rect: CGRect) {}

    /// Draws the layer's contents. Subclasses that override it set the contents of the layer instead.
    open func display(_ layer: CALayer) { layer.drawContents() }

    /// Does nothing. Called before the contents are drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the layer's contents in a context, with ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        draw(layer.bounds)
        UIGraphicsPopContext()
    }

    /// Schedules the content to be drawn again in the next frame.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Does the same as ``setNeedsDisplay()``, because the entire content is drawn.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    /// Returns a view with a snapshot of this view, or `nil` if nothing is visible.
    ///
    /// - Parameter afterUpdates: `true` to apply pending layout changes first.
    /// - Complexity: O(*n*) in the number of layers in the view.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(of: self)
    }

    /// Returns the drawing commands between the background and the subviews, in the view's coordinates. The default
    /// records ``draw(_:)``.
    @_spi(Collage)
    open func makeDisplayCommands() -> [DisplayCommand] {
        let bounds = bounds
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let context = CGContext(bounds: bounds)
        traitCollection.performAsCurrent { tracking(.display) { layer.draw(in: context) } }
        let commands = layer.contentsCommands() + context.recording
        return clearsContextBeforeDrawing || isOpaque ? commands : layer.addingToDrawing(commands)
    }

    // MARK: Traits

    @exclusivity(unchecked)
    package final var traits = ViewTraits()

    /// The traits of the view.
    open var traitCollection: UITraitCollection { currentTraitCollection }

    /// The interface style of the view and its descendants. The default is `.unspecified`, which means the superview's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            record(.overrideUserInterfaceStyle, \UIView.overrideUserInterfaceStyle, overrideUserInterfaceStyle)
            if oldValue != overrideUserInterfaceStyle { updateTraits() }
        }
    }

    /// The overrides of the traits of the view and its descendants, which take precedence over
    /// ``overrideUserInterfaceStyle``. The default is empty.
    open var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            updateTraits()
        }
    }

    /// Applies pending trait changes. Has no effect, because changes are applied immediately.
    open func updateTraitsIfNeeded() {
        updateTraits()
    }

    /// Called after the traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Large content, restoration, motion

    /// The minimum text size in the view and its descendants, regardless of the user's setting. The default is `nil`,
    /// which means no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.contentSizes.smallest }
        set {
            guard newValue != minimumContentSizeCategory else { return }
            existingRareProperties.contentSizes.smallest = newValue
            updateTraits()
        }
    }

    /// The maximum text size in the view and its descendants, regardless of the user's setting. The default is `nil`,
    /// which means no limit. It takes precedence over a larger minimum.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.contentSizes.largest }
        set {
            guard newValue != maximumContentSizeCategory else { return }
            existingRareProperties.contentSizes.largest = newValue
            updateTraits()
        }
    }

    /// A Boolean value that indicates whether a long press shows the view in the large content viewer, if there's a
    /// ``UILargeContentViewerInteraction`` and the text size is an accessibility size. The default is `false`.
    open var showsLargeContentViewer: Bool {
        get { rareProperties?.largeContent.isShown ?? false }
        set { existingRareProperties.largeContent.isShown = newValue }
    }

    /// The text in the large content viewer. The default is a label's text or a button's title, and `nil` for other
    /// views.
    open var largeContentTitle: String? {
        get { rareProperties?.largeContent.title ?? defaultLargeContent.title }
        set { existingRareProperties.largeContent.title = newValue }
    }

    /// The image in the large content viewer. The default is an image view's or a button's image, and `nil` for other
    /// views.
    open var largeContentImage: UIImage? {
        get { rareProperties?.largeContent.image ?? defaultLargeContent.image }
        set { existingRareProperties.largeContent.image = newValue }
    }

    /// A Boolean value that indicates whether the image is scaled to the viewer's size. The default is `false`.
    open var scalesLargeContentImage: Bool {
        get { rareProperties?.largeContent.scalesImage ?? false }
        set { existingRareProperties.largeContent.scalesImage = newValue }
    }

    /// The insets of the image in the large content viewer, in points. The default is zero.
    open var largeContentImageInsets: UIEdgeInsets {
        get { rareProperties?.largeContent.imageInsets ?? .zero }
        set { existingRareProperties.largeContent.imageInsets = newValue }
    }

    /// The identifier of the view's saved state. The default is `nil`, which means that it isn't saved.
    open var restorationIdentifier: String? {
        get { rareProperties?.restorationIdentifier }
        set { existingRareProperties.restorationIdentifier = newValue }
    }

    /// Adds a motion effect. Adding it again has no effect.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.append(effect)
    }

    /// Removes a motion effect. Has no effect if it wasn't added.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        rareProperties?.motionEffects.removeAll { $0 === effect }
    }

    // MARK: Direction

    /// The kind of content, which determines whether the view is mirrored in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            record(.semanticContentAttribute, \UIView.semanticContentAttribute, semanticContentAttribute)
            guard oldValue != semanticContentAttribute else { return }
            setNeedsLayout()
            setNeedsDisplay()
            autoLayoutDidChangeDirection()
            updateInsets()
        }
    }

    /// The direction of the view's layout, from its traits and its ``semanticContentAttribute``.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Applies new traits: resolves colors and redraws everything.
    @_spi(Collage)
    open func applyTraitChange(from previous: UITraitCollection?) {
        if let device = windowStorage?.device, device.appearances.dependsOnTraits { applyAppearance(of: device) }
        resolveBackgroundColor()
        setNeedsDisplay()
        if previous?.layoutDirection != traitCollection.layoutDirection {
            setNeedsLayout()
            autoLayoutDidChangeDirection()
            updateInsets()
        }
        traitCollectionDidChange(previous)
    }

    // MARK: Rare properties

    /// The text size limits, motion effects, restoration identifiers, and large content.
    package var rareProperties: RareViewProperties?

    /// Encodes the state to restore at a later launch. The default does nothing. Overrides must call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Decodes the state that an earlier launch saved. The default does nothing. Overrides must call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Touches

    /// A Boolean value that indicates whether the view and its descendants receive touches. The default is `true`.
    open var isUserInteractionEnabled = true

    /// A Boolean value that indicates whether the view receives several touches at the same time. The default is
    /// `false`.
    open var isMultipleTouchEnabled = false

    /// A Boolean value that indicates whether other views receive no touches while this one has one. The default is
    /// `false`.
    open var isExclusiveTouch = false {
        didSet { record(.isExclusiveTouch, \UIView.isExclusiveTouch, isExclusiveTouch) }
    }

    /// The gesture recognizers attached to the view, or `nil` if there aren't any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
        set {
            for recognizer in gestureRecognizerStorage where !(newValue ?? []).contains(recognizer) {
                removeGestureRecognizer(recognizer)
            }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    private var gestureRecognizerStorage: [UIGestureRecognizer] = []

    /// Attaches a gesture recognizer to the view, after detaching it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizerStorage.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Detaches a gesture recognizer from the view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizerStorage.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
        gestureRecognizer.interrupt()
    }

    /// Returns a Boolean value that indicates whether a recognizer of this view or a superview can begin with a touch
    /// in this view. The default is `true`.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Focus

    /// A Boolean value that indicates whether the view can have keyboard focus. The default is `false`.
    open var canBecomeFocused: Bool { false }

    /// A Boolean value that indicates whether the view has keyboard focus.
    open var isFocused: Bool { windowStorage?.device?.focusSystem.validFocusedView === self }

    /// The effect that indicates focus. The default is a line around the view. `nil` means none.
    open var focusEffect: UIFocusEffect? {
        get { focusStorage.effect }
        set {
            focusStorage.effect = newValue
            if isFocused { windowStorage?.device?.focusSystem.layoutHalo() }
        }
    }

    /// The identifier of the group that the Tab key moves focus to. The default is `nil`, which means the superview's.
    open var focusGroupIdentifier: String? {
        get { focusStorage.groupIdentifier }
        set { focusStorage.groupIdentifier = newValue }
    }

    /// The priority of the view in its focus group. The default is `.ignored`.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusStorage.groupPriority }
        set { focusStorage.groupPriority = newValue }
    }

    private var focusStorage = ViewFocus()

    /// The environments that get focus first. The default is an empty array.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The environment that contains the view: its view controller or its superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        (owner as? any UIFocusEnvironment) ?? superviewStorage
    }

    /// The view itself.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// Returns the descendants in a rectangle that can have focus.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviewStorage.flatMap { view -> [any UIFocusItem] in
            guard view.frame.overlaps(rect) else { return [] }
            return (view.mayBeFocused ? [view] : []) + view.focusItems(in: view.convert(rect, from: self))
        }
    }

    /// Requests that focus move to the preferred environments before the next frame, if no view outside of this one has
    /// focus.
    open func setNeedsFocusUpdate() {
        guard let system = windowStorage?.device?.focusSystem else { return }
        guard system.validFocusedView?.isDescendant(of: self) ?? true else { return }
        system.requestFocusUpdate(to: self)
    }

    /// Updates the focus immediately if an update was requested.
    open func updateFocusIfNeeded() {
        windowStorage?.device?.focusSystem.updateFocusIfNeeded()
    }

    /// Returns a Boolean value that indicates whether focus can move. The default is `true`.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Does nothing. Overrides must call `super`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Called after the view has gained or lost focus. Overrides must call `super`.
    @_spi(Collage)
    open func focusDidChange() {}

    /// Performs the action of a tap, for the Return key and the space bar. Returns whether the view has such an action.
    /// The default is `false`.
    @_spi(Collage)
    open func performFocusAction() -> Bool { false }

    // MARK: Interactions

    /// The interactions of the view. The default is an empty array. Setting it removes the previous interactions.
    open var interactions: [any UIInteraction] {
        get { interactionStorage }
        set {
            for interaction in interactionStorage { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    private var interactionStorage: [any UIInteraction] = []

    /// Adds an interaction, after removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) {
        if let old = interaction.view { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction. Has no effect if it wasn't added.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionStorage.remove(at: index)
        interaction.didMove(to: nil)
    }

    /// Returns the frontmost descendant, or the view itself, that contains a point and receives touches. It's `nil` if
    /// the view is hidden, disabled, or nearly transparent (alpha below 0.01), or if the point is outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Views that are being animated don't receive touches, unless the animation allows it. Hit testing by the app
        // isn't affected.
        let isAnimated = event != nil && layer.blocksTouches
        guard isUserInteractionEnabled, !isHidden, !isAnimated, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviewStorage.reversed() {
            let displayed = event == nil ? nil : subview.layer.displayedPoint(point)
            let inside = displayed ?? subview.convert(point, from: self)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Returns a Boolean value that indicates whether a point in the view's coordinates is in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The view controller of the view, or the superview.
    open override var next: UIResponder? { owner ?? superviewStorage }

    @_spi(Collage)
    open override var responderWindow: UIWindow? { windowStorage?.responderWindow }

    /// Ends editing in this view: its first responder resigns.
    /// - Parameter force: `true` to make the first responder resign even if it refuses.
    /// - Returns: `true` if no descendant is first responder afterward.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let window = responderWindow, let responder = window.firstResponder as? UIView,
            responder.isDescendant(of: self)
        else { return true }
        if responder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }

    // MARK: Description

    /// The class, the frame, and properties with unusual values.
    nonisolated open override var description: String {
        describe { text }
    }

    private var text: String {
        var parts = ["frame = \(frame.shortDescription)"]
        if alpha != 1 { parts.append("alpha = \(alpha)") }
        if isHidden { parts.append("hidden = YES") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.text)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let detail = descriptionDetail { parts.insert(detail, at: 1) }
        return "<\(type(of: self)): \(parts.joined(separator: "; "))>"
    }

    /// The detail that a kind of view adds to its description, for example a label's text.
    package var descriptionDetail: String? { nil }
}
