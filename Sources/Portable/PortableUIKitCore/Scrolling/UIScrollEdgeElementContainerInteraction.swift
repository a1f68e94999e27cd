@_spi(Collage) import PortableQuartz

/// An interaction of a view whose elements overlap an edge of a scroll view, such as buttons that float over content.
///
/// In the design of iOS 26, the edge effect of the scroll view covers the view, so that the elements remain legible.
///
/// Differs from UIKit: the effect has the shape of the view instead of the shapes of its elements, and effects at the left
/// and right edges aren't drawn.
@preconcurrency @MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view with the elements.
    public private(set) weak var view: UIView?
    /// The scroll view that the elements overlap. The default is `nil`.
    public weak var scrollView: UIScrollView? {
        didSet {
            guard oldValue !== scrollView else { return }
            oldValue?.edgeEffects.containers.removeAll { $0.object == nil || $0.object === self }
            scrollView?.edgeEffects.containers.append(WeakReference(object: self))
            update()
        }
    }
    /// The edge of the scroll view that the elements overlap. The default is the top.
    public var edge: UIRectEdge = .top {
        didSet { if oldValue != edge { update() } }
    }

    private lazy var fadeView = BarEdgeFadeView(frame: .zero)

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    /// Removes the effect from the previous view.
    public func willMove(to view: UIView?) {
        if self.view != nil { fadeView.removeFromSuperview() }
    }

    /// Shows the effect behind the elements of the view.
    public func didMove(to view: UIView?) {
        self.view = view
        update()
    }

    /// Shows or hides the effect after a change of the scroll view's effects.
    func update() {
        guard let view else { return }
        let isAtBottom = edge.contains(.bottom)
        let effect = isAtBottom ? \UIScrollView.bottomEdgeEffect : \UIScrollView.topEdgeEffect
        let isShown = BarDesign(view).hasPlatters && !edge.isDisjoint(with: [.top, .bottom])
        let fade = isShown ? BarEdgeFade(under: scrollView, in: scrollView?.superview) { $0[keyPath: effect] } : nil
        guard fade != nil else { return fadeView.removeFromSuperview() }
        fadeView.isUserInteractionEnabled = false
        fadeView.isAtBottom = isAtBottom
        fadeView.fade = fade
        fadeView.frame = view.bounds
        fadeView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(fadeView, at: 0)
    }
}
