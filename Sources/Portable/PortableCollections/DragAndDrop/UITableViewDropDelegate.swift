/// Methods for accepting drops on a table. Only the first one is required.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate to accept the dropped items: to change the model and the table, and to choose where the previews
    /// go.
    @Required
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Asks the delegate whether the table accepts any of the dragged items; `true` if not implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Tells the delegate that the dragged items are over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Asks the delegate for a drop proposal whenever the finger moves. If the method isn't implemented, the table's
    /// own rows can be moved, and other items can't be dropped.
    ///
    /// - Parameter destinationIndexPath: The row on screen under the finger, where a drop would insert the items; `nil`
    ///   if there's no row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Tells the delegate that the dragged items left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Tells the delegate that the drag ended, with a drop on the table or elsewhere.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Asks the delegate for the appearance of a row's cell while a preview goes to it; unchanged if `nil` or not
    /// implemented.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    /// Returns a move between rows for the table's own rows, and otherwise a proposal that cancels the drop.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        tableView.hasActiveDrag
            ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            : UITableViewDropProposal(operation: .cancel)
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// Returns `nil`, which means that the cell is unchanged.
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
