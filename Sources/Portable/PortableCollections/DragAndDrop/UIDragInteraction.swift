/// Lets a person drag what its view shows: by a press and a movement.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private weak var dragDelegate: (any UIDragInteractionDelegate)?
    private weak var attachedView: UIView?
    private lazy var recognizer = DragGestureRecognizer(self)

    /// An interaction that drags what its delegate says, which it doesn't keep alive.
    public init(delegate: any UIDragInteractionDelegate) {
        dragDelegate = delegate
        super.init()
    }

    /// Says what is dragged.
    open weak var delegate: (any UIDragInteractionDelegate)? { dragDelegate }

    /// The view that it was added to; nil while it is in none.
    open var view: UIView? { attachedView }

    /// Whether anything can be dragged; true by default.
    open var isEnabled = true {
        didSet { recognizer.isEnabled = isEnabled }
    }

    /// Whether interactions are enabled when they are made: true.
    open class var isEnabledByDefault: Bool { true }

    /// A Boolean value that indicates whether other gestures can continue during a lift. It has no effect.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Stops watching the view that it was in.
    open func willMove(to view: UIView?) {
        attachedView?.removeGestureRecognizer(recognizer)
    }

    /// Watches its view for presses.
    open func didMove(to view: UIView?) {
        attachedView = view
        view?.addGestureRecognizer(recognizer)
    }
}

/// Methods for providing the items of a drag from a view and for responding to the drag. Only the first one is
/// required.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the items to drag from the session's location. No drag begins if the array is empty.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// Asks the delegate for the lift preview of an item. The default is the view itself; `nil` means no preview.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before what was lifted is dragged.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Whether items may be moved rather than copied; true if not implemented.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Called when the finger has moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Called before previews fly to where they were dropped or came from.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// Called when all is over.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// The view itself.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        interaction.view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
    }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}

    /// True.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
}
