import CollageTesting

/// A list whose rows have context menus, which stay open while the rows below them change.
final class MenuScreen: WalkableScreen {
    private let list: MenuController

    init(model: Shelf) { list = MenuController(model) }

    var model: Shelf { list.shelf }
    var controller: UIViewController { list }

    func randomChange(using generator: inout SeededGenerator) -> Shelf.Change? { .random(using: &generator) }

    func apply(_ change: Shelf.Change) { list.change(change) }
}

private final class MenuController: RowsController, UICollectionViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let ids = indexPaths.compactMap { dataSource.itemIdentifier(for: $0) }
        guard !ids.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(ids) },
                UIMenu(title: "More", children: [UIAction(title: "Nothing") { _ in }]),
            ])
        })
    }

    private func delete(_ ids: [Int]) {
        var shelf = shelf
        for id in ids { shelf.deleteRow(id: id) }
        show(shelf)
    }
}
