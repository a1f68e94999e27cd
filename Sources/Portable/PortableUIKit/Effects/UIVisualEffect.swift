/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// The effect itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur of what is behind.
///
/// Differs from UIKit: it is shown as a translucent colour, like the material's but not blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How light and how thick the material is.
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

    /// A blur of that style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The colour that stands for the material.
    package var tint: UIColor {
        let (appearance, opacity) = style.material
        return UIColor { traits in
            let isDark = appearance ?? (traits.userInterfaceStyle == .dark)
            return isDark
                ? UIColor(white: 0.12, alpha: opacity) : UIColor(white: 0.975, alpha: opacity)
        }
    }
}

extension UIBlurEffect.Style {
    /// Whether the material is dark (nil: as the interface), and how little can be seen through it.
    fileprivate var material: (isDark: Bool?, opacity: CGFloat) {
        switch self {
        case .extraLight: (false, 0.9)
        case .light: (false, 0.7)
        case .dark: (true, 0.8)
        case .regular: (nil, 0.75)
        case .prominent: (nil, 0.85)
        case .systemUltraThinMaterial: (nil, 0.5)
        case .systemThinMaterial: (nil, 0.65)
        case .systemMaterial: (nil, 0.8)
        case .systemThickMaterial: (nil, 0.9)
        case .systemChromeMaterial: (nil, 0.94)
        case .systemUltraThinMaterialLight: (false, 0.5)
        case .systemThinMaterialLight: (false, 0.65)
        case .systemMaterialLight: (false, 0.8)
        case .systemThickMaterialLight: (false, 0.9)
        case .systemChromeMaterialLight: (false, 0.94)
        case .systemUltraThinMaterialDark: (true, 0.5)
        case .systemThinMaterialDark: (true, 0.65)
        case .systemMaterialDark: (true, 0.8)
        case .systemThickMaterialDark: (true, 0.9)
        case .systemChromeMaterialDark: (true, 0.94)
        }
    }
}
