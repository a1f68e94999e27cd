/// A label of a table view cell, header, or footer. These place their labels without constraints, so that a change of text
/// or font requires another layout.
final class TableLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}

/// The image view of a table view cell. An image of another size requires another layout of the cell.
final class TableImageView: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
    }
}
