import DisplayList

/// An effect that a visual effect view applies to the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// Returns the effect itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs the background and covers it with a translucent color.
///
/// The blur and color of the first three styles come from the sample code that Apple published with them. The other
/// styles are approximations.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The brightness and the thickness of the material.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    package let style: Style

    /// Creates a blur effect with the style `.extraLight`.
    public override convenience init() { self.init(style: .extraLight) }

    /// Creates a blur effect with the given style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The color over the blur.
    package var tint: UIColor {
        let material = style.material
        return UIColor { traits in
            let isDark = material.isDark ?? (traits.userInterfaceStyle == .dark)
            return UIColor(white: material.white ?? (isDark ? 0.12 : 0.975), alpha: material.opacity)
        }
    }

    /// The blur and saturation of the background.
    package var backdrop: DisplayNode.Backdrop {
        switch style {
        case .extraLight, .dark: DisplayNode.Backdrop(radius: 20, saturation: 1.8)
        default: DisplayNode.Backdrop(radius: 30, saturation: 1.8)
        }
    }
}

extension UIBlurEffect.Style {
    /// The properties of the material: whether it's dark (`nil` means that it follows the interface style), its
    /// opacity, and its white level if it differs from other materials of the same brightness.
    fileprivate var material: (isDark: Bool?, opacity: CGFloat, white: CGFloat?) {
        switch self {
        case .extraLight: (false, 0.82, 0.97)
        case .light: (false, 0.3, 1)
        case .dark: (true, 0.73, 0.11)
        case .regular: (nil, 0.75, nil)
        case .prominent: (nil, 0.85, nil)
        case .systemUltraThinMaterial: (nil, 0.5, nil)
        case .systemThinMaterial: (nil, 0.65, nil)
        case .systemMaterial: (nil, 0.8, nil)
        case .systemThickMaterial: (nil, 0.9, nil)
        case .systemChromeMaterial: (nil, 0.94, nil)
        case .systemUltraThinMaterialLight: (false, 0.5, nil)
        case .systemThinMaterialLight: (false, 0.65, nil)
        case .systemMaterialLight: (false, 0.8, nil)
        case .systemThickMaterialLight: (false, 0.9, nil)
        case .systemChromeMaterialLight: (false, 0.94, nil)
        case .systemUltraThinMaterialDark: (true, 0.5, nil)
        case .systemThinMaterialDark: (true, 0.65, nil)
        case .systemMaterialDark: (true, 0.8, nil)
        case .systemThickMaterialDark: (true, 0.9, nil)
        case .systemChromeMaterialDark: (true, 0.94, nil)
        }
    }
}
