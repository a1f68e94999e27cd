import Collage
import CollageTesting

/// A row as an item of the systems that share a driver.
struct RowItem: CompositionalLayoutItem, Equatable {
    let row: Shelf.Row
    nonisolated var id: Int { row.id }

    func configure(cell: TextCell, for indexPath: IndexPath) {
        cell.show(row)
    }
}

/// A title as their header.
struct RowTitle: CollectionSupplementary, Equatable {
    let text: String

    func configure(view: TitleView, for indexPath: IndexPath) {
        view.show(text)
    }
}
