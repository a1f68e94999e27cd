import DisplayList

/// The material with which glass is drawn: the blurred and saturated background, a translucent color over it, and the
/// light at its edge.
///
/// The colors were recorded on cards of alerts in front of neutral backgrounds. The blur, the saturation, and the edge
/// weren't.
final class GlassMaterial: UIBlurEffect {
    /// The light at the upper and at the lower edge of glass, between which it fades.
    struct Edge {
        let top: UIColor
        let bottom: UIColor
    }

    private let isClear: Bool
    private let tintColor: UIColor?

    init(style: UIGlassEffect.Style = .regular, tintColor: UIColor? = nil) {
        isClear = style == .clear
        self.tintColor = tintColor
        super.init(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
    }

    /// A Boolean value that indicates whether the glass has a tint color.
    var hasTint: Bool { tintColor != nil }

    /// The blur that replaces the glass on a device with a system before iOS 26.
    var fallback: UIBlurEffect { UIBlurEffect(style: isClear ? .systemUltraThinMaterial : .systemThinMaterial) }

    override var tint: UIColor {
        if let tintColor { return tintColor.withAlphaComponent(isClear ? 0.4 : 0.75) }
        let isClear = isClear
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(white: isDark ? 0.0989 : 0.9937, alpha: isClear ? 0.13 : isDark ? 0.6506 : 0.7143)
        }
    }

    override var backdrop: DisplayNode.Backdrop {
        DisplayNode.Backdrop(radius: isClear ? 6 : 20, saturation: 1.8)
    }

    /// The light at the edge, which is one pixel wide.
    let edge = Edge(top: light(0.9, dark: 0.28), bottom: light(0.4, dark: 0.1))

    private static func light(_ light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? dark : light) }
    }
}
