import DisplayList
import PortableUIKit

/// A blur of what is behind, under a translucent color.
public nonisolated struct Material: ShapeStyle {
    let style: UIBlurEffect.Style

    /// Mostly translucent.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// More translucent than not.
    public static let thin = Material(style: .systemThinMaterial)
    /// Somewhat translucent.
    public static let regular = Material(style: .systemMaterial)
    /// Less translucent.
    public static let thick = Material(style: .systemThickMaterial)
    /// Hardly translucent.
    public static let ultraThick = Material(style: .systemChromeMaterial)
    /// That of bars.
    public static let bar = Material(style: .systemChromeMaterial)

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let style = style, traits = environment.traitCollection
        let fill = MainActor.assumeIsolated {
            let effect = UIBlurEffect(style: style)
            return MaterialFill(style: style, backdrop: effect.backdrop, tint: effect.tint.color(with: traits))
        }
        return _ResolvedStyle(.material(fill))
    }
}

/// A material as it is drawn.
nonisolated struct MaterialFill: Equatable, Sendable {
    /// UIKit's material.
    var style: UIBlurEffect.Style
    var backdrop: DisplayNode.Backdrop
    var tint: DisplayList.Color
}

extension ShapeStyle where Self == Material {
    /// Mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More translucent than not.
    public static var thinMaterial: Material { .thin }
    /// Somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// Less translucent.
    public static var thickMaterial: Material { .thick }
    /// Hardly translucent.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}
