import Foundation

extension UICollectionView: InitializableWithoutFrame {
    @_silgen_name("collage_UICollectionView_make")
    fileprivate convenience init(dynamicFrame frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    // Initializers own their arguments, so the function's parameter is `consuming`.
    @_silgen_name("collage_UICollectionView_make")
    private static func callInitializer(frame: CGRect, layout: consuming UICollectionViewLayout) -> UICollectionView

    /// An instance of the class without a size, made by its `init(frame:collectionViewLayout:)`.
    package static func makeInstance() -> UIView { callInitializer(frame: .zero, layout: UICollectionViewFlowLayout()) }
}

extension UITableViewCell {
    /// Returns an instance of the class, created with its `init(style:reuseIdentifier:)`.
    @_spi(Collage)
    public static func _make<Cell: UITableViewCell>(
        _ cellClass: Cell.Type, style: CellStyle, reuseIdentifier: String?
    ) -> Cell {
        unsafeDowncast(make(cellClass, style: style, reuseIdentifier: reuseIdentifier), to: cellClass)
    }
}
