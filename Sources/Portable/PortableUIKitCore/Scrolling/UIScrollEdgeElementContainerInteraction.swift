/// An interaction of a view whose elements overlap an edge of a scroll view, such as buttons that float over content.
///
/// Differs from UIKit: the elements don't change the edge effect of the scroll view.
@preconcurrency @MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The view with the elements.
    public private(set) weak var view: UIView?
    /// The scroll view that the elements overlap. The default is `nil`.
    ///
    /// Differs from UIKit: the elements don't change the edge effect, so the value has no effect.
    public weak var scrollView: UIScrollView?
    /// The edge of the scroll view that the elements overlap. The default is the top.
    ///
    /// Differs from UIKit: the elements don't change the edge effect, so the value has no effect.
    public var edge: UIRectEdge = .top

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Stores the view of the interaction.
    public func didMove(to view: UIView?) { self.view = view }
}
