// error: An item says which one it is: add `nonisolated var id: String
import CompositionalLayoutBuilder

struct Badge: CompositionalLayoutItem {
    func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
}
