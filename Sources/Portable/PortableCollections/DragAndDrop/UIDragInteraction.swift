/// An interaction that lets the user drag the content of its view.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    private weak var dragDelegate: (any UIDragInteractionDelegate)?
    private weak var attachedView: UIView?
    private lazy var recognizer = DragGestureRecognizer(self)

    /// Creates an interaction with a delegate, which it doesn't retain.
    public init(delegate: any UIDragInteractionDelegate) {
        dragDelegate = delegate
        super.init()
    }

    /// The object that provides the items of drags.
    open weak var delegate: (any UIDragInteractionDelegate)? { dragDelegate }

    /// The view that the interaction was added to; `nil` if it isn't in a view.
    open var view: UIView? { attachedView }

    /// A Boolean value that indicates whether the user can drag items. The default is `true`.
    open var isEnabled = true {
        didSet { recognizer.isEnabled = isEnabled }
    }

    /// A Boolean value that indicates whether new interactions are enabled. It's `true`.
    open class var isEnabledByDefault: Bool { true }

    private var options = DragLiftOptions()

    /// A Boolean value that indicates whether other gestures can continue while items are lifted and not dragged yet. The
    /// default is `false`.
    open var allowsSimultaneousRecognitionDuringLift: Bool {
        get { options.allowsSimultaneousRecognition }
        set { options.allowsSimultaneousRecognition = newValue }
    }

    /// The behavior of the lift at the beginning of a drag. The default is `.default`.
    open var liftBehavior: LiftBehavior {
        get { options.behavior }
        set {
            options.behavior = newValue
            recognizer.minimumPressDuration = newValue.delay
        }
    }

    /// A Boolean value that indicates whether a drag with a pointer begins before the delay of a lift. The default is
    /// `false`.
    open var allowsPointerDragBeforeLiftDelay: Bool {
        get { options.allowsPointerDrag }
        set { options.allowsPointerDrag = newValue }
    }

    /// Stops observing the previous view.
    open func willMove(to view: UIView?) {
        attachedView?.removeGestureRecognizer(recognizer)
    }

    /// Starts observing the new view.
    open func didMove(to view: UIView?) {
        attachedView = view
        view?.addGestureRecognizer(recognizer)
    }
}

extension UIDragInteraction {
    /// The behaviors of the lift at the beginning of a drag.
    public enum LiftBehavior: Int, Sendable {
        /// The lift has the system's delay.
        case `default` = 0
        /// The lift has a longer delay, so that other gestures can begin.
        case extended = 1

        /// The time between the touch and the lift, in seconds.
        fileprivate var delay: Double { self == .extended ? 1 : 0.5 }
    }
}

/// The properties of a drag's lift.
private struct DragLiftOptions {
    var allowsSimultaneousRecognition = false
    var behavior = UIDragInteraction.LiftBehavior.default
    var allowsPointerDrag = false
}

/// Methods for providing the items of a drag from a view and for responding to the drag. Only the first one is
/// required.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the items to drag from the session's location. No drag begins if the array is empty.
    @Required
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// Asks the delegate for the lift preview of an item. The default is the view itself; `nil` means no preview.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Tells the delegate that the previews are about to be lifted. The animator runs the delegate's animations with the
    /// lift.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Asks the delegate for the items to add to a drag, for a tap with a second finger at a point of the view. The default
    /// is an empty array.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Asks the delegate for the session that gets the items of a tap with a second finger. The default is the first one.
    /// With `nil`, no items are added.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Tells the delegate that items are about to be added to a session.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// Asks the delegate whether items can be dropped only in this application. The default is `false`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Asks the delegate for the preview to which an item returns when the drag is canceled. The default is the lift
    /// preview; with `nil`, the preview fades out.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Tells the delegate that an item is about to return. The animator runs the delegate's animations with it.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)

    /// Tells the delegate that the drop target has received the items.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// Tells the delegate that a drag is about to begin after a lift.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Asks the delegate whether items can be moved instead of copied. The default is `true`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Tells the delegate that the finger has moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Tells the delegate that the drag is about to end, before the previews animate to their targets.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// Tells the delegate that the drag has ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// Returns a preview of the view.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        interaction.view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
    }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}

    /// Returns `true`.
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

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    /// Returns no items.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Returns the first session.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { sessions.first }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}

    /// Returns `false`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }

    /// Returns the lift preview.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}
