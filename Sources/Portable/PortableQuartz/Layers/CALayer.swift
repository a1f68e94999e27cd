import DisplayList
import Foundation
import RuntimeSupport

/// A rectangle of the screen with its looks, and a tree of such rectangles.
///
/// Layers of views change at once, but in the views' animation closures. Other layers, once they have been shown, are
/// animated as the `CATransaction` says.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// Identifies the layer in display lists.
    package let identity: UInt64
    /// The layer's properties; ``state(at:)`` adds what animations make of them.
    package private(set) var modelState = LayerState()
    /// Running animations, at most one for each property.
    package private(set) var propertyAnimations: [AnimatableProperty: PropertyAnimation] = [:]
    private var dirtiness: Dirtiness = [.display]
    private var cachedNode: DisplayNode?
    private var displayCommands: [DisplayCommand] = []
    /// Animations that were added under names.
    private var explicitAnimations = ExplicitAnimations()
    /// The way from what the layer showed to what it shows.
    private var contentTransition: ContentTransition?
    /// What few layers have.
    private var rareProperties = RareLayerProperties()
    /// How the layer's time runs; nil as its superlayer's.
    private var timing: MediaTiming?
    /// Whether the layer was part of a frame: before that, nothing is animated by itself.
    private var hasBeenShown = false

    private static var identityCount: UInt64 = 0

    /// A number that nothing else has that hosts tell apart.
    package static func makeIdentity() -> UInt64 {
        identityCount += 1
        return identityCount
    }

    /// Creates an empty layer at (0, 0).
    public override init() {
        identity = CALayer.makeIdentity()
        super.init()
    }

    /// Creates a layer that looks like another one, without its sublayers. Subclasses copy what they add.
    public init(layer: Any) {
        identity = CALayer.makeIdentity()
        super.init()
        if let layer = layer as? CALayer { take(layer, in: layer.modelState) }
    }

    /// An empty layer: archives are not read.
    public required init?(coder: NSCoder) {
        identity = CALayer.makeIdentity()
        super.init()
    }

    deinit {
        for child in children { child.superlayerReference.clear() }
        mask?.superlayerReference.clear()
    }

    private func take(_ layer: CALayer, in state: LayerState) {
        modelState = state
        modelState.drawn = [:]
        maskedCorners = layer.maskedCorners
        contents = layer.contents
        contentsGravity = layer.contentsGravity
        contentsScale = layer.contentsScale
        name = layer.name
        rareProperties = layer.rareProperties
    }

    // MARK: Delegate

    /// Who lays out and draws the layer; for the layer of a view, the view. Not retained.
    open var delegate: (any CALayerDelegate)? {
        get { ownerReference.object ?? otherDelegate }
        set {
            if let owner = newValue as? any LayerOwner, owner.layer === self {
                ownerReference.object = owner
                otherDelegate = nil
            } else {
                ownerReference.clear()
                otherDelegate = newValue
            }
        }
    }

    /// The view that lays out and draws the layer; nil for other layers.
    package var owner: (any LayerOwner)? { ownerReference.object ?? otherDelegate.flatMap { $0 as? any LayerOwner } }

    /// The view whose layer this is.
    nonisolated(unsafe) private var ownerReference = LayerOwnerReference()
    private weak var otherDelegate: (any CALayerDelegate)?

    /// The layer is a view's own, which tells when it goes.
    package func belong(to owner: any LayerOwner) { ownerReference.object = owner }

    /// The view whose layer this was goes.
    package nonisolated func forgetOwner() { ownerReference.clear() }

    /// What was set for a key that is no property.
    func keyedValue(forKey key: String) -> Any? { rareProperties.keyedValues[key] }

    /// The radii of corners that don't have the same radius. They win over ``cornerRadius``, and aren't animated.
    package var unevenCorners: CornerRadii? {
        get { rareProperties.unevenCorners }
        set {
            guard rareProperties.unevenCorners != newValue else { return }
            rareProperties.unevenCorners = newValue
            invalidateDisplayNode()
        }
    }

    func setKeyedValue(_ value: Any?, forKey key: String) { rareProperties.keyedValues[key] = value }

    /// A name of the developer's choice, nil by default; it is printed in display-list dumps.
    open var name: String?

    // MARK: Geometry

    /// The place of the ``anchorPoint`` in the superlayer's coordinates; (0, 0) by default. NaN is refused with the
    /// message that Core Animation raises; numbers beyond 1e100 count as that.
    open var position: CGPoint {
        get { modelState.position }
        set {
            CALayer.check(newValue, in: self)
            change(\.position, to: newValue.bounded, animating: .position)
        }
    }

    /// The layer's rectangle in its own coordinates; empty by default. NaN is refused with the message that
    /// Core Animation raises; numbers beyond 1e100 count as that.
    open var bounds: CGRect {
        get { modelState.bounds }
        set {
            CALayer.check(newValue, named: "CALayer bounds contains NaN", in: self)
            let old = modelState.bounds
            let newValue = newValue.bounded
            guard old != newValue else { return }
            change(\.bounds, to: newValue, animating: .bounds)
            if old.size != newValue.size {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// The point of the bounds that lies at ``position`` and that transforms turn around, in fractions of the
    /// size; (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { modelState.anchorPoint }
        set { change(\.anchorPoint, to: newValue, animating: .anchorPoint) }
    }

    /// Moves the layer towards the person, past siblings with smaller values; 0 by default.
    open var zPosition: CGFloat {
        get { modelState.zPosition }
        set { change(\.zPosition, to: newValue, animating: .zPosition) }
    }

    /// Turns, scales or moves the layer around its anchor; the identity by default.
    ///
    /// Differs from Core Animation: perspective is not drawn.
    open var transform: CATransform3D {
        get { modelState.transform }
        set { change(\.transform, to: newValue, animating: .transform) }
    }

    /// Maps all sublayers, around the layer's anchor; the identity by default.
    open var sublayerTransform: CATransform3D {
        get { modelState.sublayerTransform }
        set { change(\.sublayerTransform, to: newValue, animating: .sublayerTransform) }
    }

    /// The smallest rectangle around the layer in its superlayer's coordinates. Setting it sets ``bounds`` and
    /// ``position``; with a transform that can't be undone, only the position.
    open var frame: CGRect {
        get { modelState.bounds.applying(modelState.affineTransformToSuperlayer) }
        set {
            CALayer.check(newValue, named: "CALayer position contains NaN", in: self)
            let newValue = newValue.bounded
            let transform = CATransform3DGetAffineTransform(modelState.transform)
            var size = newValue.size
            var center = CGPoint(x: newValue.midX, y: newValue.midY)
            if transform.isIdentity {
                let anchor = modelState.anchorPoint
                center = CGPoint(
                    x: newValue.origin.x + anchor.x * size.width, y: newValue.origin.y + anchor.y * size.height)
            } else if let lengths = transform.lengths(filling: size) {
                size = lengths
                let offset = CGPoint(
                    x: (modelState.anchorPoint.x - 0.5) * size.width, y: (modelState.anchorPoint.y - 0.5) * size.height
                ).applying(
                    CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0))
                center = CGPoint(x: center.x + offset.x - transform.tx, y: center.y + offset.y - transform.ty)
            } else {
                size = modelState.bounds.size
            }
            bounds = CGRect(origin: modelState.bounds.origin, size: size)
            position = center
        }
    }

    /// Whether the layer has a frame, and no transform.
    package func stands(in frame: CGRect) -> Bool { modelState.stands(in: frame) }

    /// Whether the layer is upright in a frame, opaque and not hidden.
    package func stands(opaqueIn frame: CGRect) -> Bool { modelState.stands(opaqueIn: frame) }

    /// The affine part of ``transform``.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets ``transform`` to an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: Looks

    /// Whether the layer and what is in it is not drawn; false by default.
    open var isHidden: Bool {
        get { modelState.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// From 0, invisible, to 1, the default.
    open var opacity: Float {
        get { modelState.opacity }
        set { change(\.opacity, to: newValue, animating: .opacity) }
    }

    /// Says that the layer covers what is behind it; only a hint, and drawn the same either way.
    open var isOpaque = false

    /// Drawn behind everything else of the layer; nil by default.
    open var backgroundColor: CGColor? {
        get { modelState.backgroundColor }
        set { change(\.backgroundColor, to: newValue, animating: .backgroundColor) }
    }

    /// What becomes of what is behind the layer; nil leaves it as it is.
    package var backdrop: DisplayNode.Backdrop? {
        get { rareProperties.backdrop }
        set {
            guard newValue != rareProperties.backdrop else { return }
            rareProperties.backdrop = newValue
            invalidateDisplayNode()
        }
    }

    /// Whether contents and sublayers are cut at the rounded bounds; false by default.
    open var masksToBounds: Bool {
        get { modelState.masksToBounds }
        set { change(\.masksToBounds, to: newValue) }
    }

    /// A layer whose alpha decides where this one is seen; nil by default.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayerReference.clear()
            mask?.superlayerReference.object = self
            invalidateDisplayNode()
        }
    }

    /// The radius of the corners of background, border and clip, in points; 0 by default.
    open var cornerRadius: CGFloat {
        get { modelState.cornerRadius }
        set { change(\.cornerRadius, to: newValue, animating: .cornerRadius) }
    }

    /// Which corners ``cornerRadius`` rounds; all four by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if oldValue != maskedCorners { invalidateDisplayNode() } }
    }

    /// The shape of rounded corners; circular by default. The continuous curve is drawn as a circular one.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// The width of a line inside the bounds, over everything else, in points; 0 by default.
    open var borderWidth: CGFloat {
        get { modelState.borderWidth }
        set { change(\.borderWidth, to: newValue, animating: .borderWidth) }
    }

    /// The border's color; opaque black by default.
    open var borderColor: CGColor? {
        get { modelState.borderColor }
        set { change(\.borderColor, to: newValue, animating: .borderColor) }
    }

    /// The shadow's color; opaque black by default.
    open var shadowColor: CGColor? {
        get { modelState.shadowColor }
        set { change(\.shadowColor, to: newValue, animating: .shadowColor) }
    }

    /// From 0, no shadow and the default, to 1.
    open var shadowOpacity: Float {
        get { modelState.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue, animating: .shadowOpacity) }
    }

    /// How far the shadow is blurred, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { modelState.shadowRadius }
        set { change(\.shadowRadius, to: newValue, animating: .shadowRadius) }
    }

    /// How far the shadow lies from the layer, in points; (0, -3) by default.
    open var shadowOffset: CGSize {
        get { modelState.shadowOffset }
        set { change(\.shadowOffset, to: newValue, animating: .shadowOffset) }
    }

    /// The outline that throws the shadow; nil, the default, means what the layer draws.
    open var shadowPath: CGPath? {
        didSet { invalidateDisplayNode() }
    }

    /// Whether the layer is drawn once and kept as a picture; a hint that changes no pixel. False by default.
    open var shouldRasterize = false

    /// The scale of that picture; 1 by default.
    open var rasterizationScale: CGFloat = 1

    /// Pixels per point of what the layer draws; 1 by default. Display lists are drawn at the screen's scale.
    open var contentsScale: CGFloat = 1

    /// An image (`CGImage`) that fills the layer as ``contentsGravity`` says; nil by default.
    open var contents: Any? {
        didSet { setNeedsDisplay() }
    }

    /// How ``contents`` fills the bounds; `resize` by default.
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { setNeedsDisplay() }
    }

    /// Whether a change of size draws the layer again; false by default.
    open var needsDisplayOnBoundsChange = false

    // MARK: Tree

    /// The layer that holds this one.
    open var superlayer: CALayer? { superlayerReference.object }

    nonisolated(unsafe) private var superlayerReference = Unretained<CALayer>()

    /// The layers in this one, from back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for layer in children { layer.superlayerReference.clear() }
            children = []
            for layer in newValue ?? [] { addSublayer(layer) }
            invalidateDisplayNode()
        }
    }

    package private(set) var children: [CALayer] = []

    /// Puts a layer in front of all others here, taking it out of where it was.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Puts a layer at an index of ``sublayers``; a larger index than there are means the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Puts a layer right behind `sibling`, or at the back if that is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer right in front of `sibling`, or at the front if that is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Puts `newLayer` in the place of `oldLayer`; without effect if that is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayerReference.clear()
        if superlayer.mask === self {
            superlayer.mask = nil
        } else if let index = superlayer.children.firstIndex(where: { $0 === self }) {
            superlayer.children.remove(at: index)
        }
        superlayer.invalidateDisplayNode()
    }

    private func insert(_ layer: CALayer, at index: Int) {
        var index = min(index, children.count)
        if layer.superlayer === self, let old = children.firstIndex(where: { $0 === layer }) {
            children.remove(at: old)
            if old < index { index -= 1 }
        } else {
            layer.removeFromSuperlayer()
        }
        children.insert(layer, at: min(index, children.count))
        layer.superlayerReference.object = self
        if layer.dirtiness.contains(.layout) || layer.dirtiness.contains(.subtreeLayout) { markSubtreeLayout() }
        invalidateDisplayNode()
    }

    // MARK: Layout

    /// Asks for ``layoutSublayers()`` in the next layout pass.
    open func setNeedsLayout() {
        guard !dirtiness.contains(.layout) else { return }
        dirtiness.insert(.layout)
        superlayer?.markSubtreeLayout()
    }

    /// Whether ``setNeedsLayout()`` was called since the last layout.
    open func needsLayout() -> Bool { dirtiness.contains(.layout) }

    /// Lays out at once what needs it, from the highest superlayer on that needs layout.
    open func layoutIfNeeded() {
        var root = self
        while let superlayer = root.superlayer, superlayer.needsLayout() { root = superlayer }
        root.layoutSubtree()
    }

    /// Places the sublayers; by default the delegate does.
    open func layoutSublayers() {
        if let owner = ownerReference.object {
            owner.layoutSublayers(of: self)
        } else {
            otherDelegate?.layoutSublayers(of: self)
        }
    }

    /// How often one layout pass may find layers that need layout again, before the loop is cut and named.
    package static let maximumLayoutRounds = 100

    /// Lays out this layer and everything in it until nothing needs it any more.
    package func layoutSubtree() {
        var rounds = 0
        while !dirtiness.isDisjoint(with: [.layout, .subtreeLayout]) {
            rounds += 1
            guard rounds <= CALayer.maximumLayoutRounds else {
                Diagnostics.log(
                    "Layout of \(delegate.map { "\($0)" } ?? "\(self)") doesn't settle: it was asked for again in each of "
                        + "\(CALayer.maximumLayoutRounds) passes. Look for a layoutSubviews that calls setNeedsLayout, or two "
                        + "views that size each other.")
                dirtiness.subtract([.layout, .subtreeLayout])
                return
            }
            if dirtiness.contains(.layout) {
                dirtiness.remove(.layout)
                layoutSublayers()
            }
            if dirtiness.contains(.subtreeLayout) {
                dirtiness.remove(.subtreeLayout)
                for child in children { child.layoutSubtree() }
            }
        }
    }

    private func markSubtreeLayout() {
        var layer: CALayer? = self
        var root = self
        while let current = layer, !current.dirtiness.contains(.subtreeLayout) {
            current.dirtiness.insert(.subtreeLayout)
            root = current
            layer = current.superlayer
        }
        if layer == nil { root.requestFrame() }
    }

    // MARK: Drawing

    /// Asks for the layer's contents to be drawn again in the next frame.
    open func setNeedsDisplay() {
        dirtiness.insert(.display)
        invalidateDisplayNode()
    }

    /// The same as ``setNeedsDisplay()``: contents are drawn whole.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether the contents will be drawn again.
    open func needsDisplay() -> Bool { dirtiness.contains(.display) }

    /// Draws the contents now, if they need it.
    open func displayIfNeeded() {
        guard dirtiness.contains(.display) else { return }
        dirtiness.remove(.display)
        display()
    }

    /// Draws the contents: the delegate's drawing, or the layer's own.
    open func display() {
        displayCommands = makeDisplayCommands()
    }

    /// What the layer draws above its background and below its sublayers, in its own coordinates.
    @_spi(Collage)
    open func makeDisplayCommands() -> [DisplayCommand] {
        if let owner { return owner.makeDisplayCommands() }
        return contentsCommands()
    }

    /// What the layer draws while animations have made something else of the properties that show in it.
    package func makeDisplayCommands(in state: LayerState) -> [DisplayCommand] { makeDisplayCommands() }

    /// Whether nothing but the sublayers is drawn.
    package var drawsOnlySublayers: Bool { false }

    /// Forgets the cached display node of this layer and of all that hold it.
    package func invalidateDisplayNode() {
        var layer: CALayer? = self
        var root = self
        while let current = layer, current.cachedNode != nil || current === self {
            current.cachedNode = nil
            root = current
            layer = current.superlayer
        }
        if layer == nil { root.requestFrame() }
    }

    /// Asks for a frame on the device that shows the layer, which is a window's: others are not to be seen.
    private func requestFrame() {
        owner?.layerNeedsFrame()
    }

    /// What the layer and everything in it looks like at a time of the clock; nil if nothing is to be seen.
    ///
    /// Unchanged subtrees without running animations return the node that they made last.
    @_spi(Collage)
    open func displayNode(at time: Double) -> DisplayNode? {
        if let cachedNode { return cachedNode }
        let state = state(at: time)
        guard !state.isHidden, state.opacity > 0, !isShownElsewhere else { return nil }
        hasBeenShown = true
        displayIfNeeded()
        let commands = state.drawn.isEmpty ? displayCommands : makeDisplayCommands(in: state)
        let (node, isStill) = makeDisplayNode(state: state, commands: commands, time: time)
        if let contentTransition {
            if !contentTransition.isOver(at: time) { return contentTransition.node(to: node, at: time) }
            self.contentTransition = nil
        }
        if isStill, !isMoving { cachedNode = node }
        return node
    }

    /// What stands in the layer, from back to front, in its coordinates, and whether nothing of it depends on the time.
    package func makeChildNodes(in state: LayerState, at time: Double) -> (nodes: [DisplayNode], isStill: Bool) {
        var isStill = true
        var nodes: [DisplayNode] = []
        nodes.reserveCapacity(children.count)
        for child in childrenInDrawingOrder {
            if var node = child.displayNode(at: time) {
                if !CATransform3DIsIdentity(state.sublayerTransform) {
                    node.transform = node.transform.followed(by: state.affineSublayerTransform.engineTransform)
                }
                nodes.append(node)
            }
            if !child.hasCurrentDisplayNode { isStill = false }
        }
        return (nodes, isStill)
    }

    /// Whether animations change the layer from frame to frame.
    private var isMoving: Bool {
        !propertyAnimations.isEmpty || explicitAnimations.isMoving || contentTransition != nil
    }

    /// Whether the node of the last frame still holds, so that superlayers may keep theirs.
    package var hasCurrentDisplayNode: Bool {
        cachedNode != nil || isShownElsewhere || (!isMoving && (modelState.isHidden || modelState.opacity <= 0))
    }

    /// Whether a preview shows the layer in another place, so that nothing of it is to be seen in its own.
    package var isShownElsewhere = false {
        didSet { if isShownElsewhere != oldValue { invalidateDisplayNode() } }
    }

    // MARK: Animation

    /// The properties with what the running animations make of them at a time of the clock.
    package func state(at time: Double) -> LayerState {
        guard !propertyAnimations.isEmpty || !explicitAnimations.isEmpty else { return modelState }
        var state = modelState
        let time = localTime(at: time)
        for (property, animation) in propertyAnimations { animation.apply(property, to: &state, at: time) }
        explicitAnimations.apply(to: &state, of: self, at: time)
        return state
    }

    /// What the layer has of a property that shows in what it draws; nil if it has no such property.
    package func drawnValue(of property: AnimatableProperty) -> AnimatableValue? { nil }

    /// A property that shows in what the layer draws was set.
    package func drawnPropertyDidChange(_ name: String, from old: AnimatableValue) {
        setNeedsDisplay()
        runAction(of: .drawn(name), from: state(at: now).drawn[name] ?? old)
    }

    /// Adds a copy of an animation. One that has the same key already is removed.
    /// - Parameters:
    ///   - anim: Begins with the next frame, unless it has a `beginTime`.
    ///   - key: A name, or nil for none. Transitions always have the key `transition`.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.copy() as! CAAnimation
        animation.willBegin(in: self)
        if let transaction = CATransaction.innermost { animation.endActions.append(transaction.track()) }
        let replaced = explicitAnimations.add(
            animation, key: animation is CATransition ? kCATransition : key,
            at: localTime(at: now))
        replaced?.end(finished: false)
        DeviceScope.showing(self).animations.animator.watch(self)
        invalidateDisplayNode()
    }

    /// The animation that was added under a key and isn't removed yet.
    open func animation(forKey key: String) -> CAAnimation? {
        explicitAnimations.entries.first { $0.key == key }?.animation
    }

    /// The keys of the animations that were added, in that order; nil if there are none.
    open func animationKeys() -> [String]? {
        explicitAnimations.isEmpty ? nil : explicitAnimations.entries.map(\.key)
    }

    /// Removes the animation that was added under a key; its delegate is told that it didn't finish.
    open func removeAnimation(forKey key: String) {
        guard let removed = explicitAnimations.remove(key: key) else { return }
        if key == kCATransition { contentTransition = nil }
        removed.end(finished: false)
        invalidateDisplayNode()
    }

    /// Whether animations that were added have an end that somebody has to be told.
    var hasExplicitAnimations: Bool { explicitAnimations.isMoving }

    /// Whether the end of an animation that was added will come.
    var awaitsEndOfAnimations: Bool { explicitAnimations.awaitsEnd }

    /// Tells of the beginnings and ends of animations up to a time of the clock.
    func advanceAnimations(to time: Double) {
        let local = localTime(at: time)
        for entry in explicitAnimations.start(at: local) {
            entry.animation.delegate?.animationDidStart(entry.animation)
        }
        let ended = explicitAnimations.end(at: local)
        guard !ended.isEmpty else { return }
        invalidateDisplayNode()
        for entry in ended { entry.end(finished: true) }
    }

    /// Whether the layer is on its way from what it showed to what it shows.
    package var isExchangingContent: Bool { contentTransition != nil }

    /// Has the way to what the layer shows take another time.
    package func setContentTransitionTime(delay: Double, duration: Double, curve: TimingCurve) {
        contentTransition?.setTime(delay: delay, duration: duration, curve: curve)
    }

    /// Leads from what the layer shows now to what it will show, unless it was never shown.
    package func beginContentTransition(
        _ kind: ContentTransition.Kind, duration: Double, curve: TimingCurve, from start: CGFloat, to end: CGFloat
    ) {
        let now = self.now
        guard hasBeenShown, duration > 0, let old = displayNode(at: now)?.renumbered() else { return }
        contentTransition = ContentTransition(
            kind, from: old, wrapperID: CALayer.makeIdentity(), begin: now, duration: duration, curve: curve,
            from: start, to: end)
        invalidateDisplayNode()
    }

    /// The actions of properties, by name: `NSNull` for none. Nil by default, which means the usual ones.
    open var actions: [String: any CAAction]?

    /// What the layer does when a property changes: what the delegate, ``actions`` or the class say, otherwise an
    /// animation from what is seen; nil for nothing.
    open func action(forKey event: String) -> (any CAAction)? {
        let said = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let said { return said is NSNull ? nil : said }
        guard LayerKeyPath(event) != nil else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// The action of a property for all layers of the class; nil here, which means the usual one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What is seen of the layer now, as a layer of its own without sublayers; nil if it was never shown.
    open func presentation() -> Self? {
        guard hasBeenShown || isMoving else { return nil }
        let copy = NSObject.make(type(of: self)) as! Self
        let state = state(at: now)
        copy.take(self, in: state)
        copy.takeDrawnValues(of: self, in: state)
        return copy
    }

    /// The layer itself.
    open func model() -> Self { self }

    /// Takes over what another layer of the class draws in a state; layers that draw something do it.
    package func takeDrawnValues(of layer: CALayer, in state: LayerState) {
        copyContent(of: layer)
    }

    /// Copies the content of another layer of the class, for layers of other modules, whose content isn't animated.
    @_spi(Collage)
    open func copyContent(of layer: CALayer) {}

    // MARK: Time

    /// When the layer's time begins, in its superlayer's; 0 by default.
    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }
    /// How long the layer is there, in seconds; kept, without effect here.
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }
    /// How fast the time of the layer and everything in it runs; 1 by default, 0 holds its animations.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }
    /// What is added to the layer's time, in seconds; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    /// Kept, without effect here; 0 by default.
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }
    /// Kept, without effect here; 0 by default.
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    /// Kept, without effect here; false by default.
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    /// Kept, without effect here; `removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    private func changeTiming(_ change: (inout MediaTiming) -> Void) {
        var timing = timing ?? MediaTiming()
        change(&timing)
        self.timing = timing
        invalidateDisplayNode()
    }

    /// A time of another layer, or of the clock for nil, in this layer's time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.clockTime(at: t) ?? t)
    }

    /// A time of this layer in another one's, or in the clock's for nil.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(at: clockTime(at: t)) ?? clockTime(at: t)
    }

    private func localTime(at clockTime: Double) -> Double {
        let outer = superlayer?.localTime(at: clockTime) ?? clockTime
        return timing?.localTime(ofParentTime: outer) ?? outer
    }

    private func clockTime(at localTime: Double) -> Double {
        let outer = timing?.parentTime(ofLocalTime: localTime) ?? localTime
        return superlayer?.clockTime(at: outer) ?? outer
    }

    /// Replaces the animation of one property.
    package func add(_ animation: PropertyAnimation, for property: AnimatableProperty) {
        propertyAnimations[property] = animation
        invalidateDisplayNode()
    }

    /// Drops animations that belong to a finished group; the model values show from now on.
    package func removeAnimations(of group: AnimationGroup) {
        propertyAnimations = propertyAnimations.filter { $0.value.group !== group }
        invalidateDisplayNode()
    }

    /// Drops all animations; the model values show at once.
    open func removeAllAnimations() {
        let groups = propertyAnimations.values.map(\.group)
        propertyAnimations = [:]
        contentTransition = nil
        for group in groups { group.layerWasInterrupted(self) }
        for entry in explicitAnimations.removeAll() { entry.end(finished: false) }
        invalidateDisplayNode()
    }

    /// Sets a property itself, through the view that the layer belongs to.
    func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
        if owner?.setAnimated(value, of: property) ?? false { return }
        property.set(value, in: &modelState)
        invalidateDisplayNode()
    }

    /// Whether an animation is under way that keeps touches away.
    package var blocksTouches: Bool {
        !propertyAnimations.isEmpty && propertyAnimations.values.contains { $0.group.blocksTouches }
    }

    /// Drops all animations without that counting as an interruption: what they belonged to is no longer seen.
    package func dropAnimations() {
        guard !propertyAnimations.isEmpty || contentTransition != nil else { return }
        propertyAnimations = [:]
        contentTransition = nil
        invalidateDisplayNode()
    }

    private func change<Value: Equatable>(
        _ keyPath: WritableKeyPath<LayerState, Value>, to value: Value, animating property: AnimatableProperty? = nil
    ) {
        guard modelState[keyPath: keyPath] != value else { return }
        replace(keyPath, with: value, animating: property)
    }

    private func change(
        _ keyPath: WritableKeyPath<LayerState, CATransform3D>, to value: CATransform3D,
        animating property: AnimatableProperty? = nil
    ) {
        guard !CATransform3DEqualToTransform(modelState[keyPath: keyPath], value) else { return }
        replace(keyPath, with: value, animating: property)
    }

    private func replace<Value>(
        _ keyPath: WritableKeyPath<LayerState, Value>, with value: Value, animating property: AnimatableProperty?
    ) {
        guard let property else {
            modelState[keyPath: keyPath] = value
            return invalidateDisplayNode()
        }
        if owner != nil {
            if let context = AnimationContext.current {
                let now = context.group.now(for: self)
                let presented = property.value(in: state(at: now))
                modelState[keyPath: keyPath] = value
                if let presented, let target = property.value(in: modelState) {
                    context.animate(property, of: self, from: presented, to: target, at: now)
                }
            } else {
                modelState[keyPath: keyPath] = value
                if let running = propertyAnimations.removeValue(forKey: property) {
                    running.group.layerWasInterrupted(self)
                }
            }
        } else {
            let presented = hasBeenShown ? property.value(in: state(at: now)) : nil
            modelState[keyPath: keyPath] = value
            if let presented { runAction(of: property, from: presented) }
        }
        invalidateDisplayNode()
    }

    /// Does what is to be done when a property of a layer without a view has changed.
    private func runAction(of property: AnimatableProperty, from presented: AnimatableValue) {
        guard hasBeenShown, owner == nil, !CATransaction.disableActions() else { return }
        let key = property.key
        guard let action = action(forKey: key) else { return }
        if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil {
            let copy = basic.copy() as! CABasicAnimation
            if copy.keyPath == nil { copy.keyPath = key }
            copy.fromValue = presented
            copy.run(forKey: key, object: self, arguments: nil)
        } else {
            action.run(forKey: key, object: self, arguments: nil)
        }
    }

    private static func check(_ point: CGPoint, in layer: CALayer) {
        guard point.x.isNaN || point.y.isNaN else { return }
        raise(
            "CALayer position contains NaN: [\(point.x) \(point.y)]. "
                + "Layer: \(layer.delegate.map { "\($0)" } ?? "\(layer)")")
    }

    private static func check(_ rect: CGRect, named reason: String, in layer: CALayer) {
        guard rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN || rect.size.height.isNaN else {
            return
        }
        raise(
            "\(reason): [\(rect.origin.x) \(rect.origin.y); \(rect.size.width) \(rect.size.height)]. "
                + "Layer: \(layer.delegate.map { "\($0)" } ?? "\(layer)")")
    }
}

/// What a layer still has to do.
private struct Dirtiness: OptionSet {
    let rawValue: UInt8
    static let layout = Dirtiness(rawValue: 1)
    static let subtreeLayout = Dirtiness(rawValue: 2)
    static let display = Dirtiness(rawValue: 4)
}

extension CGAffineTransform {
    /// The size whose image under this transform just fills `size`; nil if there is none.
    fileprivate func lengths(filling size: CGSize) -> CGSize? {
        let (a, b, c, d) = (abs(a), abs(b), abs(c), abs(d))
        let determinant = a * d - c * b
        guard abs(determinant) > 1e-9 else { return nil }
        return CGSize(
            width: (size.width * d - size.height * c) / determinant,
            height: (size.height * a - size.width * b) / determinant)
    }
}

extension CALayer {
    /// Exchanges the places of two sublayers; without effect on other layers.
    package func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
        guard let one = children.firstIndex(where: { $0 === first }),
            let other = children.firstIndex(where: { $0 === second })
        else { return }
        children.swapAt(one, other)
        invalidateDisplayNode()
    }
}
