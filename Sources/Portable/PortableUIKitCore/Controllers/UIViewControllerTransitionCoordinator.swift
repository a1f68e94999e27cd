/// The roles of the view controllers in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view controller that disappears.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewControllerKey")
    /// The view controller that appears.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
}

/// The roles of the views in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that disappears.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromViewKey")
    /// The view that appears.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToViewKey")
}

/// Information about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of the view controller that appears, or `.none` if it isn't presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value that indicates whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition can be interrupted.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether the transition is interactive.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the interaction, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity of the animation after the interaction.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view that contains the transition.
    var containerView: UIView { get }
    /// The rotation of the window. It's the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns a view controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// Returns a view of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A type that runs animations alongside a transition, and completions after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` as part of the transition's animation, and `completion` after it.
    ///
    /// - Returns: `true` if the animation will run. It's `false` after the transition has begun.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Does the same as `animate(alongsideTransition:completion:)`, for changes in another view.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the interaction ends. `isCancelled` then indicates the direction of the remaining
    /// animation.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` as part of the transition's animation, and `completion` after it.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }
}
