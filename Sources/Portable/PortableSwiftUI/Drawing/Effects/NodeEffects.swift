import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Sets the opacity of the view, from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
    }

    /// Hides the view, without affecting the layout.
    public nonisolated func hidden() -> some View {
        modifier(_OpacityEffect(opacity: 0))
    }

    /// Adds a shadow to the view.
    ///
    /// - Parameters:
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset to the right, in points.
    ///   - y: The vertical offset downward, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}

/// The modifier that `opacity(_:)` applies.
public nonisolated struct _OpacityEffect: WrappingModifier, Animatable {
    var opacity: Double

    /// The opacity.
    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> OpacityElement { OpacityElement() }

    @MainActor func update(_ element: OpacityElement, _ inputs: _ViewInputs) {
        element.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    }
}

final class OpacityElement: UnaryElement {
    var opacity = 1.0 {
        didSet { if opacity != oldValue { setNeedsDisplay() } }
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard opacity > 0, var node = super.makeDisplayNode(context) else { return nil }
        node.opacity = opacity
        node.spreadOpacity()
        return node
    }

    override func hit(_ point: Point) -> Element? { opacity > 0 ? super.hit(point) : nil }
}

/// The modifier that `shadow(color:radius:x:y:)` applies.
public nonisolated struct _ShadowEffect: WrappingModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ShadowElement { ShadowElement() }

    @MainActor func update(_ element: ShadowElement, _ inputs: _ViewInputs) {
        element.shadow = DisplayNode.Shadow(
            color: color.color(in: inputs.environment), radius: max(Double(radius), 0), offset: offset.engineSize)
    }
}

final class ShadowElement: UnaryElement {
    var shadow: DisplayNode.Shadow? {
        didSet { if shadow != oldValue { setNeedsDisplay() } }
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard var node = super.makeDisplayNode(context) else { return nil }
        node.shadow = shadow
        return node
    }
}
