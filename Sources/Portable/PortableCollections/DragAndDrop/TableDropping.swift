/// The drop delegate of the collection view that shows a table's rows, which calls the table's drop delegate.
final class TableDropping: NSObject {
    /// The part of a row's height, at its top and its bottom, in which the automatic intent inserts between rows.
    private static let edge: CGFloat = 0.25

    private unowned let table: UITableView
    weak var delegate: (any UITableViewDropDelegate)?
    private var proposal: UITableViewDropProposal?

    init(_ table: UITableView) {
        self.table = table
    }
}

@MainActor
extension TableDropping: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        delegate?.tableView(table, canHandle: session) ?? (movedRow(of: session) != nil)
    }

    /// The only row that is dragged, if a table without a drop delegate can move it.
    private func movedRow(of session: any UIDropSession) -> IndexPath? {
        guard delegate == nil, session.items.count == 1, let item = session.items.first,
            item.sourceView === table.rows, let path = item.sourcePath,
            table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
        else { return nil }
        return path
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        delegate?.tableView(table, dropSessionDidEnter: session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let wanted =
            delegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
            ?? (movedRow(of: session) == nil
                ? UITableViewDropProposal(operation: .cancel)
                : UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath))
        proposal = wanted
        return UICollectionViewDropProposal(
            operation: wanted.operation, intent: intent(wanted.intent, session, destinationIndexPath))
    }

    private func intent(
        _ intent: UITableViewDropProposal.Intent, _ session: any UIDropSession, _ destination: IndexPath?
    ) -> UICollectionViewDropProposal.Intent {
        switch intent {
        case .unspecified: return .unspecified
        case .insertAtDestinationIndexPath: return .insertAtDestinationIndexPath
        case .insertIntoDestinationIndexPath: return .insertIntoDestinationIndexPath
        case .automatic:
            let row = destination.map { path in table.rows.usingPresentedPaths { table.rectForRow(at: path) } } ?? .zero
            let middle = row.insetBy(dx: 0, dy: row.height * Self.edge)
            return middle.contains(session.location(in: table))
                ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
        }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        delegate?.tableView(table, dropSessionDidExit: session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        delegate?.tableView(table, dropSessionDidEnd: session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        delegate?.tableView(table, dropPreviewParametersForRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard delegate != nil else { return moveRow(with: coordinator) }
        let proposal = proposal ?? UITableViewDropProposal(operation: .cancel)
        delegate?.tableView(table, performDropWith: TableDropCoordinator(coordinator, proposal))
    }

    /// Has the data source move the dropped row.
    private func moveRow(with coordinator: any UICollectionViewDropCoordinator) {
        guard let source = movedRow(of: coordinator.session), let proposed = coordinator.destinationIndexPath else {
            return
        }
        let target =
            table.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
            ?? proposed
        table.performBatchUpdates { [table] in
            table.dataSource?.tableView(table, moveRowAt: source, to: target)
            table.moveRow(at: source, to: target)
        }
        if let item = coordinator.items.first { coordinator.drop(item.dragItem, toItemAt: target) }
    }
}
