import DisplayList

/// The prominence of content with vibrancy.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label = 0
    /// Secondary text.
    case secondaryLabel = 1
    /// Tertiary text.
    case tertiaryLabel = 2
    /// Quaternary text.
    case quaternaryLabel = 3
    /// Large areas.
    case fill = 4
    /// Large areas with less prominence.
    case secondaryFill = 5
    /// Large areas with the least prominence.
    case tertiaryFill = 6
    /// Lines between items.
    case separator = 7
}

/// An effect that makes content stand out in front of a blur. The content is drawn in one color, with its own opacity.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemThinMaterial)
/// let blurView = UIVisualEffectView(effect: blur)
/// let vibrancyView = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
/// blurView.contentView.addSubview(vibrancyView)
/// vibrancyView.contentView.addSubview(UILabel())
/// ```
///
/// Differs from UIKit: the color is white in front of dark blurs and black in front of light ones, and is blended with
/// the background only by its opacity.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    private let blurEffect: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Creates an effect for content in front of a blur, with the style of labels.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates an effect for content in front of a blur.
    ///
    /// - Parameters:
    ///   - blurEffect: The blur, which should be the effect of the enclosing visual effect view.
    ///   - style: The prominence of the content.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
        super.init()
    }

    /// Creates an effect for labels on a blur with the style `.extraLight`.
    public override convenience init() { self.init(blurEffect: UIBlurEffect()) }

    /// The opacity of the content, which is that of the system's color for the style.
    private var opacity: Double {
        switch style {
        case .label: 1
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }

    /// Returns the change of the content's drawing for the traits of a view.
    func drawing(with traits: UITraitCollection) -> VibrancyLayer.Drawing {
        let blur = blurEffect.tint.color(with: traits)
        let isDark = blur.red + blur.green + blur.blue < 1.5
        return VibrancyLayer.Drawing(filter: .colors(.brightness(isDark ? 1 : -1)), opacity: opacity)
    }
}
