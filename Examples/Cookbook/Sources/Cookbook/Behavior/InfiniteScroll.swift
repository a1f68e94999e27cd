import UIKit

/// A list that loads more rows when its end is visible, with a spinner until they arrive.
final class InfiniteScroll: UICollectionViewController {
    private lazy var dataSource = makeDataSource()
    private var isLoading = false

    convenience init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.footerMode = .supplementary
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(1...20))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        let count = dataSource.snapshot().numberOfItems
        guard indexPath.item >= count - 5, !isLoading else { return }
        isLoading = true
        Task { [weak self] in
            await Task.yield()
            self?.append(Array(count + 1...count + 20))
        }
    }

    private func append(_ numbers: [Int]) {
        var snapshot = dataSource.snapshot()
        snapshot.appendItems(numbers)
        dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in self?.isLoading = false }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(number)"
            cell.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<SpinnerView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { _, _, _ in }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            collectionView, indexPath, number in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
        }
        return dataSource
    }
}

private final class SpinnerView: UICollectionViewListCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        spinner.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            spinner.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            spinner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("SpinnerView is made in code.")
    }
}
