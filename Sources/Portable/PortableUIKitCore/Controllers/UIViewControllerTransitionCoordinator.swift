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
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// How the controller that comes is presented; `.none` if it isn't.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger started it.
    var initiallyInteractive: Bool { get }
    /// Whether it can be interrupted.
    var isInterruptible: Bool { get }
    /// Whether a finger drives it.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it started.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a finger has driven it, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The velocity of the animation after the interaction.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it happens.
    var containerView: UIView { get }
    /// How the window turns; the identity.
    var targetTransform: CGAffineTransform { get }

    /// A controller that takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// A view that takes part.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A type that runs animations alongside a transition, and completions after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` in the transition's animation and `completion` after it.
    ///
    /// - Returns: Whether the animation will run; false once the transition is under way.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same as `animate(alongsideTransition:completion:)`, for changes in another view.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when a finger leaves the rest to the system; `isCancelled` says then where it goes.
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
