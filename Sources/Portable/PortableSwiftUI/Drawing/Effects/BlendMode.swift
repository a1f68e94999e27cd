import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// How a view mixes with what is drawn behind it.
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
    /// What is behind, lightened by the view.
    case colorDodge
    /// What is behind, darkened by the view.
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
    /// Mixes the view with what is drawn behind it.
    ///
    /// Differs from SwiftUI: on browser pages a view mixes only with what stands in the same container, and
    /// `sourceAtop`, `destinationOver` and `destinationOut` are drawn as `normal`.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }
}

/// What `blendMode(_:)` applies.
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
