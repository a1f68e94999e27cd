/// A cell as a list has it: a tap on it may do something else than select it, and it looks at the rows beside it.
@MainActor
protocol ListedCell: UICollectionViewCell {
    /// Whether a tap on the cell does something else than select it.
    var hasTapAction: Bool { get }

    /// Does what a tap on the cell does.
    func performTapAction()

    /// Other rows may stand beside the cell now.
    func neighborsMayHaveChanged()
}

extension UICollectionViewListCell: ListedCell {
    // The lines between rows depend on both.
    func neighborsMayHaveChanged() { setNeedsLayout() }
}
