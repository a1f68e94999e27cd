/// A translucent glass material that lets the background show through, with an optional tint.
///
/// Differs from UIKit: glass is drawn as a translucent, blurring material with the tint over it and a light line at its edge.
/// Light isn't refracted. UIKit doesn't have glass before iOS 26. On a device with
/// such a system, a thin material replaces it, and a message is logged once.
@preconcurrency @MainActor
public final class UIGlassEffect: UIVisualEffect {
    /// The variants of glass, which differ in how strongly they change the background.
    public enum Style: Int, Sendable {
        /// Glass that adjusts the background so that content in front of it is legible.
        case regular = 0
        /// Glass with the highest transparency.
        case clear = 1
    }

    let style: Style

    /// Creates a glass effect with the regular style.
    public override convenience init() { self.init(style: .regular) }

    /// Creates a glass effect with the given style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    /// A Boolean value that indicates whether the glass reacts to touches. The default is `false`. Set it before the effect is
    /// given to a view.
    ///
    /// Differs from UIKit: the glass grows, but no light follows the finger.
    public var isInteractive = false
    /// The tint color of the glass. The default is `nil`.
    public var tintColor: UIColor?

    /// Returns a copy of the effect.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    /// The colors of the light at the upper and the lower edge of glass, between which it fades.
    package static var edgeColors: [UIColor] {
        let edge = GlassMaterial().edge
        return [edge.top, edge.bottom]
    }

    /// Returns the greatest opacity of a tint over glass.
    package static func tintOpacity(isClear: Bool) -> CGFloat { GlassMaterial.tintOpacity(isClear: isClear) }

    /// The material with which the glass is drawn.
    package var material: UIBlurEffect { GlassMaterial(style: style, tintColor: tintColor) }
}

/// An effect for a view whose glass elements are drawn together, and merge where they are near each other.
///
/// Differs from UIKit: elements don't merge.
@preconcurrency @MainActor
public final class UIGlassContainerEffect: UIVisualEffect {
    /// The distance below which elements begin to merge, in points. The default is 0.
    ///
    /// Differs from UIKit: elements don't merge, so the value has no effect.
    public var spacing: CGFloat = 0

    /// Creates an effect with a spacing of 0.
    public override init() { super.init() }

    /// Returns a copy of the effect.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }
}
