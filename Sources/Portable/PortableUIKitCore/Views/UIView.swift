import DisplayList
import Foundation
import RuntimeSupport

/// A rectangle of the screen that draws, holds other views and handles touches.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UIFocusItem, UIFocusItemContainer {
    /// The layer that draws the view; of the class ``layerClass``.
    public let layer: CALayer

    package private(set) var subviewStorage: [UIView] = []
    nonisolated(unsafe) private var superviewReference = Unretained<UIView>()
    private var superviewStorage: UIView? {
        get { superviewReference.object }
        set { superviewReference.object = newValue }
    }
    private weak var windowStorage: UIWindow?

    /// The controller whose root view this is.
    package weak var owner: (any ViewOwner)?

    /// Which of the view's looks are the app's own, and who records them if it stands for its class.
    package var appearanceState = AppearanceState()

    // MARK: Making views

    /// The class of the view's layer, `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = CALayer.make(type(of: self).layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        setUpLayer()
        layer.frame = frame
    }

    /// A view from an interface file.
    public required init?(coder: NSCoder) {
        layer = CALayer.make(type(of: self).layerClass as? CALayer.Type ?? CALayer.self)
        super.init()
        setUpLayer()
        coder.readInterface(into: self, as: UIView.self)
    }

    /// Creates a view of no size at (0, 0).
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        for subview in subviewStorage { subview.superviewReference.clear() }
        layer.forgetOwner()
        autoLayout.subject?.clear()
    }

    private func setUpLayer() {
        layer.belong(to: self)
        layer.contentsScale = UIScreen.main.scale
        layer.setNeedsLayout()
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates. Setting it moves the ``center`` and resizes the
    /// ``bounds``; with a ``transform`` the result is undefined, as in UIKit.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The view's rectangle in its own coordinates; its origin moves what is in the view.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// The place of the anchor point in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// Turns, scales or moves the view around its anchor point; the identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changeGeometry { layer.setAffineTransform(newValue) } }
    }

    /// The same in three dimensions; perspective is not drawn.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { changeGeometry { layer.transform = newValue } }
    }

    /// What transforms turn around and ``center`` places, in fractions of the size; (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeGeometry { layer.anchorPoint = newValue } }
    }

    /// Pixels per point of what the view draws; the screen's by default.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    private func changeGeometry(_ change: () -> Void) {
        let oldBounds = layer.bounds, oldPosition = layer.position
        change()
        let newBounds = layer.bounds
        guard oldBounds != newBounds || oldPosition != layer.position else { return }
        // Whoever observes the view hears of it when all that hangs on its size is done.
        defer { ObservedProperties.didChange(self) }
        if oldBounds.size != newBounds.size {
            if autoresizesSubviews, !subviewStorage.isEmpty {
                for subview in subviewStorage { subview.autoresize(from: oldBounds.size, to: newBounds.size) }
            }
            if contentMode == .redraw || drawsWithSize { layer.setNeedsDisplay() }
        }
        autoLayoutDidChangeGeometry(from: oldBounds, to: newBounds)
        // What scrolls moves in and out of what covers this view.
        if oldBounds.size != newBounds.size || oldPosition != layer.position || safeAreaInsetsForSubviews != .zero {
            updateInsets()
        }
    }

    /// Whether what the view draws depends on its size; such views are drawn again when it changes.
    package var drawsWithSize: Bool { true }

    // MARK: Hierarchy

    /// The view that holds this one.
    open var superview: UIView? { superviewStorage }

    /// The views in this one, from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The window that the view is in.
    open var window: UIWindow? { windowStorage }

    /// Puts a view in front of all others here, taking it out of where it was.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviewStorage.count)
    }

    /// Puts a view at an index of ``subviews``, at most their count.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: min(max(index, 0), subviewStorage.count))
    }

    /// Puts a view right behind `siblingSubview`, or at the front if that is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: index(of: siblingSubview) ?? subviewStorage.count)
    }

    /// Puts a view right in front of `siblingSubview`, or at the front if that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: index(of: siblingSubview).map { $0 + 1 } ?? subviewStorage.count)
    }

    /// Changes the order of two subviews; indexes out of range are ignored.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else { return }
        subviewStorage.swapAt(index1, index2)
        layer.exchangeSublayers(subviewStorage[index1].layer, subviewStorage[index2].layer)
    }

    /// Puts a subview in front of its siblings; without effect on other views.
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = index(of: view), index != subviewStorage.count - 1 else { return }
        subviewStorage.append(subviewStorage.remove(at: index))
        layer.addSublayer(view.layer)
    }

    /// Puts a subview behind its siblings; without effect on other views.
    open func sendSubviewToBack(_ view: UIView) {
        guard let index = index(of: view), index != 0 else { return }
        subviewStorage.insert(subviewStorage.remove(at: index), at: 0)
        placeLayer(ofSubviewAt: 0)
    }

    /// Takes the view out of its superview; constraints between it and views outside go with it.
    open func removeFromSuperview() {
        guard let superview = superviewStorage else { return }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        let oldWindow = windowStorage
        if oldWindow != nil { tellSubtreeWillMove(to: nil) }
        autoLayoutWillLeaveSuperview()
        detach(from: superview)
        if oldWindow != nil { moveSubtree(to: nil) }
        didMoveToSuperview()
    }

    /// Whether the view is `view` or in it, at any depth.
    /// - Complexity: O(depth).
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superviewStorage
        }
        return false
    }

    /// The first view with a ``tag``, this one included, depth first.
    /// - Complexity: O(views in this one).
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewStorage {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// A number of the developer's choice; 0 by default.
    open var tag = 0

    private func index(of view: UIView) -> Int? { subviewStorage.firstIndex { $0 === view } }

    private func insert(_ view: UIView, at index: Int) {
        guard view !== self else {
            raise("Can't add self as subview: \(self)")
        }
        guard !isDescendant(of: view) else {
            raise("View hierarchy is not valid: \(view) can't be added to \(self), which is one of its descendants")
        }
        if view.superviewStorage === self {
            // Already here: only the order changes.
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
        if oldWindow !== windowStorage { view.tellSubtreeWillMove(to: windowStorage) }
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

    /// Moves the layer of the subview at an index between the layers of its neighbors. Sublayers that the app has inserted
    /// keep their order.
    /// - Complexity: O(sublayers).
    private func placeLayer(ofSubviewAt index: Int) {
        let moved = subviewStorage[index].layer
        if index + 1 < subviewStorage.count {
            layer.insertSublayer(moved, below: subviewStorage[index + 1].layer)
        } else if index > 0 {
            layer.insertSublayer(moved, above: subviewStorage[index - 1].layer)
        }
    }

    /// Tells this view and all in it that they are about to change windows.
    private func tellSubtreeWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        owner?.ownedViewWillMove(to: window)
        for subview in subviewStorage { subview.tellSubtreeWillMove(to: window) }
    }

    /// Puts this view and all in it in a window, or in none.
    package func moveSubtree(to window: UIWindow?) {
        if window !== windowStorage {
            leaveFirstResponder()
            windowStorage?.device?.focusSystem.viewWillLeaveWindow(self)
        }
        windowStorage = window
        if let device = window?.device { applyAppearance(of: device) }
        for subview in subviewStorage { subview.moveSubtree(to: window) }
        didMoveToWindow()
        owner?.ownedViewDidMove(to: window)
    }

    /// Nothing in a view that leaves its window is the window's first responder any more, whether it may resign or not.
    private func leaveFirstResponder() {
        guard let window = responderWindow, let first = window.firstResponder,
            first === self || first === owner
                || window.device?.keyboard.isInAccessory(first, of: owner ?? self) ?? false
        else { return }
        first.resignFirstResponder()
        if window.firstResponder === first { window.firstResponder = nil }
    }

    // MARK: Observing the hierarchy

    /// A subview was added; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to be removed; does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The view is about to have another superview, or none; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The view has another superview, or none; does nothing by default.
    open func didMoveToSuperview() {}

    /// The view is about to be in another window, or in none; does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The view is in another window, or in none; does nothing by default.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Whether a change of the view's size resizes its subviews by their ``autoresizingMask``; true by default.
    open var autoresizesSubviews = true

    /// How the view's frame follows the size of its superview; nothing is flexible by default.
    open var autoresizingMask: UIView.AutoresizingMask = [] {
        didSet { if oldValue != autoresizingMask { autoLayoutDidChangeGeometry(from: bounds, to: bounds) } }
    }

    /// Asks for a layout pass over the view's subviews in the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out now what needs it, from the highest superview on that needs layout. Pending updates of properties in this view
    /// are made first.
    open func layoutIfNeeded() {
        updateAndLayOut()
    }

    /// Places the subviews. The default applies constraints; overrides call it first.
    ///
    /// The method runs again when a property of an `Observable` object that it reads changes, or a trait of the view's
    /// ``traitCollection``.
    open func layoutSubviews() {
        applyAutoLayout()
    }

    /// The layer asks its view to lay out: the controller's callbacks stand around the view's own.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        updateOwnPropertiesIfNeeded()
        if seldomProperties != nil { updateCorners() }
        owner?.ownedViewWillLayoutSubviews()
        if tracksLayout { tracking(.layout) { layoutSubviews() } } else { layoutSubviews() }
        owner?.ownedViewDidLayoutSubviews()
        if isFocused { windowStorage?.device?.focusSystem.layoutHalo() }
    }

    /// Whether a change of what ``layoutSubviews()`` reads invalidates the layout. Views that track it themselves return
    /// `false`.
    @_spi(Collage)
    open var tracksLayout: Bool { true }

    // MARK: Properties

    /// Configures the view's content and appearance, before its constraints and its layout. The default does nothing; overrides
    /// call `super`.
    ///
    /// The method runs once for a new view, after ``setNeedsUpdateProperties()``, and again when a property of an `Observable`
    /// object that it reads changes, or a trait of the view's ``traitCollection``. It doesn't depend on layout: neither
    /// invalidates the other. Superviews come first, and the controller whose view this is comes before the view.
    open func updateProperties() {}

    /// Schedules ``updateProperties()`` for the next update. Several calls result in one update.
    open func setNeedsUpdateProperties() {
        updateState.needsProperties = true
        markSubtreeNeedsProperties()
    }

    /// Calls ``updateProperties()`` now where it is pending: in the view, in its controller, and in everything in the view.
    open func updatePropertiesIfNeeded() {
        updatePendingProperties()
    }

    /// Resizes the view to what ``sizeThatFits(_:)`` returns for its size, keeping its origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        let origin = frame.origin
        bounds.size = size
        frame.origin = origin
    }

    /// The size at which the view shows its contents best, given room; by default the size it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    // MARK: Constraints

    package var autoLayout = ViewAutoLayout()

    /// Whether the view's frame and ``autoresizingMask`` count as constraints, which is how views start. Set it to
    /// false before giving the view constraints of its own.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { autoLayout.translatesAutoresizingMask }
        set {
            guard autoLayout.translatesAutoresizingMask != newValue else { return }
            autoLayout.translatesAutoresizingMask = newValue
            autoLayoutDidChangeStructure()
        }
    }

    /// Whether views of this class make no sense without Auto Layout; false by default. Nothing follows from it here:
    /// ``updateConstraints()`` is called in any case.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The active constraints that the view holds: those of its own size, and those whose nearest common ancestor it
    /// is.
    open var constraints: [NSLayoutConstraint] { autoLayout.constraints }

    /// Makes a constraint active with this view as its holder. The view must contain all that the constraint speaks
    /// of. `NSLayoutConstraint.activate(_:)` finds the holder by itself.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
            raise(
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself).")
        }
        hold(constraint)
    }

    /// The same for several constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint inactive; without effect on constraints that the view doesn't hold.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        release(constraint)
    }

    /// The same for several constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints.filter { $0.holder === self })
    }

    /// Brings the view's own constraints up to date, before layout, when ``setNeedsUpdateConstraints()`` was called
    /// and once for a new view. Subviews come first. Overrides call super at their end.
    open func updateConstraints() {}

    /// Calls ``updateConstraints()`` now where it is due, in this view and all in it.
    open func updateConstraintsIfNeeded() {
        autoLayoutUpdateConstraints()
    }

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        autoLayout.needsUpdateConstraints = true
        autoLayoutMarkUpdateConstraints()
        setNeedsLayout()
    }

    /// Whether ``updateConstraints()`` is due.
    open func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

    // MARK: Content size

    /// The size that the view's content takes by itself, in points; ``noIntrinsicMetric`` in directions where it takes
    /// none in particular, which is the default for both.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` would now return something else. Until then it isn't asked again.
    open func invalidateIntrinsicContentSize() {
        autoLayoutDidChangeContentSize()
    }

    /// Where the view's text stands; nil, the default, for views without text.
    package var textBaselineMetrics: TextBaselineMetrics? { nil }

    /// Where the view lays out the view of its text; nil, the default, for those whose constraints or frames say it.
    @_spi(Collage)
    open func place(of textView: UIView) -> TextPlace? { nil }

    /// How much the view resists being larger than its content along an axis; ``UILayoutPriority/defaultLow`` by
    /// default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? autoLayout.hugging.horizontal : autoLayout.hugging.vertical
    }

    /// Changes ``contentHuggingPriority(for:)``.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        if axis == .horizontal {
            autoLayout.hugging.horizontal = priority
        } else {
            autoLayout.hugging.vertical = priority
        }
        autoLayoutDidChangeContentPriority()
    }

    /// How much the view resists being smaller than its content along an axis; ``UILayoutPriority/defaultHigh`` by
    /// default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? autoLayout.compressionResistance.horizontal : autoLayout.compressionResistance.vertical
    }

    /// Changes ``contentCompressionResistancePriority(for:)``.
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

    /// The size that satisfies the constraints in the view and comes closest to `targetSize`, which counts little:
    /// pass ``layoutFittingCompressedSize`` for the smallest, ``layoutFittingExpandedSize`` for the largest.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the constraints in the view and comes closest to `targetSize`, whose width and height
    /// count as the priorities say. A required width with a height of ``UILayoutPriority/fittingSizeLevel`` returns
    /// how high the view is at that width. The view itself isn't changed.
    /// - Complexity: that of solving the constraints in the view, which stay prepared for the next time.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        autoLayoutSizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The subviews in the order in which they come first when layout has to choose between equals.
    package var subviewsInLayoutOrder: [UIView] { subviews }

    /// A subview was hidden or shown; stack views follow.
    package func subviewDidChangeVisibility(_ subview: UIView) {}

    /// The content of a subview takes another size; stack views may follow.
    package func subviewDidChangeContentSize(_ subview: UIView) {}

    /// The guide that this view's sides mean in constraints with what is in it: the content of scroll views.
    package var contentGuideForConstraints: UILayoutGuide? { nil }

    /// The size of the guide that ``contentGuideForConstraints`` is, where constraints decide it.
    package func autoLayoutDidSolveContentSize(_ size: CGSize) {}

    /// Constraints inside a subview, which are solved apart from those around it, have changed.
    @_spi(Collage)
    open func constraintsDidChange(inside subview: UIView) {}

    /// Where a subview is to be put whose constraints ask for `center`; scroll views say where a zoomed one is.
    package func autoLayoutCenter(_ center: CGPoint, of subview: UIView) -> CGPoint { center }

    // MARK: Alignment

    /// What lies outside the alignment rectangle, such as a shadow, on each side; zero by default. Constraints speak of
    /// the alignment rectangle.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view in this one whose text gives the first baseline; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }

    /// The view in this one whose text gives the last baseline; the view itself by default.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Layout guides

    /// The guides that were added, in that order.
    open var layoutGuides: [UILayoutGuide] { autoLayout.guides }

    /// Adds a guide, taking it from the view it was in.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        autoLayoutAdd(layoutGuide)
    }

    /// Removes a guide, and with it all constraints that speak of it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        autoLayoutRemove(layoutGuide)
    }

    /// The view's rectangle less its ``layoutMargins``.
    open var layoutMarginsGuide: UILayoutGuide { autoLayoutOwnGuide(.layoutMargins) }

    /// The view's rectangle less its ``safeAreaInsets``.
    open var safeAreaLayoutGuide: UILayoutGuide { autoLayoutOwnGuide(.safeArea) }

    /// The view's rectangle less its margins, and no wider than text is easy to read.
    open var readableContentGuide: UILayoutGuide { autoLayoutOwnGuide(.readableContent) }

    /// What a keyboard covers of the view.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        // The guide of this source is always made as one of this class.
        autoLayoutOwnGuide(.keyboard) as! UIKeyboardLayoutGuide
    }

    // MARK: Debugging constraints

    /// Whether the constraints leave the view's frame open; one that satisfies them is shown.
    /// - Complexity: up to several optimizations of all constraints around; for debugging.
    open var hasAmbiguousLayout: Bool { superview?.autoLayoutIsAmbiguous(self) ?? false }

    /// Shows another of the frames that ambiguous constraints allow. Differs from UIKit: does nothing.
    open func exerciseAmbiguityInLayout() {}

    /// The constraints that the view's place and size along an axis depend on.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        autoLayoutConstraints(affecting: self, axis)
    }

    // MARK: Insets

    package var insets = ViewInsets()

    /// The part of the view that bars and the device's edges cover, in points.
    open var safeAreaInsets: UIEdgeInsets { insets.safeArea }

    /// ``safeAreaInsets`` have changed; does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// The room between the view's sides and its contents, in points: 8 on each side by default, what the safe area
    /// adds included.
    open var layoutMargins: UIEdgeInsets {
        get { insets.resolvedMargins }
        set {
            insets.margins = .fixed(finite(newValue, "layoutMargins"))
            updateInsets()
        }
    }

    /// The same by the direction of reading. Setting it makes the margins turn with that direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { insets.resolvedMargins.directionalInsets(isRightToLeft: isRightToLeft) }
        set {
            insets.margins = .directional(finite(newValue, "directionalLayoutMargins"))
            updateInsets()
        }
    }

    /// Whether the superview's margins, where they reach into this view, count here too; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { insets.preservingAxes == .both }
        set {
            guard preservesSuperviewLayoutMargins != newValue else { return }
            insets.preservingAxes = newValue ? .both : []
            updateInsets()
        }
    }

    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if oldValue != insetsLayoutMarginsFromSafeArea { updateInsets() } }
    }

    /// The margins have changed; does nothing by default.
    open func layoutMarginsDidChange() {}

    /// What a view hands down to its subviews as safe area: its own, but for scroll views.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { insets.safeArea }

    /// The margins that a subview which preserves its superview's takes over where they reach into it; the view's own by
    /// default.
    @_spi(Collage)
    open func layoutMargins(for subview: UIView) -> UIEdgeInsets { insets.resolvedMargins }

    /// What counts here of the part of the superview's safe area that reaches into the view; all of it by default.
    @_spi(Collage)
    open func adoptedSafeArea(_ inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }

    // MARK: Looks

    /// The color behind what the view draws, resolved in the view's traits; nil, the default, draws none.
    open var backgroundColor: UIColor? {
        get { layerColor }
        set {
            layerColor = newValue
            note(.backgroundColor, \UIView.backgroundColor, newValue)
            resolveBackgroundColor()
        }
    }

    /// What the layer's color is resolved from: not what a class says that shows its background in another view.
    private var layerColor: UIColor?

    /// From 0, invisible, to 1, the default. Below 0.01 the view gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(max(newValue, 0), 1))
            ObservedProperties.didChange(self)
        }
    }

    /// Whether the view is not drawn and gets no touches; false by default.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            autoLayoutDidChangeVisibility()
            ObservedProperties.didChange(self)
        }
    }

    /// Says that the view covers what is behind it; a hint, true by default.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are cut at the view's bounds; false by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether `draw(_:)` begins on a clear ground; true by default.
    open var clearsContextBeforeDrawing = true

    /// How contents follow a change of size; scale to fill by default.
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { if oldValue != contentMode { setNeedsDisplay() } }
    }

    /// A view whose alpha decides where this one is seen; nil by default. It must have no superview.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// The color of what can be touched; nil, the default, takes the superview's; the window's is the
    /// app's accent color, or else blue.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set {
            note(.tintColor, \UIView.tintColor, newValue)
            ownTintColor = newValue
            notifyTintColorChange { $0.ownTintColor == nil }
        }
    }

    private var ownTintColor: UIColor?

    /// Whether ``tintColor`` is the view's own, and not its superview's.
    package var hasOwnTintColor: Bool { ownTintColor != nil }

    /// A mode that specifies whether the tint color is gray. The default, `.automatic`, uses the mode of the superview.
    ///
    /// While a presentation dims the presenting controller, its views without a mode are dimmed. A mode that the app sets on
    /// a view, or on a view around it, takes precedence.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get {
            var isDimmed = false
            var view: UIView? = self
            while let current = view {
                if current.ownTintAdjustmentMode != .automatic { return current.ownTintAdjustmentMode }
                if current.seldomProperties?.dimsTintColor ?? false { isDimmed = true }
                view = current.superviewStorage
            }
            return isDimmed ? .dimmed : .normal
        }
        set {
            ownTintAdjustmentMode = newValue
            notifyTintColorChange { $0.ownTintAdjustmentMode == .automatic }
        }
    }

    /// A Boolean value that indicates whether a presentation dims the tint colors of the view and its subviews. It leaves
    /// ``tintAdjustmentMode`` to the app.
    final var isTintDimmedByPresentation: Bool {
        get { seldomProperties?.dimsTintColor ?? false }
        set {
            guard newValue != isTintDimmedByPresentation else { return }
            let oldTint = tint
            madeSeldomProperties.dimsTintColor = newValue
            notifyTintColorChange(from: oldTint)
        }
    }

    private var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

    /// `tintColor` has changed; does nothing by default.
    open func tintColorDidChange() {}

    private var resolvedTintColor: UIColor {
        tintAdjustmentMode == .dimmed ? .systemGray : inheritedTintColor
    }

    private var inheritedTintColor: UIColor {
        ownTintColor ?? superviewStorage?.inheritedTintColor ?? outermostTintColor
    }

    /// The tint of a view that is in no other.
    package var outermostTintColor: UIColor { .tintColor }

    /// The inputs of ``tintColor``, which a view has from its superviews.
    private struct Tint: Equatable {
        let color: ObjectIdentifier
        let isDimmed: Bool
    }

    private var tint: Tint {
        Tint(color: ObjectIdentifier(inheritedTintColor), isDimmed: tintAdjustmentMode == .dimmed)
    }

    /// Notifies the view, and the subviews that don't override what has changed, if the tint isn't the given one any more.
    private func notifyTintColorChange(from oldTint: Tint) {
        let tint = tint
        guard tint != oldTint else { return }
        let changesColor = tint.color != oldTint.color, changesMode = tint.isDimmed != oldTint.isDimmed
        notifyTintColorChange {
            changesColor && $0.ownTintColor == nil || changesMode && $0.ownTintAdjustmentMode == .automatic
        }
    }

    /// - Parameter inherits: Returns whether a subview inherits what has changed.
    private func notifyTintColorChange(_ inherits: (UIView) -> Bool) {
        setNeedsDisplay()
        tintColorDidChange()
        for subview in subviewStorage where inherits(subview) { subview.notifyTintColorChange(inherits) }
    }

    private func resolveBackgroundColor() {
        layer.backgroundColor = layerColor?.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Drawing

    /// Draws the view's contents, in the current graphics context; does nothing by default.
    open func draw(_ rect: CGRect) {}

    /// Draws the layer's contents. Subclasses that override it set the contents of the layer instead.
    open func display(_ layer: CALayer) { layer.drawContents() }

    /// Does nothing. It's called before the contents are drawn.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the layer's contents in a context, with ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        draw(layer.bounds)
        UIGraphicsPopContext()
    }

    /// Asks for the contents to be drawn again in the next frame.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// The same as ``setNeedsDisplay()``: contents are drawn whole.
    open func setNeedsDisplay(_ rect: CGRect) {
        layer.setNeedsDisplay(rect)
    }

    /// A view that shows what this one looks like now; nil if nothing of it is to be seen.
    ///
    /// - Parameter afterUpdates: Whether changes that are still to be laid out are shown, too.
    /// - Complexity: O(the layers in the view).
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(of: self)
    }

    /// What the view draws between its background and its subviews, in its own coordinates. The default records
    /// ``draw(_:)``.
    @_spi(Collage)
    open func makeDisplayCommands() -> [DisplayCommand] {
        let bounds = bounds
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        let context = CGContext(bounds: bounds)
        traitCollection.performAsCurrent { tracking(.display) { draw(layer, in: context) } }
        return layer.contentsCommands() + context.recording
    }

    // MARK: Traits

    package var traits = ViewTraits()

    /// The device and its settings as the view sees them.
    open var traitCollection: UITraitCollection { currentTraitCollection }

    /// Light or dark for this view and all in it; unspecified, the default, takes the superview's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            note(.overrideUserInterfaceStyle, \UIView.overrideUserInterfaceStyle, overrideUserInterfaceStyle)
            if oldValue != overrideUserInterfaceStyle { updateTraits() }
        }
    }

    /// What the view changes in the traits of itself and all in it, over ``overrideUserInterfaceStyle``; nothing by
    /// default.
    open var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            updateTraits()
        }
    }

    /// Takes over changed traits now. They are taken over as soon as they change, so there is nothing to wait for.
    open func updateTraitsIfNeeded() {
        updateTraits()
    }

    /// The traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Large content, restoration, motion

    /// The smallest text size in the view and all in it, whatever the person chose; nil, the default, for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { seldomProperties?.contentSizes.smallest }
        set {
            guard newValue != minimumContentSizeCategory else { return }
            madeSeldomProperties.contentSizes.smallest = newValue
            updateTraits()
        }
    }

    /// The largest text size in the view and all in it, whatever the person chose; nil, the default, for no limit. It wins
    /// over a smallest size that is larger.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { seldomProperties?.contentSizes.largest }
        set {
            guard newValue != maximumContentSizeCategory else { return }
            madeSeldomProperties.contentSizes.largest = newValue
            updateTraits()
        }
    }

    /// Whether the view is shown large under a finger that rests on it, where a ``UILargeContentViewerInteraction`` is and
    /// the text size is one of accessibility's. False by default.
    open var showsLargeContentViewer: Bool {
        get { seldomProperties?.largeContent.isShown ?? false }
        set { madeSeldomProperties.largeContent.isShown = newValue }
    }

    /// The text that is shown large; by default a label's text and a button's title, and none for other views.
    open var largeContentTitle: String? {
        get { seldomProperties?.largeContent.title ?? defaultLargeContent.title }
        set { madeSeldomProperties.largeContent.title = newValue }
    }

    /// The image that is shown large; by default an image view's and a button's, and none for other views.
    open var largeContentImage: UIImage? {
        get { seldomProperties?.largeContent.image ?? defaultLargeContent.image }
        set { madeSeldomProperties.largeContent.image = newValue }
    }

    /// Whether the image grows to the size that large images have; false, the default, shows it in its own size.
    open var scalesLargeContentImage: Bool {
        get { seldomProperties?.largeContent.scalesImage ?? false }
        set { madeSeldomProperties.largeContent.scalesImage = newValue }
    }

    /// How the image is moved in its room, in points; zero by default.
    open var largeContentImageInsets: UIEdgeInsets {
        get { seldomProperties?.largeContent.imageInsets ?? .zero }
        set { madeSeldomProperties.largeContent.imageInsets = newValue }
    }

    /// The name under which the view's state is kept; nil, the default, for none.
    ///
    /// Differs from UIKit: every launch starts anew, so that no state comes back by itself. What encodes and decodes it
    /// can be called.
    open var restorationIdentifier: String? {
        get { seldomProperties?.restorationIdentifier }
        set { madeSeldomProperties.restorationIdentifier = newValue }
    }

    /// Has the view move with the device. An effect that it has already is not added again.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        guard !motionEffects.contains(where: { $0 === effect }) else { return }
        motionEffects.append(effect)
    }

    /// Takes an effect away; without effect on others.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        seldomProperties?.motionEffects.removeAll { $0 === effect }
    }

    // MARK: Direction

    /// What kind of content the view shows, which decides whether it is mirrored from right to left.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            note(.semanticContentAttribute, \UIView.semanticContentAttribute, semanticContentAttribute)
            guard oldValue != semanticContentAttribute else { return }
            setNeedsLayout()
            setNeedsDisplay()
            autoLayoutDidChangeDirection()
            updateInsets()
        }
    }

    /// The direction of the view's layout, by its traits and its ``semanticContentAttribute``.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The view's traits are new: colors are resolved and everything is drawn again.
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

    // MARK: What few views have

    /// Limits of the text size, motion effects, names for restoration, and what is shown large.
    package var seldomProperties: SeldomViewProperties?

    /// Keeps what is to come back in a later launch; nothing by default. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Takes back what an earlier launch kept; nothing by default. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Touches

    /// Whether the view and what is in it get touches; true by default.
    open var isUserInteractionEnabled = true

    /// Whether more than one touch at a time comes to the view; false by default.
    open var isMultipleTouchEnabled = false

    /// Whether no other view gets touches while this one has one; false by default.
    open var isExclusiveTouch = false {
        didSet { note(.isExclusiveTouch, \UIView.isExclusiveTouch, isExclusiveTouch) }
    }

    /// The recognizers that watch touches in the view; nil if there are none.
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

    /// Lets a recognizer watch touches in the view, and no longer in the view where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizerStorage.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Stops a recognizer of the view from watching.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizerStorage.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
        gestureRecognizer.interrupt()
    }

    /// Whether a recognizer of this view, or of a view around it, may recognize a touch in this view; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Focus

    /// Whether the view can have the focus of the keyboard; false by default.
    open var canBecomeFocused: Bool { false }

    /// Whether the view has the focus of the keyboard.
    open var isFocused: Bool { windowStorage?.device?.focusSystem.validFocusedView === self }

    /// What shows that the view has the focus; a line around it by default, nil shows nothing.
    open var focusEffect: UIFocusEffect? {
        get { focusStorage.effect }
        set {
            focusStorage.effect = newValue
            if isFocused { windowStorage?.device?.focusSystem.layoutHalo() }
        }
    }

    /// What the tabulator key moves to together; nil, the default, goes by the view around.
    open var focusGroupIdentifier: String? {
        get { focusStorage.groupIdentifier }
        set { focusStorage.groupIdentifier = newValue }
    }

    /// How much the view is preferred among those of its group; not at all by default.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { focusStorage.groupPriority }
        set { focusStorage.groupPriority = newValue }
    }

    private var focusStorage = ViewFocus()

    /// Where the focus goes when it comes to the view: nothing in particular by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The controller whose view it is, or the view around.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        (owner as? any UIFocusEnvironment) ?? superviewStorage
    }

    /// The view itself.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The subviews in a rectangle that can be focused, and those in them.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviewStorage.flatMap { view -> [any UIFocusItem] in
            guard view.frame.overlaps(rect) else { return [] }
            return (view.mayBeFocused ? [view] : []) + view.focusItems(in: view.convert(rect, from: self))
        }
    }

    /// Asks for the focus to go to what is preferred here, if it is here or nowhere; before the next frame.
    open func setNeedsFocusUpdate() {
        guard let system = windowStorage?.device?.focusSystem else { return }
        guard system.validFocusedView?.isDescendant(of: self) ?? true else { return }
        system.requestFocusUpdate(to: self)
    }

    /// Does so at once.
    open func updateFocusIfNeeded() {
        windowStorage?.device?.focusSystem.updateFocusIfNeeded()
    }

    /// True: the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Does nothing. Overrides call `super`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// Called when the view has got or lost the focus. Overrides call `super`.
    @_spi(Collage)
    open func focusDidChange() {}

    /// Does what a tap would, for return and the space bar. Returns whether there is anything to do; nothing here.
    @_spi(Collage)
    open func performFocusAction() -> Bool { false }

    // MARK: Interactions

    /// What the view does with the person beside what it is; nothing by default. Setting it takes the old ones away and
    /// adds the new ones.
    open var interactions: [any UIInteraction] {
        get { interactionStorage }
        set {
            for interaction in interactionStorage { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    private var interactionStorage: [any UIInteraction] = []

    /// Adds an interaction, taking it away from the view that it was in.
    open func addInteraction(_ interaction: any UIInteraction) {
        if let old = interaction.view { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction away; does nothing if it isn't in the view.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionStorage.remove(at: index)
        interaction.didMove(to: nil)
    }

    /// The front-most view that holds a point of this view's coordinates and takes touches: nil if hidden, disabled
    /// or nearly transparent (alpha below 0.01), or if the point is outside.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Touches find nothing in views that are animated, unless the animation allows it; the program does.
        let isAnimated = event != nil && layer.blocksTouches
        guard isUserInteractionEnabled, !isHidden, !isAnimated, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviewStorage.reversed() {
            let inside = subview.convert(point, from: self)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Whether a point of the view's coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The controller whose root view this is, or the superview.
    open override var next: UIResponder? { owner ?? superviewStorage }

    @_spi(Collage)
    open override var responderWindow: UIWindow? { windowStorage?.responderWindow }

    /// Ends editing in this view: its first responder resigns.
    /// - Parameter force: Whether also one that may not resign.
    /// - Returns: Whether nothing in the view is the first responder any more.
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

    /// The class and the frame, with what else is unusual.
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

    /// What a kind of view says of itself in its description, for example a label's text.
    package var descriptionDetail: String? { nil }
}
