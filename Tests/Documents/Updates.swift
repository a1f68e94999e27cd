import UIKit

struct TaskItem: Identifiable, Sendable {
    let id: Int
}

@MainActor final class Tasks {
    typealias Task = TaskItem

    var store: [Task.ID: Task] = [:]
    let dataSource: UICollectionViewDiffableDataSource<Int, Task.ID>

    init(_ dataSource: UICollectionViewDiffableDataSource<Int, Task.ID>) {
        self.dataSource = dataSource
    }

    func show(_ tasks: [Task], changed: [Task.ID] = []) {
        store = Dictionary(uniqueKeysWithValues: tasks.map { ($0.id, $0) })
        var snapshot = NSDiffableDataSourceSnapshot<Int, Task.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(tasks.map(\.id))
        snapshot.reconfigureItems(changed)
        dataSource.apply(snapshot)
    }
}

@MainActor func showOutline(in dataSource: UICollectionViewDiffableDataSource<Int, String>) {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apples", "Pears"], to: "Fruit")
    outline.expand(["Fruit"])
    dataSource.apply(outline, to: 0, animatingDifferences: false)
}

@MainActor final class Names {
    let dataSource: UICollectionViewDiffableDataSource<Int, String>

    init(_ dataSource: UICollectionViewDiffableDataSource<Int, String>) {
        self.dataSource = dataSource
    }

    func reload(_ names: [String]) async {
        let snapshot = await Task.detached {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names.sorted())
            return snapshot
        }.value
        await dataSource.apply(snapshot)
    }
}
