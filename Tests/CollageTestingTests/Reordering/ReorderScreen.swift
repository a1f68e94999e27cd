import CollageTesting

/// A list with reorder controls at the ends of its rows, while the app changes other rows.
final class ReorderScreen: WalkableScreen {
    private let list: ReorderController

    init(model: Shelf) { list = ReorderController(model) }

    var model: Shelf { list.shelf }
    var controller: UIViewController { list }

    func randomChange(using generator: inout SeededGenerator) -> Shelf.Change? { .random(using: &generator) }

    func apply(_ change: Shelf.Change) { list.change(change) }
}

private final class ReorderController: RowsController {
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self else { return }
            var arranged = shelf
            arranged.arrange { transaction.finalSnapshot.itemIdentifiers(inSection: $0) }
            adopt(arranged)
        }
    }

    override func accessories(of id: Int) -> [UICellAccessory] { [.reorder(displayed: .always)] }
}
