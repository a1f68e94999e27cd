import DisplayList
import PortableUIKit

/// A style that blurs the background and adds a translucent color.
public nonisolated struct Material: ShapeStyle {
    let style: UIBlurEffect.Style

    /// A material that's mostly translucent.
    public static let ultraThin = Material(style: .systemUltraThinMaterial)
    /// A material that's more translucent than opaque.
    public static let thin = Material(style: .systemThinMaterial)
    /// A material that's somewhat translucent.
    public static let regular = Material(style: .systemMaterial)
    /// A material that's more opaque than translucent.
    public static let thick = Material(style: .systemThickMaterial)
    /// A material that's mostly opaque.
    public static let ultraThick = Material(style: .systemChromeMaterial)
    /// The material of bars.
    public static let bar = Material(style: .systemChromeMaterial)

    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let style = style, traits = environment.traitCollection
        return _ResolvedStyle(
            .material(MainActor.assumeIsolated { MaterialFill(UIBlurEffect(style: style), traits) }))
    }
}

/// A resolved material.
nonisolated struct MaterialFill: Equatable, Sendable {
    /// The style of UIKit's material.
    var style: UIBlurEffect.Style
    var backdrop: DisplayNode.Backdrop
    var tint: DisplayList.Color

    @MainActor init(_ effect: UIBlurEffect, _ traits: UITraitCollection) {
        style = effect.style
        backdrop = effect.backdrop
        tint = effect.tint.color(with: traits)
    }
}

extension ShapeStyle where Self == Material {
    /// A material that's mostly translucent.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that's more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that's somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that's more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A material that's mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
