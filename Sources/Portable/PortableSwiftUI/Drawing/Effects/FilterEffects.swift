import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Applies a Gaussian blur to the view.
    /// - Parameters:
    ///   - radius: The radius in points. A radius of 0 or less changes nothing.
    ///   - opaque: A Boolean value that indicates whether the view stays opaque at its edges. If it's `false`, the
    ///     default, the blur fades at the edges and extends beyond them.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }

    /// Adds to the lightness of the view's colors: -1 gives black, 0 changes nothing, 1 gives white.
    public nonisolated func brightness(_ amount: Double) -> some View { modifier(_BrightnessEffect(amount: amount)) }

    /// Changes the contrast of the view: 0 is gray, 1 changes nothing, and negative values invert the colors.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ContrastEffect(amount: amount)) }

    /// Changes the saturation of the view: 0 is gray, 1 changes nothing.
    public nonisolated func saturation(_ amount: Double) -> some View { modifier(_SaturationEffect(amount: amount)) }

    /// Reduces the saturation of the view: 0 changes nothing, 1 is gray.
    public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_GrayscaleEffect(amount: amount)) }

    /// Rotates the hues of the view.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { modifier(_HueRotationEffect(angle: angle)) }

    /// Inverts the colors of the view.
    public nonisolated func colorInvert() -> some View { modifier(_ColorInvertEffect()) }

    /// Multiplies the colors of the view by another color.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

    /// Replaces the colors of the view with black, with an opacity that depends on the luminance. Dark colors become
    /// transparent. The result can be used as a mask.
    public nonisolated func luminanceToAlpha() -> some View { modifier(_LuminanceToAlphaEffect()) }

    /// Composites the view before effects around it apply. It has no effect, because effects always apply to a view as
    /// one image.
    public nonisolated func compositingGroup() -> some View { modifier(EmptyModifier()) }

    /// Composites the view into one image before effects around it apply.
    ///
    /// Differs from SwiftUI: it has no effect, because effects always apply to a view as one image. The image always
    /// has the colors of the screen.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(EmptyModifier())
    }
}

/// A modifier that applies a filter to a view.
@MainActor
protocol FilterModifier: WrappingModifier where ElementType == FilterElement, Secondary == EmptyView {
    func filter(in environment: EnvironmentValues) -> DisplayNode.Filter
}

extension FilterModifier {
    func makeElement(_ inputs: _ViewInputs) -> FilterElement { FilterElement() }

    func update(_ element: FilterElement, _ inputs: _ViewInputs) { element.filter = filter(in: inputs.environment) }
}

final class FilterElement: UnaryElement {
    var filter: DisplayNode.Filter? {
        didSet { if filter != oldValue { setNeedsDisplay() } }
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard var node = super.makeDisplayNode(context) else { return nil }
        node.filter = filter
        return node
    }
}

/// The modifier that `blur(radius:opaque:)` applies.
public nonisolated struct _BlurEffect: FilterModifier, Animatable {
    var radius: CGFloat
    let isOpaque: Bool

    /// The radius.
    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter {
        .blur(radius: Double(radius), isOpaque: isOpaque)
    }
}

/// The modifier that `brightness(_:)` applies.
public nonisolated struct _BrightnessEffect: FilterModifier, Animatable {
    var amount: Double

    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter { .colors(.brightness(amount)) }
}

/// The modifier that `contrast(_:)` applies.
public nonisolated struct _ContrastEffect: FilterModifier, Animatable {
    var amount: Double

    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter { .colors(.contrast(amount)) }
}

/// The modifier that `saturation(_:)` applies.
public nonisolated struct _SaturationEffect: FilterModifier, Animatable {
    var amount: Double

    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter {
        .colors(.saturation(max(amount, 0)))
    }
}

/// The modifier that `grayscale(_:)` applies.
public nonisolated struct _GrayscaleEffect: FilterModifier, Animatable {
    var amount: Double

    /// The amount.
    public var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter {
        .colors(.saturation(1 - max(amount, 0)))
    }
}

/// The modifier that `hueRotation(_:)` applies.
public nonisolated struct _HueRotationEffect: FilterModifier, Animatable {
    var angle: Angle

    /// The angle in radians.
    public var animatableData: Double {
        get { angle.radians }
        set { angle.radians = newValue }
    }

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter {
        .colors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
    }
}

/// The modifier that `colorInvert()` applies.
public nonisolated struct _ColorInvertEffect: FilterModifier {
    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter { .colors(.inversion) }
}

/// The modifier that `colorMultiply(_:)` applies.
public nonisolated struct _ColorMultiplyEffect: FilterModifier {
    let color: Color

    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter {
        .colors(.multiplication(by: color.color(in: environment)))
    }
}

/// The modifier that `luminanceToAlpha()` applies.
public nonisolated struct _LuminanceToAlphaEffect: FilterModifier {
    @MainActor func filter(in environment: EnvironmentValues) -> DisplayNode.Filter { .colors(.luminanceToAlpha) }
}
