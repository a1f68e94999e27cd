import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// An effect that changes the drawing of a view without affecting the layout. Effects are built from
/// ``EmptyVisualEffect``. See ``View/visualEffect(_:)``.
public protocol VisualEffect: Sendable, Animatable {
    // Applies the effect to a drawing. Only the library's own effects implement it.
    /// Applies the effect to a drawing.
    func _apply(to drawing: inout _EffectDrawing)
}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}

    /// The empty animatable data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    /// Does nothing.
    public func _apply(to drawing: inout _EffectDrawing) {}
}

/// The drawing of a view, which effects change.
public struct _EffectDrawing {
    private(set) var node: DisplayNode
    /// The transform from the view's coordinate space to its drawing.
    private(set) var map = LayoutGeometry.AffineTransform.identity
    let size: Size
    private let id: UInt64
    private var wrappers: UInt64 = 0

    init(_ node: DisplayNode, id: UInt64, size: Size) {
        self.node = node
        self.id = id
        self.size = size
    }

    mutating func transform(by new: LayoutGeometry.AffineTransform) {
        node.transform = node.transform.followed(by: new)
        map = map.followed(by: new)
    }

    mutating func fade(to opacity: Double) { node.opacity *= min(max(opacity, 0), 1) }

    mutating func blend(_ mode: BlendMode) {
        if let mode = mode.mode { node.blendMode = mode }
    }

    /// Adds a filter. A node has one filter, so another filter requires a parent node.
    mutating func filter(_ filter: DisplayNode.Filter) {
        let wrapped = node
        wrappers += 1
        // The number of an element is less than 2⁴⁰. The higher bits distinguish the nodes of an element.
        node = DisplayNode(
            id: id | wrappers << 41, name: "Effect", bounds: Rect(origin: .zero, size: size), filter: filter,
            children: [wrapped])
    }
}

/// A sequence of two effects.
private struct CombinedEffect<Base: VisualEffect, Part: VisualEffect>: VisualEffect {
    var base: Base
    var part: Part

    var animatableData: AnimatablePair<Base.AnimatableData, Part.AnimatableData> {
        get { AnimatablePair(base.animatableData, part.animatableData) }
        set { (base.animatableData, part.animatableData) = (newValue.first, newValue.second) }
    }

    func _apply(to drawing: inout _EffectDrawing) {
        base._apply(to: &drawing)
        part._apply(to: &drawing)
    }
}

/// An effect with animatable numbers.
private struct EffectPart<Values: VectorArithmetic & Sendable>: VisualEffect {
    var animatableData: Values
    let apply: @Sendable (Values, inout _EffectDrawing) -> Void

    func _apply(to drawing: inout _EffectDrawing) { apply(animatableData, &drawing) }
}

extension VisualEffect {
    private func with<Values: VectorArithmetic & Sendable>(
        _ values: Values, _ apply: @escaping @Sendable (Values, inout _EffectDrawing) -> Void
    ) -> some VisualEffect {
        CombinedEffect(base: self, part: EffectPart(animatableData: values, apply: apply))
    }

