/// The behavior of a bar while the user scrolls.
///
/// ```swift
/// var minimization = UIBarMinimization()
/// minimization.minimizationBehavior = .onScrollDown
/// navigationItem.navigationBarMinimization = minimization
/// ```
public struct UIBarMinimization: Hashable, Sendable {
    /// The behavior that determines when the bar is minimized. The default is `.automatic`, which never minimizes it.
    public var minimizationBehavior = UIBarMinimizationBehavior.automatic
    /// The behavior that determines when the bar is shown again. The default is `.automatic`.
    public var restorationBehavior = UIBarMinimizationRestorationBehavior.automatic
    /// The effect on the safe area. The default is `.automatic`, with which content uses the space of the bar.
    public var safeAreaAdjustment = UIBarMinimizationSafeAreaAdjustment.automatic

    /// Creates a configuration whose behaviors are automatic.
    public init() {}
}

/// The behaviors that determine when a bar is minimized.
public enum UIBarMinimizationBehavior: Int, Sendable {
    /// The system chooses the behavior.
    case automatic = 0
    /// The bar is never minimized.
    case never = 1
    /// The bar is minimized when the user scrolls down.
    case onScrollDown = 2
    /// The bar is minimized when the user scrolls up.
    case onScrollUp = 3
}

/// The behaviors that determine when a minimized bar is shown again.
public enum UIBarMinimizationRestorationBehavior: Int, Sendable {
    /// The bar is shown when the user scrolls in the other direction.
    case automatic = 0
    /// The bar is shown when the content is scrolled to its edge. It's effective with bars that are minimized when the
    /// user scrolls down.
    case atScrollEdge = 1
}

/// The effects of a minimized bar on the safe area.
public enum UIBarMinimizationSafeAreaAdjustment: Int, Sendable {
    /// The system chooses the effect.
    case automatic = 0
    /// The safe area doesn't change.
    case disabled = 1
    /// The safe area includes the space of the bar.
    case enabled = 2
}

/// The vertical movement of content, which determines whether a bar is minimized.
struct BarScrollTracker {
    /// The distance after which the direction counts, in points.
    private static let distance: CGFloat = 40

    private var anchor: CGFloat?
    private var movesDown: Bool?

    /// Returns whether the content has moved down by more than the distance, or `nil` if it hasn't moved far enough.
    mutating func direction(at offset: CGFloat) -> Bool? {
        guard let anchor else {
            self.anchor = offset
            return nil
        }
        let moved = offset - anchor
        guard abs(moved) > Self.distance || movesDown == (moved > 0) else { return nil }
        self.anchor = offset
        movesDown = moved > 0
        return movesDown
    }

    /// Forgets the movement, before content moves without the user.
    mutating func reset() { self = BarScrollTracker() }
}

extension UINavigationController {
    /// Hides or shows the bar after the user has scrolled the content.
    func minimizeBar(for scrollView: UIScrollView) {
        let minimization = shown?.navigationItem.navigationBarMinimization ?? UIBarMinimization()
        let behavior = minimization.minimizationBehavior
        guard behavior == .onScrollDown || behavior == .onScrollUp else { return }
        guard scrollView.isTracking || scrollView.isDecelerating else { return bars.scroll.reset() }
        let offset = scrollView.contentOffset.y
        guard let movesDown = bars.scroll.direction(at: offset) else { return }
        if movesDown == (behavior == .onScrollDown) {
            // Content that bounces at its top doesn't minimize the bar.
            guard offset > -scrollView.adjustedContentInset.top else { return }
            bars.isMinimized = true
            setNavigationBarHidden(true, animated: true)
        } else if behavior == .onScrollUp || minimization.restorationBehavior == .automatic
            || offset <= -scrollView.adjustedContentInset.top
        {
            setNavigationBarHidden(false, animated: true)
            bars.isMinimized = false
        }
    }
}
