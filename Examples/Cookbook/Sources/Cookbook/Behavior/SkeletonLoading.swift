import UIKit

/// Gray bars while content loads: placeholder identifiers, which the items replace.
final class SkeletonLoading: UICollectionViewController {
    private enum Row: Hashable {
        case place(Int)
        case title(String)
    }

    private lazy var dataSource = makeDataSource()

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show((0..<6).map(Row.place))
    }

    func show(titles: [String]) {
        show(titles.map(Row.title))
    }

    private func show(_ rows: [Row]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
        let title = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
        }
        let place = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            let bar = UIView(frame: CGRect(x: 16, y: 14, width: [180, 120, 210][number % 3], height: 16))
            bar.backgroundColor = .tertiarySystemFill
            bar.layer.cornerRadius = 4
            cell.contentView.subviews.forEach { $0.removeFromSuperview() }
            cell.contentView.addSubview(bar)
            cell.isAccessibilityElement = true
            cell.accessibilityLabel = "Loading"
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
            switch row {
            case .place(let number):
                collectionView.dequeueConfiguredReusableCell(using: place, for: indexPath, item: number)
            case .title(let text):
                collectionView.dequeueConfiguredReusableCell(using: title, for: indexPath, item: text)
            }
        }
    }
}
