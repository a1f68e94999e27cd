import Collage
import CollageTesting

/// `CompositionalLayoutBuilder`.
final class BuilderSystem: ShelfSystem {
    private struct ID: CompositionalLayoutID {
        let id: Int
    }

    private let screen = UICollectionViewController.empty()
    private lazy var builder = CompositionalLayoutController(collectionView: screen.collectionView)

    var controller: UIViewController { screen }

    func show(_ shelf: Shelf, _ preset: Preset, animated: Bool) {
        let sections = shelf.sections.map { section in
            let items = preset.layout.items(id: ID(id: section.id)) { section.rows.map { RowItem(row: $0) } }
            return section.header.map { items.header(RowTitle(text: $0)) } ?? items
        }
        builder.apply(sections, animatingDifferences: animated, completion: nil)
    }
}
