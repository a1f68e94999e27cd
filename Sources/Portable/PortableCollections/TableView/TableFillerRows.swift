@_spi(Collage) import PortableUIKitCore

/// The separators of the empty rows below the last row of a plain table.
final class TableFillerRows: UIView {
    private var lines: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Places a line at the bottom of each row, at the given insets from the sides.
    func layOut(rowHeight: CGFloat, thickness: CGFloat, left: CGFloat, right: CGFloat, color: UIColor?) {
        let count = rowHeight > 0 ? Int(saturating: (bounds.height / rowHeight).rounded(.down)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = UIView()
            addSubview(line)
            lines.append(line)
        }
        for (index, line) in lines.enumerated() {
            line.backgroundColor = color
            line.frame = CGRect(
                x: left, y: CGFloat(index + 1) * rowHeight - thickness, width: max(bounds.width - left - right, 0),
                height: thickness)
        }
    }
}

extension UITableView {
    /// Shows empty rows in the space below the content. A view below the rows replaces them.
    func layOutFillerRows() {
        let top = headerHeight + rows.contentSize.height
        let room = bounds.maxY - top
        guard let height = shownFillerRowHeight, room > 0 else {
            fillerRows?.removeFromSuperview()
            return
        }
        let filler = fillerRows ?? TableFillerRows()
        if filler.superview !== self { insertSubview(filler, belowSubview: rows) }
        filler.frame = CGRect(x: 0, y: top, width: bounds.width, height: room)
        let margin = directionalLayoutMargins.leading
        let inset =
            separatorInsetStorage
            ?? UIEdgeInsets(
                top: 0, left: isRightToLeft ? 0 : margin, bottom: 0, right: isRightToLeft ? margin : 0)
        filler.layOut(
            rowHeight: height, thickness: 1 / max(traitCollection.displayScale, 1), left: inset.left,
            right: inset.right, color: separatorColor)
    }

    private var fillerRows: TableFillerRows? { subviews.lazy.compactMap { $0 as? TableFillerRows }.first }

    /// The height of the filler rows, or `nil` for none. An automatic height is that of the last row.
    private var shownFillerRowHeight: CGFloat? {
        guard style == .plain, tableFooterView == nil, separatorStyle != .none, fillerRowHeight != 0 else { return nil }
        guard fillerRowHeight == UITableView.automaticDimension else {
            return fillerRowHeight.isFinite && fillerRowHeight >= 1 ? fillerRowHeight : nil
        }
        let section = (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
        let last = section.map { rectForRow(at: IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0)).height }
        return max(last ?? 44, 1)
    }
}
