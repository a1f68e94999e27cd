import Composer
import UIKit

/// An enum whose cases describe the layouts of their sections, in addition to the app's data source.
final class ComposerSections: UICollectionViewController {
    private lazy var dataSource = makeDataSource()
    private lazy var composer = Composer(collectionView: collectionView, dataSource: dataSource)

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        composer.compose()
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
        snapshot.appendSections([.new, .all])
        snapshot.appendItems((1...5).map(Book.init), toSection: .new)
        snapshot.appendItems((6...20).map(Book.init), toSection: .all)
        composer.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Book> {
        let tile = UICollectionView.CellRegistration<TileCell, Book> { cell, _, book in
            cell.show("\(book.number)", number: book.number)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, book in
            collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: book)
        }
    }
}

private enum Shelf: ComposableSection {
    case new, all
}

private struct Book: ComposableItem {
    let number: Int
}

extension Shelf: Composable {
    var item: UICollectionViewComposableLayout.Item { .full() }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .new: .custom(width: .absolute(140), height: .absolute(140), direction: .horizontal, numberOfItems: 1)
        case .all: .grid(height: .absolute(64), numberOfItems: 3, spacing: .fixed(8))
        }
    }

    var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .new: .base(spacing: 8, contentInsets: .all(12), orthogonalScrolling: .continuous)
        case .all: .base(spacing: 8, contentInsets: .all(12))
        }
    }
}
