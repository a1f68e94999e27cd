import DisplayList
import Foundation
import RuntimeSupport

/// A rectangular area with a visual appearance and a tree of sublayers.
///
/// Layers of views change immediately, except in the views' animation closures. Other layers that have been displayed
/// are animated by the settings of `CATransaction`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    /// The identifier of the layer in display lists.
    package let identity: UInt64
    /// The values of the layer's properties. ``state(at:)`` applies the running animations to them.
    @exclusivity(unchecked)
    package private(set) final var modelState = LayerState()
    /// The running animations, at most one for each property.
    package private(set) var propertyAnimations: [AnimatableProperty: PropertyAnimation] = [:]
    @exclusivity(unchecked)
    private var dirtyFlags: DirtyFlags = [.display]
    /// The node of the last frame, or `nil` if the layer must be drawn again.
    @exclusivity(unchecked)
    private var cachedNode: CachedNode?
    private(set) var displayCommands: [DisplayCommand] = []
    /// The animations that were added by key.
    private var explicitAnimations = ExplicitAnimations()
    /// The transition from the layer's old content to its new content.
    private var contentTransition: ContentTransition?
    /// Properties that few layers use.
    var rareProperties = RareLayerProperties()
    /// The timing properties, or `nil` if the layer uses the time of its superlayer.
    private var timing: MediaTiming?
    /// A Boolean value that indicates whether the layer was part of a frame. Before that, property changes aren't
    /// animated implicitly.
    private var hasBeenShown = false

    private static var identityCount: UInt64 = 0

    /// Returns an identifier that is unique among all objects in display lists.
    package static func makeIdentity() -> UInt64 {
        identityCount += 1
        return identityCount
    }

    /// Creates an empty layer at (0, 0).
    public override init() {
        identity = CALayer.makeIdentity()
        super.init()
    }

    /// Creates a layer with the appearance of another layer, without its sublayers. Subclasses copy their additional
    /// properties.
    public init(layer: Any) {
        identity = CALayer.makeIdentity()
        super.init()
        if let layer = layer as? CALayer { copyProperties(layer, in: layer.modelState) }
    }

    /// Creates an empty layer, because archives aren't supported.
    public required init?(coder: NSCoder) {
        identity = CALayer.makeIdentity()
        super.init()
    }

    deinit {
        for child in children { child.superlayerReference.clear() }
        mask?.superlayerReference.clear()
    }

    private func copyProperties(_ layer: CALayer, in state: LayerState) {
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

    /// The object that lays out and draws the layer. For the layer of a view, it's the view. The reference is weak.
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

    /// The view that lays out and draws the layer, or `nil` for other layers.
    package var owner: (any LayerOwner)? { ownerReference.object ?? otherDelegate.flatMap { $0 as? any LayerOwner } }

    /// The view that this layer belongs to.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var ownerReference = LayerOwnerReference()
    private weak var otherDelegate: (any CALayerDelegate)?

    /// Sets the view that the layer belongs to. The view must call ``clearOwner()`` before it's deallocated.
    package func belong(to owner: any LayerOwner) { ownerReference.object = owner }

    /// Clears the reference to the view, which is about to be deallocated.
    package nonisolated func clearOwner() { ownerReference.clear() }

    /// Returns the value that was set for a key that isn't a property.
    func keyedValue(forKey key: String) -> Any? {
        rareProperties.keyedValues[key] ?? rareProperties.uncommon.first?.style?[key]
            ?? Self.defaultValue(forKey: key)
    }

    /// Returns the value of a key for layers that haven't set it. The default is `nil` for keys that aren't properties of
    /// the class.
    open class func defaultValue(forKey key: String) -> Any? { CALayer().valueOfProperty(forKey: key) }

    /// Returns a Boolean value that indicates whether the layer is redrawn when the value of a key changes. If it's `true`
    /// for a key that isn't a property of Core Animation, its value can be animated. The default is `false`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The radii of corners that don't have the same radius. They take precedence over ``cornerRadius`` and aren't
    /// animated.
    package var unevenCorners: CornerRadii? {
        get { rareProperties.unevenCorners }
        set {
            guard rareProperties.unevenCorners != newValue else { return }
            rareProperties.unevenCorners = newValue
            invalidateDisplayNode()
        }
    }

    func setKeyedValue(_ value: Any?, forKey key: String) {
        let old = drawnValue(of: .drawn(key))
        rareProperties.keyedValues[key] = value
        if let old { drawnPropertyDidChange(key, from: old) }
    }

    /// The name of the layer, which descriptions of display lists include. The default is `nil`.
    open var name: String?

    // MARK: Geometry

    /// The position of the ``anchorPoint`` in the superlayer's coordinate space. The default is (0, 0). NaN raises an
    /// exception with the message of Core Animation. The magnitude of coordinates is limited to 1e100.
    open var position: CGPoint {
        get { modelState.position }
        set {
            CALayer.check(newValue, in: self)
            let newValue = newValue.bounded
            guard modelState.position != newValue else { return }
            changeGeometry {
                guard changesImmediately else {
                    return replace(\.position, with: newValue, animating: .position)
                }
                modelState.position = newValue
                invalidateDisplayNode()
            }
        }
    }

    /// The layer's rectangle in its own coordinate space. The default is empty. NaN raises an exception with the
    /// message of Core Animation. The magnitude of coordinates is limited to 1e100.
    open var bounds: CGRect {
        get { modelState.bounds }
        set {
            CALayer.check(newValue, named: "CALayer bounds contains NaN", in: self)
            let old = modelState.bounds
            let newValue = newValue.bounded
            guard old != newValue else { return }
            changeGeometry {
                if changesImmediately {
                    modelState.bounds = newValue
                    invalidateDisplayNode()
                } else {
                    replace(\.bounds, with: newValue, animating: .bounds)
                }
                if old.size != newValue.size {
                    setNeedsLayout()
                    if needsDisplayOnBoundsChange { setNeedsDisplay() }
                }
            }
        }
    }

    /// The point of the bounds that is at ``position`` and that transforms are applied about, in the unit coordinate
    /// space. The default is (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { modelState.anchorPoint }
        set {
            guard modelState.anchorPoint != newValue else { return }
            changeGeometry { replace(\.anchorPoint, with: newValue, animating: .anchorPoint) }
        }
    }

    /// The z position of the layer. Siblings with larger values are drawn in front of siblings with smaller ones. The
    /// default is 0.
    open var zPosition: CGFloat {
        get { modelState.zPosition }
        set { change(\.zPosition, to: newValue, animating: .zPosition) }
    }

    /// The transform that is applied to the layer about its anchor point. The default is the identity.
    ///
    /// Differs from Core Animation: perspective isn't drawn.
    open var transform: CATransform3D {
        get { modelState.transform }
        set { change(\.transform, to: newValue, animating: .transform) }
    }

    /// The transform that is applied to all sublayers about the layer's anchor point. The default is the identity.
    open var sublayerTransform: CATransform3D {
        get { modelState.sublayerTransform }
        set { change(\.sublayerTransform, to: newValue, animating: .sublayerTransform) }
    }

    /// The smallest rectangle that encloses the layer in its superlayer's coordinate space. Setting it changes
    /// ``bounds`` and ``position``, or only the position if the transform isn't invertible.
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
            let origin = modelState.bounds.origin
            changeGeometry {
                bounds = CGRect(origin: origin, size: size)
                position = center
            }
        }
    }

    /// Changes the geometry, and notifies the layer's view when the outermost change ends, unless the view makes it.
    private func changeGeometry(_ change: () -> Void) {
        guard !dirtyFlags.contains(.geometry), let owner else { return change() }
        let old = beginGeometryChange()
        change()
        endGeometryChange(old)
        if LayerGeometry(self) != old.geometry { owner.layerGeometryDidChange(from: old.geometry) }
    }

    /// Begins a change of the geometry that the layer's view isn't notified of, because the view makes it.
    ///
    /// - Returns: The state before the change, for ``endGeometryChange(_:)``.
    package final func beginGeometryChange() -> LayerGeometryChange {
        let change = LayerGeometryChange(geometry: LayerGeometry(self), isInner: dirtyFlags.contains(.geometry))
        dirtyFlags.insert(.geometry)
        return change
    }

    /// Ends a change of the geometry.
    package final func endGeometryChange(_ change: LayerGeometryChange) {
        if !change.isInner { dirtyFlags.remove(.geometry) }
    }

    /// A Boolean value that indicates whether a changed property has its value immediately, because the layer belongs to
    /// a view and no animation begins or is interrupted.
    private var changesImmediately: Bool {
        !ownerReference.isEmpty && !AnimationContext.isActive && propertyAnimations.isEmpty
    }

    /// Returns a Boolean value that indicates whether the layer has the given frame and no transform.
    package func stands(in frame: CGRect) -> Bool { modelState.stands(in: frame) }

    /// Returns a Boolean value that indicates whether the layer would have the given frame without its transform.
    package func standsUntransformed(in frame: CGRect) -> Bool { modelState.standsUntransformed(in: frame) }

    /// Returns a Boolean value that indicates whether the layer has the given frame and no transform, and is opaque and
    /// visible.
    package func stands(opaqueIn frame: CGRect) -> Bool { modelState.stands(opaqueIn: frame) }

    /// Returns the affine part of ``transform``.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets ``transform`` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// A Boolean value that indicates whether the positions of sublayers are measured from the bottom. The default is
    /// `false`.
    ///
    /// Differs from Core Animation: the sublayers of sublayers aren't flipped.
    open var isGeometryFlipped: Bool {
        get { modelState.isGeometryFlipped }
        set { change(\.isGeometryFlipped, to: newValue) }
    }

    /// Returns a Boolean value that indicates whether the layer's content is flipped implicitly, which is always
    /// `false`.
    open func contentsAreFlipped() -> Bool { false }

    /// The size of the layer's frame in its superlayer, which is that of its bounds by default.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The part of the bounds that the superlayers that clip their content show.
    ///
    /// - Complexity: O(*n*), where *n* is the depth of the layer in its tree.
    open var visibleRect: CGRect {
        var visible = bounds
        var layer: CALayer = self
        while let superlayer = layer.superlayer {
            if superlayer.masksToBounds || superlayer.superlayer == nil {
                visible = visible.commonPart(with: convert(superlayer.bounds, from: superlayer))
            }
            layer = superlayer
        }
        return visible.isNull ? .zero : visible
    }

    /// Scrolls the nearest ``CAScrollLayer`` above the layer, so that a point of this layer is in its corner.
    open func scroll(_ p: CGPoint) {
        guard let scrolling = scrollLayer else { return }
        scrolling.scroll(to: convert(p, to: scrolling))
    }

    /// Scrolls the nearest ``CAScrollLayer`` above the layer by the smallest distance that makes a rectangle of this layer
    /// visible.
    open func scrollRectToVisible(_ r: CGRect) {
        guard let scrolling = scrollLayer else { return }
        scrolling.scroll(to: convert(r, to: scrolling))
    }

    private var scrollLayer: CAScrollLayer? {
        sequence(first: superlayer, next: { $0?.superlayer }).lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    // MARK: Uncommon Properties

    private var uncommon: UncommonLayerProperties {
        get { rareProperties.uncommon.first ?? UncommonLayerProperties() }
        set {
            rareProperties.uncommon = [newValue]
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether the layer is visible when its back faces the viewer. The default is `true`.
    ///
    /// Differs from Core Animation: only the layer's own transform determines what its front faces.
    open var isDoubleSided: Bool {
        get { uncommon.isDoubleSided }
        set { uncommon.isDoubleSided = newValue }
    }

    /// The part of the image in ``contents`` that is drawn, in the unit coordinate space of the image. The default is the
    /// whole image, (0, 0, 1, 1).
    open var contentsRect: CGRect {
        get { uncommon.contentsRect }
        set { uncommon.contentsRect = newValue }
    }

    /// The part of the image in ``contents`` that is stretched if the image is resized, in the unit coordinate space of
    /// the image. The default is the whole image, (0, 0, 1, 1).
    open var contentsCenter: CGRect {
        get { uncommon.contentsCenter }
        set { uncommon.contentsCenter = newValue }
    }

    /// The filter for drawing an image that's larger than its rectangle. The default is `linear`.
    ///
    /// Differs from Core Animation: images are always interpolated when their size is reduced.
    open var minificationFilter: CALayerContentsFilter {
        get { uncommon.minificationFilter }
        set { uncommon.minificationFilter = newValue }
    }

    /// The filter for drawing an image that's smaller than its rectangle. The default is `linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { uncommon.magnificationFilter }
        set { uncommon.magnificationFilter = newValue }
    }

    /// The bias for choosing a smaller version of an image. The default is 0.
    ///
    /// Differs from Core Animation: the value has no effect.
    open var minificationFilterBias: Float {
        get { uncommon.minificationFilterBias }
        set { uncommon.minificationFilterBias = newValue }
    }

    /// The format of the layer's backing store. The default is `RGBA8Uint`.
    ///
    /// Differs from Core Animation: layers have no backing store, so the value has no effect.
    open var contentsFormat: CALayerContentsFormat {
        get { uncommon.contentsFormat }
        set { uncommon.contentsFormat = newValue }
    }

    /// A Boolean value that indicates whether drawing is deferred and processed in the background. The default is `false`.
    ///
    /// Differs from Core Animation: drawing is always recorded first, so the value has no effect.
    open var drawsAsynchronously: Bool {
        get { uncommon.drawsAsynchronously }
        set { uncommon.drawsAsynchronously = newValue }
    }

    /// A Boolean value that indicates whether the layer and its sublayers are drawn as a group when the layer is
    /// translucent. The default is `true`.
    ///
    /// Differs from Core Animation: they're always drawn as a group, so the value has no effect.
    open var allowsGroupOpacity: Bool {
        get { uncommon.allowsGroupOpacity }
        set { uncommon.allowsGroupOpacity = newValue }
    }

    /// A Boolean value that indicates whether edges of the layer are antialiased. The default is `false`.
    ///
    /// Differs from Core Animation: all edges are always antialiased, so the value has no effect.
    open var allowsEdgeAntialiasing: Bool {
        get { uncommon.allowsEdgeAntialiasing }
        set { uncommon.allowsEdgeAntialiasing = newValue }
    }

    /// The edges that are antialiased. The default is all edges.
    ///
    /// Differs from Core Animation: all edges are always antialiased, so the value has no effect.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { uncommon.edgeAntialiasingMask }
        set { uncommon.edgeAntialiasingMask = newValue }
    }

    /// The filter that composites the layer with the content behind it, such as `"multiplyBlendMode"`. The default is
    /// `nil`, which draws the layer over the content.
    ///
    /// Differs from Core Animation: only the names of blend modes have an effect.
    open var compositingFilter: Any? {
        get { uncommon.compositingFilter }
        set { uncommon.compositingFilter = newValue }
    }

    /// The filters of the layer's content. As on iOS, they have no effect.
    open var filters: [Any]? {
        get { uncommon.filters }
        set { uncommon.filters = newValue }
    }

    /// The filters of the content behind the layer. As on iOS, they have no effect.
    open var backgroundFilters: [Any]? {
        get { uncommon.backgroundFilters }
        set { uncommon.backgroundFilters = newValue }
    }

    /// The values for keys that aren't properties of the layer and that haven't been set. The default is `nil`.
    open var style: [AnyHashable: Any]? {
        get { uncommon.style }
        set { uncommon.style = newValue }
    }

    // MARK: Appearance

    /// A Boolean value that indicates whether the layer and its sublayers are hidden. The default is `false`.
    open var isHidden: Bool {
        get { modelState.isHidden }
        set { change(\.isHidden, to: newValue) }
    }

    /// The opacity of the layer, from 0 for transparent to 1 for opaque. The default is 1.
    open var opacity: Float {
        get { modelState.opacity }
        set { change(\.opacity, to: newValue, animating: .opacity) }
    }

    /// A Boolean value that indicates whether the layer is completely opaque. It's only a hint, which has no effect on
    /// drawing.
    open var isOpaque = false

    /// The background color, which is drawn behind the other content of the layer. The default is `nil`.
    open var backgroundColor: CGColor? {
        get { modelState.backgroundColor }
        set { change(\.backgroundColor, to: newValue, animating: .backgroundColor) }
    }

    /// The effect on the content behind the layer, or `nil` for no effect.
    package var backdrop: DisplayNode.Backdrop? {
        get { rareProperties.backdrop }
        set {
            guard newValue != rareProperties.backdrop else { return }
            rareProperties.backdrop = newValue
            invalidateDisplayNode()
        }
    }

    /// A Boolean value that indicates whether contents and sublayers are clipped to the rounded bounds. The default is
    /// `false`.
    open var masksToBounds: Bool {
        get { modelState.masksToBounds }
        set { change(\.masksToBounds, to: newValue) }
    }

    /// A layer whose alpha channel masks this layer's content. The default is `nil`.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayerReference.clear()
            mask?.superlayerReference.object = self
            invalidateDisplayNode()
        }
    }

    /// The radius of the corners of the background, border, and clip, in points. The default is 0.
    open var cornerRadius: CGFloat {
        get { modelState.cornerRadius }
        set { change(\.cornerRadius, to: newValue, animating: .cornerRadius) }
    }

    /// The corners that ``cornerRadius`` applies to. The default is all four corners.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { if oldValue != maskedCorners { invalidateDisplayNode() } }
    }

    /// The curve of rounded corners. The default is `circular`.
    open var cornerCurve: CALayerCornerCurve {
        get { rareProperties.hasContinuousCorners ? .continuous : .circular }
        set {
            guard newValue != cornerCurve else { return }
            rareProperties.hasContinuousCorners = newValue == .continuous
            invalidateDisplayNode()
        }
    }

    /// Returns the factor by which the radius of a corner curve is multiplied to get the length of the curve on each edge.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(CornerRadii.continuousExpansion) : 1
    }

    /// The width of the border, in points. The border is drawn inside the bounds, in front of all other content. The
    /// default is 0.
    open var borderWidth: CGFloat {
        get { modelState.borderWidth }
        set { change(\.borderWidth, to: newValue, animating: .borderWidth) }
    }

    /// The color of the border. The default is opaque black.
    open var borderColor: CGColor? {
        get { modelState.borderColor }
        set { change(\.borderColor, to: newValue, animating: .borderColor) }
    }

    /// The color of the shadow. The default is opaque black.
    open var shadowColor: CGColor? {
        get { modelState.shadowColor }
        set { change(\.shadowColor, to: newValue, animating: .shadowColor) }
    }

    /// The opacity of the shadow, from 0 to 1. The default is 0.
    open var shadowOpacity: Float {
        get { modelState.shadowOpacity }
        set { change(\.shadowOpacity, to: newValue, animating: .shadowOpacity) }
    }

    /// The blur radius of the shadow, in points. The default is 3.
    open var shadowRadius: CGFloat {
        get { modelState.shadowRadius }
        set { change(\.shadowRadius, to: newValue, animating: .shadowRadius) }
    }

    /// The offset of the shadow from the layer, in points. The default is (0, -3).
    open var shadowOffset: CGSize {
        get { modelState.shadowOffset }
        set { change(\.shadowOffset, to: newValue, animating: .shadowOffset) }
    }

    /// The shape of the shadow. The default is `nil`, which uses the layer's content.
    open var shadowPath: CGPath? {
        didSet { invalidateDisplayNode() }
    }

    /// A Boolean value that indicates whether the layer is rasterized and cached. The default is `false`.
    ///
    /// Differs from UIKit: the renderer decides what it caches, so the value has no effect.
    open var shouldRasterize = false

    /// The scale of the rasterized layer. The default is 1.
    ///
    /// Differs from UIKit: the renderer decides what it caches, so the value has no effect.
    open var rasterizationScale: CGFloat = 1

    /// The number of pixels per point of the layer's contents. The default is 1. Display lists are drawn at the scale
    /// of the screen.
    open var contentsScale: CGFloat = 1

    /// An image (`CGImage`) that is drawn in the layer with ``contentsGravity``. The default is `nil`.
    open var contents: Any? {
        didSet {
            if !dirtyFlags.contains(.displaying) { setNeedsDisplay() }
        }
    }

    /// The position and scaling of ``contents`` in the bounds. The default is `resize`.
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { setNeedsDisplay() }
    }

    /// A Boolean value that indicates whether the layer is redrawn when its bounds change. The default is `false`.
    open var needsDisplayOnBoundsChange = false

    // MARK: Tree

    /// The superlayer of the layer.
    open var superlayer: CALayer? { superlayerReference.object }

    @exclusivity(unchecked)
    nonisolated(unsafe) private var superlayerReference = Unretained<CALayer>()

    /// The sublayers of the layer, from back to front, or `nil` if the layer has none.
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

    /// Adds a layer in front of the other sublayers, and removes it from its current superlayer.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Inserts a layer at an index of ``sublayers``. An index that is out of range inserts it at the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts a layer directly behind `sibling`, or at the back if `sibling` isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a layer directly in front of `sibling`, or at the front if `sibling` isn't a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Replaces `oldLayer` with `newLayer`. If `oldLayer` isn't a sublayer, it does nothing.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = children.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    /// Removes the layer from its superlayer.
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
        if layer.dirtyFlags.contains(.layout) || layer.dirtyFlags.contains(.subtreeLayout) { markSubtreeLayout() }
        invalidateDisplayNode()
    }

    // MARK: Layout

    /// Requests a call of ``layoutSublayers()`` in the next layout pass.
    open func setNeedsLayout() {
        guard !dirtyFlags.contains(.layout) else { return }
        dirtyFlags.insert(.layout)
        superlayer?.markSubtreeLayout()
    }

    /// Returns a Boolean value that indicates whether the layer needs layout.
    open func needsLayout() -> Bool { dirtyFlags.contains(.layout) }

    /// Performs pending layout immediately, beginning at the highest superlayer that needs layout.
    open func layoutIfNeeded() {
        var root = self
        while let superlayer = root.superlayer, superlayer.needsLayout() { root = superlayer }
        root.layoutSubtree()
    }

    /// Lays out the sublayers. The default implementation calls the delegate.
    open func layoutSublayers() {
        if let owner = ownerReference.object {
            owner.layoutSublayers(of: self)
        } else {
            otherDelegate?.layoutSublayers(of: self)
        }
    }

    /// The maximum number of rounds in a layout pass. If layers still need layout after them, the pass ends, and the
    /// layout loop is reported.
    package static let maximumLayoutRounds = 100

    /// Lays out this layer and its sublayers until none of them needs layout.
    package func layoutSubtree() {
        var rounds = 0
        while !dirtyFlags.isDisjoint(with: [.layout, .subtreeLayout]) {
            rounds += 1
            guard rounds <= CALayer.maximumLayoutRounds else {
                Diagnostics.log(
                    "Layout of \(delegate.map { "\($0)" } ?? "\(self)") doesn't settle: it was requested again in each of "
                        + "\(CALayer.maximumLayoutRounds) passes. Look for a layoutSubviews that calls setNeedsLayout, or two "
                        + "views that size each other.")
                dirtyFlags.subtract([.layout, .subtreeLayout])
                return
            }
            if dirtyFlags.contains(.layout) {
                dirtyFlags.remove(.layout)
                layoutSublayers()
            }
            if dirtyFlags.contains(.subtreeLayout) {
                dirtyFlags.remove(.subtreeLayout)
                for child in children { child.layoutSubtree() }
            }
        }
    }

    private func markSubtreeLayout() {
        var layer: CALayer? = self
        var root = self
        while let current = layer, !current.dirtyFlags.contains(.subtreeLayout) {
            current.dirtyFlags.insert(.subtreeLayout)
            root = current
            layer = current.superlayerReference.object
        }
        if layer == nil { root.requestFrame() }
    }

    // MARK: Drawing

    /// Requests that the layer's contents are redrawn in the next frame.
    open func setNeedsDisplay() {
        dirtyFlags.insert(.display)
        invalidateDisplayNode()
    }

    /// Requests that the layer's contents are redrawn in the next frame. The whole layer is redrawn, regardless of the
    /// rectangle.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Returns a Boolean value that indicates whether the layer needs to be redrawn.
    open func needsDisplay() -> Bool { dirtyFlags.contains(.display) }

    /// Redraws the contents immediately if necessary.
    open func displayIfNeeded() {
        guard dirtyFlags.contains(.display) else { return }
        dirtyFlags.remove(.display)
        display()
    }

    /// Draws the contents of the layer or its delegate.
    open func display() {
        guard let delegate else { return drawContents() }
        dirtyFlags.insert([.displaying, .undrawn])
        delegate.display(self)
        if dirtyFlags.contains(.undrawn) { displayCommands = contentsCommands() }
        dirtyFlags.subtract([.displaying, .undrawn])
    }

    /// Sets the drawing of a class that doesn't draw in a single context.
    func setDisplayCommands(_ commands: [DisplayCommand]) { displayCommands = commands }

    /// Draws the contents, if the delegate doesn't provide them.
    package func drawContents() {
        dirtyFlags.remove(.undrawn)
        delegate?.layerWillDraw(self)
        displayCommands = makeDisplayCommands()
    }

    /// Returns the commands that draw the content between the layer's background and its sublayers, in its own
    /// coordinate space.
    @_spi(Collage)
    open func makeDisplayCommands() -> [DisplayCommand] {
        if let owner { return owner.makeDisplayCommands() }
        guard bounds.width > 0, bounds.height > 0 else { return contentsCommands() }
        let context = CGContext(bounds: bounds)
        draw(in: context)
        return contentsCommands() + context.recording
    }

    /// Draws the layer's content in a context. The default implementation calls the delegate's
    /// ``CALayerDelegate/draw(_:in:)``.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns the drawing commands in a state in which animations have changed properties that affect drawing.
    package func makeDisplayCommands(in state: LayerState) -> [DisplayCommand] {
        // The layer draws with the animated values of its keys, instead of a copy, which wouldn't have the stored
        // properties of the subclass.
        let values = rareProperties.keyedValues
        defer { rareProperties.keyedValues = values }
        setKeyedValues(of: state)
        return makeDisplayCommands()
    }

    /// Sets the values of keys that animations have changed.
    private func setKeyedValues(of state: LayerState) {
        for (key, value) in state.drawn where Self.needsDisplay(forKey: key) {
            rareProperties.keyedValues[key] = value.object(like: rareProperties.keyedValues[key])
        }
    }

    /// A Boolean value that indicates whether only the sublayers are drawn.
    package var drawsOnlySublayers: Bool { false }

    /// Discards the cached display nodes of this layer and its superlayers.
    package func invalidateDisplayNode() {
        var layer: CALayer? = self
        var root = self
        while let current = layer, current.cachedNode != nil || current === self {
            current.cachedNode = nil
            root = current
            layer = current.superlayerReference.object
        }
        if layer == nil { root.requestFrame() }
    }

    /// Requests a frame on the device that displays the layer. Only the layer of a window does this, because other root
    /// layers aren't visible.
    private func requestFrame() {
        owner?.layerNeedsFrame()
    }

    /// Returns a node with the appearance of the layer and its sublayers at a time of the clock, or `nil` if the layer
    /// isn't visible.
    ///
    /// Unchanged subtrees without running animations return their cached node.
    @_spi(Collage)
    open func displayNode(at time: Double) -> DisplayNode? {
        if let cachedNode { return cachedNode.node }
        let state = state(at: time)
        guard !state.isHidden, state.opacity > 0, !isShownElsewhere, !isFacingAway(in: state) else { return nil }
        hasBeenShown = true
        displayIfNeeded()
        let commands = state.drawn.isEmpty ? displayCommands : makeDisplayCommands(in: state)
        let (node, isStill) = makeDisplayNode(state: state, commands: commands, time: time)
        if let contentTransition {
            if !contentTransition.isOver(at: time) { return contentTransition.node(to: node, at: time) }
            self.contentTransition = nil
        }
        if isStill, !isMoving { cachedNode = CachedNode(node) }
        return node
    }

    /// Returns whether the back of a layer that isn't double-sided faces the viewer.
    private func isFacingAway(in state: LayerState) -> Bool {
        guard rareProperties.uncommon.first?.isDoubleSided == false else { return false }
        let map = CATransform3DGetAffineTransform(state.transform)
        return map.a * map.d - map.b * map.c < 0
    }

    /// Returns the nodes inside the layer from back to front, in its coordinate space, and a Boolean value that
    /// indicates whether none of them depends on the time.
    package func makeChildNodes(in state: LayerState, at time: Double) -> (nodes: [DisplayNode], isStill: Bool) {
        guard NestingLimit.enter(self) else { return ([], true) }
        defer { NestingLimit.leave() }
        var isStill = true
        var nodes: [DisplayNode] = []
        nodes.reserveCapacity(children.count)
        for child in childrenInDrawingOrder {
            if var node = child.displayNode(at: time) {
                if state.transformsSublayers {
                    node.transform =
                        state.transform(
                            ofSublayer: CGAffineTransform(node.transform), bounds: node.bounds.cgRect
                        ).engineTransform
                }
                nodes.append(node)
            }
            if !child.hasCurrentDisplayNode { isStill = false }
        }
        return (nodes, isStill)
    }

    /// A Boolean value that indicates whether animations change the layer from frame to frame.
    private var isMoving: Bool {
        !propertyAnimations.isEmpty || explicitAnimations.isMoving || contentTransition != nil
    }

    /// A Boolean value that indicates whether the node of the last frame is still valid, so that superlayers can reuse
    /// theirs.
    package var hasCurrentDisplayNode: Bool {
        cachedNode != nil || isShownElsewhere
            || (!isMoving && (modelState.isHidden || modelState.opacity <= 0 || isFacingAway(in: modelState)))
    }

    /// A Boolean value that indicates whether a preview displays the layer at another position, so that the layer
    /// itself isn't drawn.
    package var isShownElsewhere = false {
        didSet { if isShownElsewhere != oldValue { invalidateDisplayNode() } }
    }

    // MARK: Animation

    /// Returns the properties with the running animations applied, at a time of the clock.
    package func state(at time: Double) -> LayerState {
        guard !propertyAnimations.isEmpty || !explicitAnimations.isEmpty else { return modelState }
        var state = modelState
        let time = localTime(at: time)
        for (property, animation) in propertyAnimations { animation.apply(property, to: &state, at: time) }
        explicitAnimations.apply(to: &state, of: self, at: time)
        return state
    }

    /// Returns the model value of a property that affects drawing, or `nil` if the layer has no such property.
    package func drawnValue(of property: AnimatableProperty) -> AnimatableValue? {
        guard case .drawn(let key) = property, Self.needsDisplay(forKey: key) else { return nil }
        return keyedValue(forKey: key).flatMap { AnimatableValue(any: $0) } ?? .numbers([0])
    }

    /// Notifies the layer that a property that affects drawing was set.
    package func drawnPropertyDidChange(_ name: String, from old: AnimatableValue) {
        setNeedsDisplay()
        runAction(of: .drawn(name), from: state(at: now).drawn[name] ?? old)
    }

    /// Adds a copy of an animation. It replaces an animation with the same key.
    ///
    /// - Parameters:
    ///   - anim: The animation. It begins with the next frame, unless it has a `beginTime`.
    ///   - key: The key, or `nil`. Transitions always have the key `transition`.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.copy() as! CAAnimation
        animation.willBegin(in: self)
        if let transaction = CATransaction.innermost { animation.end.actions.append(transaction.track()) }
        let replaced = explicitAnimations.add(
            animation, key: animation is CATransition ? kCATransition : key,
            at: localTime(at: now))
        replaced?.end(finished: false)
        DeviceScope.showing(self).animations.animator.watch(self)
        invalidateDisplayNode()
    }

    /// Returns the animation that was added for a key and that hasn't been removed.
    open func animation(forKey key: String) -> CAAnimation? {
        explicitAnimations.entries.first { $0.key == key }?.animation
    }

    /// Returns the keys of the added animations in the order of their addition, or `nil` if the layer has none.
    open func animationKeys() -> [String]? {
        explicitAnimations.isEmpty ? nil : explicitAnimations.entries.map(\.key)
    }

    /// Removes the animation for a key, and notifies its delegate that it didn't finish.
    open func removeAnimation(forKey key: String) {
        guard let removed = explicitAnimations.remove(key: key) else { return }
        if key == kCATransition { contentTransition = nil }
        removed.end(finished: false)
        invalidateDisplayNode()
    }

    /// A Boolean value that indicates whether the layer has added animations whose end hasn't been reported.
    var hasExplicitAnimations: Bool { explicitAnimations.isMoving }

    /// A Boolean value that indicates whether an added animation will end.
    var awaitsEndOfAnimations: Bool { explicitAnimations.awaitsEnd }

    /// Notifies delegates of the animations that start or end up to a time of the clock.
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

    /// A Boolean value that indicates whether a transition to new content is running.
    package var isExchangingContent: Bool { contentTransition != nil }

    /// Sets the timing of the transition to new content.
    package func setContentTransitionTime(delay: Double, duration: Double, curve: TimingCurve) {
        contentTransition?.setTime(delay: delay, duration: duration, curve: curve)
    }

    /// Begins a transition from the current to the new content, unless the layer was never displayed.
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

    /// The actions of properties, by key. `NSNull` means no action. The default is `nil`, which means the default
    /// actions.
    open var actions: [String: any CAAction]?

    /// Returns the action for a change of a property: the action of the delegate, of ``actions``, or of the class, or
    /// by default an animation from the displayed value. Returns `nil` for no action.
    open func action(forKey event: String) -> (any CAAction)? {
        let resolved =
            delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
        if let resolved { return resolved is NSNull ? nil : resolved }
        guard let path = LayerKeyPath(event), path.value(in: modelState, of: self) != nil || !path.isOfSubclass else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Returns the action of a property for all layers of the class. The default is `nil`, which means the default
    /// action.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns a separate layer with the displayed appearance and without sublayers, or `nil` if the layer was never
    /// displayed.
    open func presentation() -> Self? {
        guard hasBeenShown || isMoving else { return nil }
        let copy = NSObject.make(type(of: self)) as! Self
        let state = state(at: now)
        copy.copyProperties(self, in: state)
        copy.copyDrawnValues(of: self, in: state)
        copy.setKeyedValues(of: state)
        return copy
    }

    /// Returns the layer itself.
    open func model() -> Self { self }

    /// Copies the values with which another layer of the class is drawn in a state. Subclasses that draw content
    /// override it.
    package func copyDrawnValues(of layer: CALayer, in state: LayerState) {
        copyContent(of: layer)
    }

    /// Copies the content of another layer of the class. Layers of other modules, whose content isn't animated,
    /// override it.
    @_spi(Collage)
    open func copyContent(of layer: CALayer) {}

    // MARK: Time

    /// The start of the layer's time in the time of its superlayer, in seconds. The default is 0.
    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }
    /// The duration of the layer, in seconds.
    ///
    /// Differs from Core Animation: it has no effect.
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }
    /// The speed of the layer's time. The default is 1. A speed of 0 pauses the animations of the layer and its
    /// sublayers.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }
    /// An offset that is added to the layer's time, in seconds. The default is 0.
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }
    /// The repeat count. The default is 0.
    ///
    /// Differs from Core Animation: it has no effect.
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }
    /// The repeat duration, in seconds. The default is 0.
    ///
    /// Differs from Core Animation: it has no effect.
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }
    /// A Boolean value that indicates whether the layer also plays in reverse. The default is `false`.
    ///
    /// Differs from Core Animation: it has no effect.
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }
    /// The fill mode. The default is `removed`.
    ///
    /// Differs from Core Animation: it has no effect.
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

    /// Converts a time from another layer's time space, or from the clock's if `l` is `nil`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.clockTime(at: t) ?? t)
    }

    /// Converts a time to another layer's time, or to the clock's if `l` is `nil`.
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

    /// Replaces the animation of a property.
    package func add(_ animation: PropertyAnimation, for property: AnimatableProperty) {
        propertyAnimations[property] = animation
        invalidateDisplayNode()
    }

    /// Removes the animations of a finished group, so that the model values are displayed.
    package func removeAnimations(of group: AnimationGroup) {
        propertyAnimations = propertyAnimations.filter { $0.value.group !== group }
        invalidateDisplayNode()
    }

    /// Removes all animations, so that the model values are displayed immediately.
    open func removeAllAnimations() {
        let groups = propertyAnimations.values.map(\.group)
        propertyAnimations = [:]
        contentTransition = nil
        for group in groups { group.layerWasInterrupted(self) }
        for entry in explicitAnimations.removeAll() { entry.end(finished: false) }
        invalidateDisplayNode()
    }

    /// Sets the model value of a property, through the view that the layer belongs to.
    func setModelValue(_ value: AnimatableValue, of property: AnimatableProperty) {
        if owner?.setAnimated(value, of: property) ?? false { return }
        property.set(value, in: &modelState)
        invalidateDisplayNode()
    }

    /// A Boolean value that indicates whether a running animation blocks touches.
    package var blocksTouches: Bool {
        !propertyAnimations.isEmpty && propertyAnimations.values.contains { $0.group.blocksTouches }
    }

    /// Returns a point of the superlayer in the layer's coordinate space, where it's displayed, or `nil` if touches find
    /// the layer at its model position.
    package func displayedPoint(_ point: CGPoint) -> CGPoint? {
        guard !propertyAnimations.isEmpty, propertyAnimations.values.contains(where: { $0.group.movesHitTesting })
        else {
            return nil
        }
        let map = state(at: now).affineTransformToSuperlayer
        return map.a * map.d - map.b * map.c == 0 ? nil : point.applying(map.inverted())
    }

    /// Removes all animations without marking their groups as interrupted, because the layer isn't displayed anymore.
    package func dropAnimations() {
        guard !propertyAnimations.isEmpty || contentTransition != nil else { return }
        propertyAnimations = [:]
        contentTransition = nil
        invalidateDisplayNode()
    }

    /// Ends the animations because the layer leaves its window. Animations that stay after their end, and animations that
    /// a property animator controls, are kept.
    package func endAnimationsOffscreen() {
        for sublayer in children where sublayer.owner == nil { sublayer.endAnimationsOffscreen() }
        if !propertyAnimations.isEmpty {
            let ended = propertyAnimations.filter { !$0.value.group.isDriven }
            for property in ended.keys { propertyAnimations[property] = nil }
            for animation in ended.values { animation.group.layerLeftWindow(self) }
            invalidateDisplayNode()
        }
        guard !explicitAnimations.isEmpty else { return }
        for entry in explicitAnimations.removeAllThatAreRemovedOnCompletion() { entry.end(finished: false) }
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
                if !propertyAnimations.isEmpty, let running = propertyAnimations.removeValue(forKey: property) {
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

    /// Runs the action for a changed property of a layer without a view.
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

/// The pending updates of a layer.
private struct DirtyFlags: OptionSet {
    let rawValue: UInt8
    static let layout = DirtyFlags(rawValue: 1)
    static let subtreeLayout = DirtyFlags(rawValue: 2)
    static let display = DirtyFlags(rawValue: 4)
    /// The delegate is providing the contents.
    static let displaying = DirtyFlags(rawValue: 8)
    /// The delegate hasn't let the layer draw its contents.
    static let undrawn = DirtyFlags(rawValue: 16)
    /// The geometry is being changed. The layer's view isn't notified of each step.
    static let geometry = DirtyFlags(rawValue: 32)
}

/// A display node that layers discard with a single reference. A node has the size of a layer.
private final class CachedNode {
    let node: DisplayNode

    init(_ node: DisplayNode) { self.node = node }
}

extension CGAffineTransform {
    /// Returns the size whose bounding box under this transform is `size`, or `nil` if there's no such size.
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
    /// Exchanges the positions of two sublayers. If one of them isn't a sublayer, it does nothing.
    package func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
        guard let one = children.firstIndex(where: { $0 === first }),
            let other = children.firstIndex(where: { $0 === second })
        else { return }
        children.swapAt(one, other)
        invalidateDisplayNode()
    }
}
