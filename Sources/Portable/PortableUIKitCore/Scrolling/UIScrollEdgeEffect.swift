/// The effect that keeps content legible when it scrolls under bars at an edge of a scroll view.
///
/// Navigation bars, toolbars, and tab bars use the effects of the top and bottom edges in the design of iOS 26.
///
/// Differs from UIKit: the content is faded, but not blurred, and effects at the left and right edges aren't drawn.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
    /// The appearance of an effect.
    @preconcurrency @MainActor
    public final class Style: NSObject {
        private let name: String

        private init(_ name: String) { self.name = name }

        /// The style that matches the bars at the edge.
        public class var automatic: Style { automaticStyle }
        /// Content fades out toward the edge.
        public class var soft: Style { softStyle }
        /// Content ends at a dividing line.
        public class var hard: Style { hardStyle }

        private static let automaticStyle = Style("automatic")
        private static let softStyle = Style("soft")
        private static let hardStyle = Style("hard")

        /// The name of the style.
        nonisolated public override var description: String { "<UIScrollEdgeEffectStyle: \(name)>" }
    }

    /// The style of the effect. The default is automatic.
    ///
    /// Differs from UIKit: bars have the appearance of iOS 18, so the value has no effect.
    public var style = Style.automatic
    /// A Boolean value that indicates whether the effect is hidden. The default is `false`.
    ///
    /// Differs from UIKit: bars have the appearance of iOS 18, so the value has no effect.
    public var isHidden = false

    override init() { super.init() }
}

/// The effects at the four edges of a scroll view.
@MainActor
final class ScrollEdgeEffects {
    let top = UIScrollEdgeEffect()
    let left = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect()
    let right = UIScrollEdgeEffect()
}

extension UIScrollView {
    /// The effect at the top edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// The effect at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// The effect at the bottom edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// The effect at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

    private var edgeEffects: ScrollEdgeEffects {
        if let effects = behavior.edgeEffects { return effects }
        let effects = ScrollEdgeEffects()
        behavior.edgeEffects = effects
        return effects
    }
}
