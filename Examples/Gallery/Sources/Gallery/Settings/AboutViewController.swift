import UIKit

/// Information about the device, in rows of names and values.
final class AboutViewController: UICollectionViewController {
    private struct Fact: Hashable {
        let name: String
        let value: String
    }

    private var dataSource: UICollectionViewDiffableDataSource<Int, Fact>!

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        title = "About"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.allowsSelection = false
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Fact> { cell, _, fact in
            var content = UIListContentConfiguration.valueCell()
            content.text = fact.name
            content.secondaryText = fact.value
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, fact in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: fact)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Fact>()
        snapshot.appendSections([0])
        snapshot.appendItems([
            Fact(name: "Name", value: UIDevice.current.name),
            Fact(name: "System", value: "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"),
            Fact(name: "Model", value: UIDevice.current.model),
        ])
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
