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

    /// The style of the effect. The default is automatic. Before iOS 26, the value has no effect.
    public var style = Style.automatic {
        didSet { if oldValue !== style { scrollView?.updateBarsAround() } }
    }
    /// A Boolean value that indicates whether the effect is hidden. The default is `false`. Before iOS 26, the value has
    /// no effect.
    public var isHidden = false {
        didSet { if oldValue != isHidden { scrollView?.updateBarsAround() } }
    }

    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }
}

/// The effects at the four edges of a scroll view.
@MainActor
final class ScrollEdgeEffects {
    let top: UIScrollEdgeEffect
    let left: UIScrollEdgeEffect
    let bottom: UIScrollEdgeEffect
    let right: UIScrollEdgeEffect
    /// The interactions of views over the edges.
    var containers: [WeakReference<UIScrollEdgeElementContainerInteraction>] = []

    init(_ scrollView: UIScrollView) {
        top = UIScrollEdgeEffect(scrollView)
        left = UIScrollEdgeEffect(scrollView)
        bottom = UIScrollEdgeEffect(scrollView)
        right = UIScrollEdgeEffect(scrollView)
    }
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

    /// A Boolean value that indicates whether the effects exist, which were used before.
    package var hasEdgeEffects: Bool { behavior.edgeEffects != nil }

    var edgeEffects: ScrollEdgeEffects {
        if let effects = behavior.edgeEffects { return effects }
        let effects = ScrollEdgeEffects(self)
        behavior.edgeEffects = effects
        return effects
    }

    /// Lays out the controllers around the scroll view, whose bars show its effects.
    fileprivate func updateBarsAround() {
        for container in behavior.edgeEffects?.containers ?? [] { container.object?.update() }
        guard window != nil else { return }
        for responder in sequence(first: self as UIResponder, next: \.next) {
            guard let controller = responder as? UIViewController else { continue }
            if controller is UINavigationController || controller is UITabBarController {
                controller.viewIfLoaded?.setNeedsLayout()
            }
        }
    }
}
