/// Methods for providing the items of drags from a table. Only the first one is required.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Asks the delegate for the items to drag when the user picks up a row. No drag begins if the array is empty.
    @Required
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Asks the delegate for the items to add to a drag when the user taps another row with a second finger.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// Asks the delegate for the appearance of a row's cell while it's dragged; unchanged if `nil` or not implemented.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Tells the delegate that a drag is about to begin.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Tells the delegate that a drag ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Asks the delegate whether items can be moved rather than copied; `true` if not implemented.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Asks the delegate whether items can be dropped only in this application; `false` if not implemented.
    ///
    /// Differs from UIKit: it's never called, because items can't be dropped anywhere else.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    /// Returns no items.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Returns `nil`, which means that the cell is unchanged.
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}

    /// Returns `true`.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        true
    }

    /// Returns `false`.
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
