import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Rotates the view clockwise, without affecting the layout.
    ///
    /// - Parameter anchor: The anchor point of the rotation.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the view, without affecting the layout.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the view, without affecting the layout.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the view, without affecting the layout.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Applies an affine transform to the view, without affecting the layout.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }
}

extension View {
    /// Mirrors the view horizontally in right-to-left layouts.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(_FlipForRTLEffect(isEnabled: enabled))
    }
}

/// The modifier that `flipsForRightToLeftLayoutDirection(_:)` applies.
public nonisolated struct _FlipForRTLEffect: WrappingModifier {
    /// A Boolean value that indicates whether the view is mirrored.
    public var isEnabled: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> AffineElement { AffineElement() }

    @MainActor func update(_ element: AffineElement, _ inputs: _ViewInputs) {
        let isFlipped = isEnabled && inputs.environment.layoutDirection == .rightToLeft
        let flip = LayoutGeometry.AffineTransform(a: isFlipped ? -1 : 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        element.effect = AffineElement.Effect(transform: flip, anchor: .center)
    }
}

/// The modifier that `rotationEffect(_:anchor:)` applies.
public nonisolated struct _RotationEffect: AffineModifier, Animatable {
    /// The clockwise angle.
    public var angle: Angle
    /// The anchor point of the transform.
    public var anchor: UnitPoint

    /// The angle in radians.
    public var animatableData: Double {
        get { angle.radians }
        set { angle.radians = newValue }
    }

    @MainActor var effect: AffineElement.Effect {
        let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return AffineElement.Effect(transform: transform.engineTransform, anchor: anchor)
    }
}

/// The modifier that `scaleEffect(_:anchor:)` applies.
public nonisolated struct _ScaleEffect: AffineModifier, Animatable {
    /// The scale factor on each axis.
    public var scale: CGSize
    /// The anchor point of the transform.
    public var anchor: UnitPoint

    /// The scale factor on each axis.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(scale.width, scale.height) }
        set { scale = CGSize(width: newValue.first, height: newValue.second) }
    }

    @MainActor var effect: AffineElement.Effect {
        let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return AffineElement.Effect(transform: transform.engineTransform, anchor: anchor)
    }
}

/// The modifier that `transformEffect(_:)` applies.
public nonisolated struct _TransformEffect: AffineModifier {
    /// The transform.
    public var transform: CGAffineTransform

    @MainActor var effect: AffineElement.Effect {
        AffineElement.Effect(transform: transform.engineTransform, anchor: .zero)
    }
}

/// A modifier that applies an affine transform to a view.
protocol AffineModifier: WrappingModifier where ElementType == AffineElement, Secondary == EmptyView {
    var effect: AffineElement.Effect { get }
}

extension AffineModifier {
    func makeElement(_ inputs: _ViewInputs) -> AffineElement { AffineElement() }

    func update(_ element: AffineElement, _ inputs: _ViewInputs) { element.effect = effect }
}

final class AffineElement: UnaryElement {
    struct Effect: Equatable {
        var transform: LayoutGeometry.AffineTransform
        var anchor: UnitPoint

        /// Returns the transform for a view of the given size.
        func map(in size: Size) -> LayoutGeometry.AffineTransform {
            let point = anchor.point(in: size)
            return LayoutGeometry.AffineTransform(translationX: -point.x, y: -point.y).followed(by: transform)
                .followed(by: LayoutGeometry.AffineTransform(translationX: point.x, y: point.y))
        }
    }

    var effect = Effect(transform: .identity, anchor: .center) {
        didSet { if effect != oldValue { setNeedsDisplay() } }
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard var node = super.makeDisplayNode(context) else { return nil }
        node.transform = effect.map(in: context.size)
        return node
    }

    override var contentTransform: LayoutGeometry.AffineTransform { effect.map(in: frame.size) }

    override func hit(_ point: Point) -> Element? {
        guard let inverse = effect.map(in: frame.size).inverse else { return nil }
        return super.hit(inverse.apply(point))
    }
}
