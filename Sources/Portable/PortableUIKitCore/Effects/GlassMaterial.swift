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
        let isClear = isClear, tintColor = tintColor, tintOpacity = Double(Self.tintOpacity(isClear: isClear))
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            let glass = UIColor(white: isDark ? 0.0989 : 0.9937, alpha: isClear ? 0.13 : isDark ? 0.6506 : 0.7143)
            guard var tint = tintColor?.color(with: traits) else { return glass }
            tint.alpha = min(tint.alpha, tintOpacity)
            return UIColor(tint, over: glass.color(with: traits))
        }
    }

    /// Returns the greatest opacity of a tint over glass. It isn't recorded.
    static func tintOpacity(isClear: Bool) -> CGFloat { isClear ? 0.4 : 0.96 }

    override var backdrop: DisplayNode.Backdrop {
        DisplayNode.Backdrop(radius: isClear ? 6 : 20, saturation: 1.8)
    }

    /// The light at the edge, which is one pixel wide.
    let edge = Edge(top: light(0.9, dark: 0.28), bottom: light(0.4, dark: 0.1))

    private static func light(_ light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? dark : light) }
    }
}

extension UIColor {
    /// Creates the color that looks like a color drawn over another one.
    fileprivate convenience init(_ upper: Color, over lower: Color) {
        let share = lower.alpha * (1 - upper.alpha), alpha = upper.alpha + share
        func mix(_ component: (Color) -> Double) -> CGFloat {
            CGFloat((component(upper) * upper.alpha + component(lower) * share) / alpha)
        }
        self.init(
            red: mix { $0.red }, green: mix { $0.green }, blue: mix { $0.blue }, alpha: CGFloat(alpha))
    }
}
