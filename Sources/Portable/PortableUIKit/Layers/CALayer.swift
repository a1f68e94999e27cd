import DisplayList
import Foundation

/// A rectangle of the screen with its looks, and a tree of such rectangles.
///
/// Differs from Core Animation: a layer without a view changes at once, without the implicit animation of 0.25 s.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// Identifies the layer in display lists.
    package let identity: UInt64
    /// The layer's properties; ``state(at:)`` adds what animations make of them.
    package private(set) var modelState = LayerState()
    /// Running animations, at most one for each property.
    package private(set) var propertyAnimations: [AnimatableProperty: PropertyAnimation] = [:]
    private var dirtiness: Dirtiness = [.display]
    private var cachedNode: DisplayNode?
    private var displayCommands: [DisplayCommand] = []

    private static var identityCount: UInt64 = 0

    /// A number that nothing else has that hosts tell apart.
    static func makeIdentity() -> UInt64 {
        identityCount += 1
        return identityCount
    }

    /// Creates an empty layer at (0, 0).
    public override init() {
        identity = CALayer.makeIdentity()
        super.init()
    }

    // MARK: Delegate

    /// Who lays out and draws the layer; for the layer of a view, the view. Not retained.
    open weak var delegate: (any CALayerDelegate)?

    /// A name of the developer's choice, nil by default; it is printed in display-list dumps.
    open var name: String?

    // MARK: Geometry

    /// The place of the ``anchorPoint`` in the superlayer's coordinates; (0, 0) by default.
    open var position: CGPoint {
        get { modelState.position }
        set { change(\.position, to: newValue, animating: .position) }
    }

    /// The layer's rectangle in its own coordinates; empty by default. Lengths that are not finite are refused
    /// with the message that Core Animation raises.
    open var bounds: CGRect {
        get { modelState.bounds }
        set {
            let old = modelState.bounds
            guard old != newValue else { return }
            CALayer.check(newValue, named: "CALayer bounds contains NaN", in: self)
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
        set { change(\.anchorPoint, to: newValue) }
    }

    /// Moves the layer towards the person, past siblings with smaller values; 0 by default.
    open var zPosition: CGFloat {
        get { modelState.zPosition }
        set { change(\.zPosition, to: newValue) }
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
        set { change(\.sublayerTransform, to: newValue) }
    }

    /// The smallest rectangle around the layer in its superlayer's coordinates. Setting it sets ``bounds`` and
    /// ``position``; with a transform that can't be undone, only the position.
    open var frame: CGRect {
        get { modelState.bounds.applying(modelState.affineTransformToSuperlayer) }
        set {
            CALayer.check(newValue, named: "CALayer position contains NaN", in: self)
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

    /// Whether contents and sublayers are cut at the rounded bounds; false by default.
    open var masksToBounds: Bool {
        get { modelState.masksToBounds }
        set { change(\.masksToBounds, to: newValue) }
    }

    /// A layer whose alpha decides where this one is seen; nil by default.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayer = nil
            mask?.superlayer = self
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

    /// The border's colour; opaque black by default.
    open var borderColor: CGColor? {
        get { modelState.borderColor }
        set { change(\.borderColor, to: newValue, animating: .borderColor) }
    }

    /// The shadow's colour; opaque black by default.
    open var shadowColor: CGColor? {
        get { modelState.shadowColor }
        set { change(\.shadowColor, to: newValue) }
    }

    /// From 0, no shadow and the default, to 1.
    open var shadowOpacity: Float {
        get { modelState.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue, animating: .shadowOpacity) }
    }

    /// How far the shadow is blurred, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { modelState.shadowRadius }
        set { change(\.shadowRadius, to: newValue) }
    }

    /// How far the shadow lies from the layer, in points; (0, -3) by default.
    open var shadowOffset: CGSize {
        get { modelState.shadowOffset }
        set { change(\.shadowOffset, to: newValue) }
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
    open package(set) weak var superlayer: CALayer?

    /// The layers in this one, from back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for layer in children { layer.superlayer = nil }
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
        self.superlayer = nil
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
        layer.superlayer = self
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
        delegate?.layoutSublayers(of: self)
    }

    /// How often one layout pass may find layers that need layout again, before the loop is cut and named.
    package static let maximumLayoutRounds = 100

    /// Lays out this layer and everything in it until nothing needs it any more.
    package func layoutSubtree() {
        var rounds = 0
        while dirtiness.contains(.layout) || dirtiness.contains(.subtreeLayout) {
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
    package func makeDisplayCommands() -> [DisplayCommand] {
        if let view = delegate as? UIView { return view.makeDisplayCommands() }
        return contentsCommands()
    }

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
        (delegate as? UIWindow)?.device?.clock.requestFrame()
    }

    /// What the layer and everything in it looks like at a time of the clock; nil if nothing is to be seen.
    ///
    /// Unchanged subtrees without running animations answer the node that they made last.
    package func displayNode(at time: Double) -> DisplayNode? {
        if let cachedNode { return cachedNode }
        let state = state(at: time)
        guard !state.isHidden, state.opacity > 0 else { return nil }
        displayIfNeeded()
        let (node, isStill) = makeDisplayNode(state: state, commands: displayCommands, time: time)
        if isStill, propertyAnimations.isEmpty { cachedNode = node }
        return node
    }

    /// Whether the node of the last frame still holds, so that superlayers may keep theirs.
    package var hasCurrentDisplayNode: Bool {
        cachedNode != nil || (propertyAnimations.isEmpty && (modelState.isHidden || modelState.opacity <= 0))
    }

    // MARK: Animation

    /// The properties with what the running animations make of them at a time of the clock.
    package func state(at time: Double) -> LayerState {
        guard !propertyAnimations.isEmpty else { return modelState }
        var state = modelState
        for (property, animation) in propertyAnimations { animation.apply(property, to: &state, at: time) }
        return state
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
        for group in groups { group.layerWasInterrupted(self) }
        invalidateDisplayNode()
    }

    /// Drops all animations without that counting as an interruption: what they belonged to is no longer seen.
    package func dropAnimations() {
        guard !propertyAnimations.isEmpty else { return }
        propertyAnimations = [:]
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
        if let property {
            if let context = AnimationContext.current, delegate is UIView {
                let now = Services.clock.now
                let presented = property.value(in: state(at: now))
                modelState[keyPath: keyPath] = value
                context.animate(property, of: self, from: presented, to: property.value(in: modelState), at: now)
            } else {
                modelState[keyPath: keyPath] = value
                if let running = propertyAnimations.removeValue(forKey: property) {
                    running.group.layerWasInterrupted(self)
                }
            }
        } else {
            modelState[keyPath: keyPath] = value
        }
        invalidateDisplayNode()
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
