/// An interaction that acts like a press on its view when the user holds a drag over it.
///
/// The interaction becomes possible when the drag is over the view and its behavior allows it. If the finger rests, the
/// view flashes after a moment, and then the handler is called.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The object that determines where the interaction is possible.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The object that shows the progress of the interaction.
    public let interactionEffect: any UISpringLoadedInteractionEffect

    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private weak var attachedView: UIView?

    /// Creates an interaction with its own effect and behavior.
    ///
    /// - Parameters:
    ///   - interactionBehavior: The object that determines where the interaction is possible. `nil` means the entire
    ///     view.
    ///   - interactionEffect: The object that shows the progress. `nil` flashes the view.
    ///   - handler: A closure that is called when the finger has rested long enough.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? SpringLoadingBehavior()
        self.interactionEffect = interactionEffect ?? SpringLoadingFlash()
        self.handler = handler
        super.init()
    }

    /// Creates an interaction that's possible in its entire view. The view flashes before the activation.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// The view that has the interaction, or `nil`.
    open var view: UIView? { attachedView }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the view of the interaction.
    open func didMove(to view: UIView?) {
        attachedView = view
    }

    package func activate(_ context: any UISpringLoadedInteractionContext) {
        handler(self, context)
    }
}

/// Methods that determine where a spring-loaded interaction is possible.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the interaction is possible at the current location. It's called whenever the finger moves, and
    /// may change the view or item of the context, which restarts the delay.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the drag has left the view or ended, or when the handler was called. The method is optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Methods that show the progress of a spring-loaded interaction.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state of the context has changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The states of a drag over a view with a spring-loaded interaction.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// The drag doesn't activate the view.
    case inactive = 0
    /// The view is activated if the finger rests.
    case possible = 1
    /// The view is about to be activated.
    case activating = 2
    /// The view was activated.
    case activated = 3
}

/// The view and location of a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the drag.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that the effect is shown on; at first that of the interaction.
    var targetView: UIView? { get set }
    /// The part of the view that is the target. The interaction's behavior can set it; it's `nil` at first.
    var targetItem: Any? { get set }
    /// Returns the location of the finger in the coordinates of `view`, or of the window if `view` is `nil`.
    func location(in view: UIView?) -> CGPoint
}

/// An object that can be activated by holding a drag over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// A Boolean value that indicates whether holding a drag over the object activates it. The default is `false`.
    var isSpringLoaded: Bool { get set }
}
