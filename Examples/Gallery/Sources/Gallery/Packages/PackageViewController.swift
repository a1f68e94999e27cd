import UIKit

/// The details of a package.
final class PackageViewController: UICollectionViewController {
    private let package: DebianPackage
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    private var facts: [(name: String, value: String)] {
        let size = ByteCountFormatter.string(fromByteCount: Int64(package.installedSize) * 1024, countStyle: .file)
        return [
            ("Version", package.version), ("Category", package.category), ("Size", size),
            ("Installed", package.isInstalled ? "Yes" : "No"),
        ]
    }

    init(package: DebianPackage) {
        self.package = package
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.footerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = package.name
        navigationItem.largeTitleDisplayMode = .never
        collectionView.allowsSelection = false
        let values = Dictionary(uniqueKeysWithValues: facts.map { ($0.name, $0.value) })
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = UIListContentConfiguration.valueCell()
            content.text = name
            content.secondaryText = values[name]
            cell.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [package] view, _, _ in
            var content = view.defaultContentConfiguration()
            content.text = package.summary
            view.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(facts.map(\.name))
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
