import UIKit

/// Folders that expand: a section snapshot is a tree, and an outline disclosure expands its item.
final class ExpandableOutline: UICollectionViewController {
    private lazy var dataSource = makeDataSource()

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Vegetables", "Bread"])
        outline.append(["Apples", "Berries", "Pears"], to: "Fruit")
        outline.append(["Blackberries", "Raspberries"], to: "Berries")
        outline.append(["Leeks", "Peas"], to: "Vegetables")
        outline.expand(["Fruit", "Berries"])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            let outline = self?.dataSource.snapshot(for: 0)
            let hasChildren = outline.map { !$0.snapshot(of: name).items.isEmpty } ?? false
            cell.accessories = hasChildren ? [.outlineDisclosure()] : []
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }
}
