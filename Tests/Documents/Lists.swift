import CollageTesting
import UIKit

@MainActor func lists(gridSection: @escaping () -> NSCollectionLayoutSection) -> [UICollectionViewLayout] {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = true
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)

    let mixed = UICollectionViewCompositionalLayout { index, environment in
        index == 0 ? .list(using: configuration, layoutEnvironment: environment) : gridSection()
    }
    return [layout, mixed]
}

struct Task {
    var title: String
    var isDone: Bool
}

@MainActor func makeRow() -> UICollectionView.CellRegistration<UICollectionViewListCell, Task> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Task> { cell, _, task in
        var content = cell.defaultContentConfiguration()
        content.text = task.title
        content.secondaryText = task.isDone ? "Done" : nil
        cell.contentConfiguration = content
        cell.accessories = task.isDone ? [.checkmark()] : [.disclosureIndicator()]
    }
    return row
}

@MainActor func deletesMilk(_ host: TestHost) throws {
    try host.element(.label("Milk")).swipe("Delete")
    try host.verify(of: .scrolledContent)
}
