/// An interaction that acts like a press on its view when the user holds a drag over it.
///
/// The interaction becomes possible when the drag is over the view and its behavior allows it. If the finger rests, the
/// view flashes after a moment, and then the handler is called.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Decides where the interaction is possible.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows how far the interaction has come.
    public let interactionEffect: any UISpringLoadedInteractionEffect

    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private weak var attachedView: UIView?

    /// Creates an interaction with its own effect and behavior.
    ///
    /// - Parameters:
    ///   - interactionBehavior: Decides where it's possible; `nil` for everywhere in the view.
    ///   - interactionEffect: Shows its progress; `nil` to flash the view.
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

    /// An interaction that is possible everywhere in its view, which flashes.
    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    /// The view that has the interaction, or `nil`.
    open var view: UIView? { attachedView }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Remembers the view.
    open func didMove(to view: UIView?) {
        attachedView = view
    }

    package func activate(_ context: any UISpringLoadedInteractionContext) {
        handler(self, context)
    }
}

/// Decides where a drag that is held over a view does something.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the interaction is possible at the current location. It's called whenever the finger moves, and
    /// may change the view or item of the context, which restarts the delay.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the drag has left the view or ended, or when the handler was called. It's optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a drag that is held over a view is about to do something.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called whenever the context has come to another state.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How far a drag over a view has come.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing will happen.
    case inactive = 0
    /// Something will happen if the finger rests.
    case possible = 1
    /// It's about to be activated.
    case activating = 2
    /// It was activated.
    case activated = 3
}

/// The view and location of a drag.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the drag has come.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that the effect is shown on; at first that of the interaction.
    var targetView: UIView? { get set }
    /// The part of the view that is the target. The interaction's behavior can set it; it's `nil` at first.
    var targetItem: Any? { get set }
    /// Where the finger is, in the coordinates of `view`; nil stands for the window.
    func location(in view: UIView?) -> CGPoint
}

/// An object that can be activated by holding a drag over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that is held over it is as a press; false by default.
    var isSpringLoaded: Bool { get set }
}
