import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The blend mode of a view with the content behind it.
@frozen
public enum BlendMode: Sendable {
    /// It covers what is behind it.
    case normal
    /// As dark as both together.
    case multiply
    /// As light as both together.
    case screen
    /// Multiplied where it is dark behind, as `screen` where it is light.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens the background to reflect the view.
    case colorDodge
    /// Darkens the background to reflect the view.
    case colorBurn
    /// As `overlay`, by the brightness of the view.
    case softLight
    /// As `overlay`, by the brightness of the view, and harder.
    case hardLight
    /// How far both are apart.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// With the hue of the view.
    case hue
    /// With the saturation of the view.
    case saturation
    /// With the hue and the saturation of the view.
    case color
    /// With the brightness of the view.
    case luminosity
    /// Only where something is behind it.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// Takes away what is behind it.
    case destinationOut
    /// Both together, as dark as may be. Differs from SwiftUI: drawn as `colorBurn`.
    case plusDarker
    /// Both together, as light as may be.
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
    /// The mode as nodes have it; nil for the plain one.
    fileprivate var mode: DisplayNode.BlendMode? {
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
