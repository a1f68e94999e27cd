// error: An item needs an ID: add `nonisolated var id: String
import CompositionalLayoutBuilder

struct Badge: CompositionalLayoutItem {
    func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
}
