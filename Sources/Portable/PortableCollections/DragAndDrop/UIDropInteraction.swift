/// Lets a person drop on its view what is dragged.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    private weak var dropDelegate: (any UIDropInteractionDelegate)?
    private weak var attachedView: UIView?

    /// An interaction that asks its delegate, which it doesn't keep alive.
    public init(delegate: any UIDropInteractionDelegate) {
        dropDelegate = delegate
        super.init()
    }

    /// Decides about drops, and performs them.
    open weak var delegate: (any UIDropInteractionDelegate)? { dropDelegate }

    /// The view that it was added to; nil while it is in none.
    open var view: UIView? { attachedView }

    /// Whether drops on views in this one are this one's; stored only. False by default.
    open var allowsSimultaneousDropSessions = false

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Remembers the view.
    open func didMove(to view: UIView?) {
        attachedView = view
    }
}

/// Decides about drops on a view, and performs them. All methods are optional.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the view is interested in a drag at all; true if not implemented.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the finger comes over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Asks the delegate for a drop proposal whenever the finger moves. If the method isn't implemented, items can't be
    /// dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called when the finger leaves the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Takes what was dropped.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Where an item's preview flies to; it fades if nil or not implemented.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called when previews have come.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when the drag is over, dropped here or not.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
    /// True.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

    /// Nothing can be dropped.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .cancel)
    }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    /// The preview as it is.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}

    /// Does nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
