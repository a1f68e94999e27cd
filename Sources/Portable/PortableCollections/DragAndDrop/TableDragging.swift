/// The drag delegate of the collection view that shows a table's rows, which calls the table's drag delegate.
final class TableDragging: NSObject {
    private unowned let table: UITableView
    weak var delegate: (any UITableViewDragDelegate)?

    init(_ table: UITableView) {
        self.table = table
    }
}

@MainActor
extension TableDragging: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        delegate?.tableView(table, itemsForBeginning: session, at: indexPath) ?? []
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        delegate?.tableView(
            table, itemsForAddingTo: session, at: indexPath, point: table.convert(point, from: collectionView)) ?? []
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        delegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        delegate?.tableView(table, dragPreviewParametersForRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        delegate?.tableView(table, dragSessionWillBegin: session)
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        delegate?.tableView(table, dragSessionDidEnd: session)
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }
}
