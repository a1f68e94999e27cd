/// A cell in a list. A tap on it can have another effect than selection, and its appearance depends on adjacent rows.
@MainActor
protocol ListedCell: UICollectionViewCell {
    /// Whether a tap on the cell has another effect than selection.
    var hasTapAction: Bool { get }

    /// Performs the effect of a tap on the cell.
    func performTapAction()

    /// Called when adjacent rows may have changed.
    func neighborsMayHaveChanged()
}

extension UICollectionViewListCell: ListedCell {
    // The separators between rows depend on both rows.
    func neighborsMayHaveChanged() { setNeedsLayout() }
}
