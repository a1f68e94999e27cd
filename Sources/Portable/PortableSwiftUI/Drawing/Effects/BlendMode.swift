import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The blend mode of a view with the content behind it.
@frozen
public enum BlendMode: Sendable {
    /// The view covers the background.
    case normal
    /// The colors are multiplied, which darkens them.
    case multiply
    /// The inverted colors are multiplied, which lightens them.
    case screen
    /// The mode is `multiply` for dark backgrounds and `screen` for light ones.
    case overlay
    /// The darker color is used.
    case darken
    /// The lighter color is used.
    case lighten
    /// Brightens the background to reflect the view.
    case colorDodge
    /// Darkens the background to reflect the view.
    case colorBurn
    /// The background is softly darkened or lightened, depending on the view.
    case softLight
    /// The mode is `multiply` for dark views and `screen` for light ones.
    case hardLight
    /// The darker color is subtracted from the lighter one.
    case difference
    /// The mode is similar to `difference`, with lower contrast.
    case exclusion
    /// The hue of the view is combined with the saturation and luminosity of the background.
    case hue
    /// The saturation of the view is combined with the hue and luminosity of the background.
    case saturation
    /// The hue and saturation of the view are combined with the luminosity of the background.
    case color
    /// The luminosity of the view is combined with the hue and saturation of the background.
    case luminosity
    /// The view is only visible in front of opaque parts of the background.
    case sourceAtop
    /// The view is behind the existing content.
    case destinationOver
    /// The view is removed from the background.
    case destinationOut
    /// The colors are added with a dark result. Differs from SwiftUI: it's drawn as `colorBurn`.
    case plusDarker
    /// The colors are added, limited to the maximum of each channel.
    case plusLighter
}

extension View {
    /// Blends the view with the content behind it.
    ///
    /// Differs from SwiftUI: in a browser, a view blends only with content in the same container, and `sourceAtop`,
    /// `destinationOver`, and `destinationOut` are drawn as `normal`.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
}

/// The modifier that `blendMode(_:)` applies.
public nonisolated struct _BlendModeEffect: WrappingModifier {
    let blendMode: BlendMode

    @MainActor func makeElement(_ inputs: _ViewInputs) -> BlendElement { BlendElement() }

    @MainActor func update(_ element: BlendElement, _ inputs: _ViewInputs) { element.mode = blendMode.mode }
}

final class BlendElement: UnaryElement {
    var mode: DisplayNode.BlendMode? {
        didSet { if mode != oldValue { setNeedsDisplay() } }
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard var node = super.makeDisplayNode(context) else { return nil }
        if mode != nil { node.blendMode = mode }
        return node
    }
}

extension BlendMode {
    /// The blend mode of display nodes, or `nil` for the normal mode.
    var mode: DisplayNode.BlendMode? {
        switch self {
        case .normal: nil
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn, .plusDarker: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusLighter: .plusLighter
        }
    }
}
