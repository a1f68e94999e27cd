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

    /// Whether other gestures may go on while something is lifted; stored only.
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

/// Says what is dragged from a view, and learns what becomes of it. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged from where the session is; nothing is if empty.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// What is lifted for an item; the view itself if not implemented, and nothing if nil.
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
