import Collage
import CollageTesting

/// `Composer` with a diffable data source.
final class ComposerSystem: ShelfSystem {
    /// A section whose layout depends on the preset, which doesn't make it another section.
    private struct ID: ComposableSection, Composable {
        nonisolated let id: Int
        let columns: Int
        let height: CGFloat

        nonisolated static func == (left: ID, right: ID) -> Bool { left.id == right.id }
        nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

        var item: UICollectionViewComposableLayout.Item { .full() }
        var group: UICollectionViewComposableLayout.Group {
            .grid(height: .absolute(height), numberOfItems: columns, spacing: .fixed(8))
        }
        var section: UICollectionViewComposableLayout.Section { .base(spacing: 8) }
    }

    private struct Item: ComposableItem {
        let id: Int
    }

    private final class Rows {
        var shelf = Shelf([])
    }

    private let rows = Rows()
    private let screen = UICollectionViewController.empty()
    private let dataSource: UICollectionViewDiffableDataSource<ID, Item>
    private let composer: Composer<ID, Item>

    var controller: UIViewController { screen }

    init() {
        let rows = rows, collectionView: UICollectionView = screen.collectionView
        let cells = UICollectionView.CellRegistration<TextCell, Item> { cell, _, item in
            if let row = rows.shelf[row: item.id] { cell.show(row) }
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        composer = Composer(collectionView: collectionView, dataSource: dataSource)
        composer.compose()
    }

    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool) {
        let outdated = shelf.outdated(since: rows.shelf).rows
        rows.shelf = shelf
        var snapshot = NSDiffableDataSourceSnapshot<ID, Item>()
        for section in shelf.sections {
            let id = ID(
                id: section.id, columns: preset.rawValue % 4 + 1, height: CGFloat(40 + 10 * (preset.rawValue / 4)))
            snapshot.appendSections([id])
            snapshot.appendItems(section.rows.map { Item(id: $0.id) }, toSection: id)
        }
        snapshot.reconfigureItems(outdated.map { Item(id: $0) })
        composer.apply(snapshot, animatingDifferences: animated)
    }
}
