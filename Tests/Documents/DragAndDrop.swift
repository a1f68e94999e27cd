import CollageTesting
import CollectionCore
import Testing
import UIKit

@MainActor final class ReorderedTasks {
    var tasks: [String] = []

    func prepare(_ dataSource: UICollectionViewDiffableDataSource<Int, String>) {
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.tasks = transaction.finalSnapshot.itemIdentifiers
        }
    }
}

final class ReorderedNames: UICollectionViewController, UICollectionViewDragDelegate {
    private var names = ["Ada", "Jonas", "Mina"]

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item] as NSString))
        item.localObject = names[indexPath.item]
        return [item]
    }
}

struct TaskItem: CollectionItem {
    let id: Int

    func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {}
}

@MainActor func makeSection(done: [TaskItem], finish: @escaping ([TaskItem]) -> Void) -> SectionModel {
    let section = SectionModel(id: "done", layout: ListRowLayout(), items: done)
        .dropTarget(of: TaskItem.self) { tasks, position in finish(tasks) }
    return section
}

@MainActor func drags(_ list: ReorderedTasks, on host: TestHost) throws {
    try host.element(.label("Milk")).drag(by: CGVector(dx: 0, dy: 120), held: 1)
    try host.element(.role(.button) && .label("Bread")).drag(by: CGVector(dx: 180, dy: 0), held: 1)
    #expect(list.tasks == ["Bread", "Milk"])
}
