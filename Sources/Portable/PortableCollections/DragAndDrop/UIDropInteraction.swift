/// An interaction that lets the user drop items on its view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    private weak var dropDelegate: (any UIDropInteractionDelegate)?
    private weak var attachedView: UIView?

    /// Creates an interaction with a delegate, which it doesn't retain.
    public init(delegate: any UIDropInteractionDelegate) {
        dropDelegate = delegate
        super.init()
    }

    /// The object that accepts drops.
    open weak var delegate: (any UIDropInteractionDelegate)? { dropDelegate }

    /// The view that the interaction was added to; `nil` if it isn't in a view.
    open var view: UIView? { attachedView }

    /// A Boolean value that indicates whether the view accepts several drags at the same time. The default is `false`,
    /// which means that a second drag doesn't enter the view while the first one is in it.
    open var allowsSimultaneousDropSessions = false

    /// The session that entered the view last and is still in it.
    weak var activeSession: DragSession?

    /// Returns whether a session can be in the view.
    func admits(_ session: DragSession) -> Bool {
        allowsSimultaneousDropSessions || activeSession == nil || activeSession === session
    }

    /// Removes a session that has left the view.
    func removeSession(_ session: DragSession) {
        if activeSession === session { activeSession = nil }
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the new view.
    open func didMove(to view: UIView?) {
        attachedView = view
    }
}

/// Methods for accepting drops on a view. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate whether the view can accept a drag's items. The default is `true`.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Tells the delegate that a drag has entered the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Asks the delegate for a drop proposal whenever the finger moves. If the method isn't implemented, items can't be
    /// dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Tells the delegate that a drag has left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Tells the delegate to handle the drop.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Asks the delegate for the target preview of a dropped item. The default is `nil`, which means that the preview
    /// fades out.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Tells the delegate that the preview of an item is about to move to its target. The animator runs the delegate's
    /// animations with it.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)

    /// Tells the delegate that the previews have reached their targets.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Tells the delegate that a drag has ended, with a drop here or elsewhere.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns `true`.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal that doesn't allow a drop.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .cancel)
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    /// Returns the unchanged preview.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }

    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
