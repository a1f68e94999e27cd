/// What stands for a cell on the screen: the cell itself, or the row of a table that it fills.
@MainActor
protocol CellRepresenting: UIView {
    var representedCell: UICollectionViewCell { get }
}

extension UICollectionViewCell: CellRepresenting {
    var representedCell: UICollectionViewCell { self }
}
