/// The coordinator of a drop on a table, which passes everything on to the coordinator of its rows.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private final class Item: NSObject, UITableViewDropItem {
        private let item: any UICollectionViewDropItem

        init(_ item: any UICollectionViewDropItem) {
            self.item = item
        }

        var dragItem: UIDragItem { item.dragItem }
        var sourceIndexPath: IndexPath? { item.sourceIndexPath }
        var previewSize: CGSize { item.previewSize }
    }

    private let coordinator: any UICollectionViewDropCoordinator
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ coordinator: any UICollectionViewDropCoordinator, _ proposal: UITableViewDropProposal) {
        self.coordinator = coordinator
        self.proposal = proposal
        items = coordinator.items.map(Item.init)
    }

    var destinationIndexPath: IndexPath? { coordinator.destinationIndexPath }

    var session: any UIDropSession { coordinator.session }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        TableDropPlaceholderContext(coordinator.drop(dragItem, to: TableRowPlaceholder(placeholder)))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        coordinator.drop(dragItem, toItemAt: indexPath)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        coordinator.drop(dragItem, intoItemAt: indexPath, rect: rect)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        coordinator.drop(dragItem, to: target)
    }
}

/// The context of a placeholder among a table's rows.
@MainActor
private final class TableDropPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    private let context: any UICollectionViewDropPlaceholderContext

    init(_ context: any UICollectionViewDropPlaceholderContext) {
        self.context = context
    }

    var dragItem: UIDragItem { context.dragItem }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        context.commitInsertion(dataSourceUpdates: dataSourceUpdates)
    }

    @discardableResult
    func deletePlaceholder() -> Bool { context.deletePlaceholder() }

    func addAnimations(_ animations: @escaping () -> Void) { context.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        context.addCompletion(completion)
    }
}

/// A table's placeholder as the collection view of the rows shows it.
final class TableRowPlaceholder: UICollectionViewDropPlaceholder {
    /// The height of the row in points, or `UITableView.automaticDimension`.
    let rowHeight: CGFloat

    init(_ placeholder: UITableViewDropPlaceholder) {
        rowHeight = placeholder.rowHeight
        super.init(
            insertionIndexPath: placeholder.insertionIndexPath, reuseIdentifier: placeholder.reuseIdentifier)
        cellUpdateHandler = { cell in
            if let cell = (cell as? TableCellBody)?.tableCell { placeholder.cellUpdateHandler?(cell) }
        }
        previewParametersProvider = { cell in
            (cell as? TableCellBody)?.tableCell.flatMap { placeholder.previewParametersProvider?($0) }
        }
    }
}