    /// Moves the view by an offset.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Moves the view by an offset, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        with(AnimatablePair(x, y)) { values, drawing in
            drawing.transform(
                by: LayoutGeometry.AffineTransform(
                    translationX: Double(values.first), y: Double(values.second)))
        }
    }

    /// Scales the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the view.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        with(AnimatablePair(AnimatablePair(x, y), anchor.animatableData)) { values, drawing in
            let scale = values.first
            let effect = AffineElement.Effect(
                transform: CGAffineTransform(scaleX: scale.first, y: scale.second).engineTransform,
                anchor: UnitPoint(x: values.second.first, y: values.second.second))
            drawing.transform(by: effect.map(in: drawing.size))
        }
    }

    /// Rotates the view about an axis in three dimensions.
    ///
    /// Differs from SwiftUI: the projection is orthographic, regardless of `perspective`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let (x, y, z, depth) = (Double(axis.x), Double(axis.y), Double(axis.z), Double(anchorZ))
        return with(AnimatablePair(angle.radians, anchor.animatableData)) { values, drawing in
            let effect = _Rotation3DEffect.effect(
                radians: values.first, x: x, y: y, z: z,
                anchor: UnitPoint(x: values.second.first, y: values.second.second), anchorZ: depth)
            drawing.transform(by: effect.map(in: drawing.size))
        }
    }

    /// Rotates the view clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(AnimatablePair(angle.radians, anchor.animatableData)) { values, drawing in
            let effect = AffineElement.Effect(
                transform: CGAffineTransform(rotationAngle: CGFloat(values.first)).engineTransform,
                anchor: UnitPoint(x: values.second.first, y: values.second.second))
            drawing.transform(by: effect.map(in: drawing.size))
        }
    }

    /// Applies an affine transform to the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        let map = transform.engineTransform
        return with(EmptyAnimatableData()) { _, drawing in drawing.transform(by: map) }
    }

    /// Sets the opacity of the view, from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { with(opacity) { $1.fade(to: $0) } }

    /// Sets the blend mode of the view with the content behind it. See ``View/blendMode(_:)``.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
        with(EmptyAnimatableData()) { $1.blend(blendMode) }
    }

    /// Applies a Gaussian blur to the view. See ``View/blur(radius:opaque:)``.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(radius) { $1.filter(.blur(radius: Double($0), isOpaque: opaque)) }
    }

    /// Adds to the lightness of the view's colors.
    public func brightness(_ amount: Double) -> some VisualEffect {
        with(amount) { $1.filter(.colors(.brightness($0))) }
    }

    /// Changes the contrast of the view.
    public func contrast(_ amount: Double) -> some VisualEffect { with(amount) { $1.filter(.colors(.contrast($0))) } }

    /// Changes the saturation of the view.
    public func saturation(_ amount: Double) -> some VisualEffect {
        with(amount) { $1.filter(.colors(.saturation(max($0, 0)))) }
    }

    /// Reduces the saturation of the view.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        with(amount) { $1.filter(.colors(.saturation(1 - max($0, 0)))) }
    }

    /// Rotates the hues of the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        with(angle.radians) { $1.filter(.colors(.hueRotation(cosine: cos($0), sine: sin($0)))) }
    }
}

extension View {
    /// Applies an effect that depends on the view's geometry, without affecting the layout.
    /// - Parameter effect: A closure that returns the effect for the empty effect and a geometry proxy. It's called
    ///   again when a frame that it read changes.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { element in effect(EmptyVisualEffect(), element.proxy) })
    }
}

nonisolated struct VisualEffectModifier: WrappingModifier {
    let effect: @MainActor (VisualEffectElement) -> any VisualEffect

    @MainActor func makeElement(_ inputs: _ViewInputs) -> VisualEffectElement { VisualEffectElement() }

    @MainActor func update(_ element: VisualEffectElement, _ inputs: _ViewInputs) {
        element.effect = effect
        element.setNeedsDisplay()
    }
}

/// The element of a view with a visual effect.
final class VisualEffectElement: UnaryElement, FrameReader {
    fileprivate var effect: (VisualEffectElement) -> any VisualEffect = { _ in EmptyVisualEffect() }
    private var map = LayoutGeometry.AffineTransform.identity
    var readFrames: [CoordinateSpace: Rect] = [:]
    private var goal: Double?
    private lazy var animatedValue = AnimatedValue<Double> { [weak self] in self?.setNeedsDisplay() }

    /// Returns the current value of a number that's animated to `new`. The first value isn't animated.
    func value(of new: Double, _ animation: Animation?) -> Double {
        if let animation, let goal, goal != new, let graph {
            animatedValue.go(from: goal, to: new, animation, in: graph)
        }
        goal = new
        return new + animatedValue.rest
    }

    var proxy: GeometryProxy {
        GeometryProxy(
            size: frame.size.cgSize, safeAreaInsets: EdgeInsets(touchedSafeArea(.all)), element: self)
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard let node = super.makeDisplayNode(context) else { return nil }
        var drawing = _EffectDrawing(node, id: id, size: context.size)
        effect(self)._apply(to: &drawing)
        map = drawing.map
        return drawing.node
    }

    func positionDidChange() { setNeedsDisplay() }

    override var contentTransform: LayoutGeometry.AffineTransform { map }

    override func hit(_ point: Point) -> Element? { map.inverse.flatMap { super.hit($0.apply(point)) } }
}
