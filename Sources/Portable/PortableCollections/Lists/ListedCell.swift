/// A cell in a list. A tap on it can have another effect than selection, and its appearance depends on adjacent rows.
@MainActor
protocol ListedCell: UICollectionViewCell {
    /// Whether a tap on the cell does something else than select it.
    var hasTapAction: Bool { get }

    /// Does what a tap on the cell does.
    func performTapAction()

    /// Called when adjacent rows may have changed.
    func neighborsMayHaveChanged()
}

extension UICollectionViewListCell: ListedCell {
    // The lines between rows depend on both.
    func neighborsMayHaveChanged() { setNeedsLayout() }
}
