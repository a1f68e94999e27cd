import Foundation

// Separators between list cells.

extension UICollectionViewListCell {
    /// The frame of the separator at the bottom, whether or not it's drawn.
    var separatorFrame: CGRect { lineFrame(listRow?.bottomSeparator, isAtTop: false) }

    /// Shows the separators that the list requires.
    func updateSeparators() {
        let row = listRow
        separators.show(
            top: line(row?.topSeparator, isAtTop: true), bottom: line(row?.bottomSeparator, isAtTop: false), in: self)
    }

    /// Returns a separator line, unless this row or the adjacent one is highlighted or selected.
    private func line(_ separator: ListRow.Separator?, isAtTop: Bool) -> ListCellSeparators.Line? {
        guard let separator else { return nil }
        var color = separator.color
        let neighbor = neighbor(isAtTop ? -1 : 1)
        if hasStateBackground || neighbor?.hasStateBackground ?? false {
            guard isSelected, neighbor?.isSelected ?? false else { return nil }
            color = separator.multipleSelectionColor
        }
        return ListCellSeparators.Line(
            frame: lineFrame(separator, isAtTop: isAtTop), color: color, visualEffect: separator.visualEffect)
    }

    /// Whether the row has a separate background because of its state.
    private var hasStateBackground: Bool { showsSelection && (isSelected || isHighlighted) }

    /// Returns the cell a number of rows further down, if it's on screen.
    func neighbor(_ distance: Int) -> UICollectionViewListCell? {
        guard let element = placement.element, element.category == .cell, element.indexPath.count == 2 else {
            return nil
        }
        let path = IndexPath(item: element.indexPath.item + distance, section: element.indexPath.section)
        return owningCollectionView?.placed[.cell(path)] as? UICollectionViewListCell
    }

    /// Returns the frame of a separator: one pixel high, at the top or the bottom edge.
    private func lineFrame(_ separator: ListRow.Separator?, isAtTop: Bool) -> CGRect {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
        let height = ListMetrics(.metrics(for: traitCollection)).separatorHeight(scale: scale)
        let leading =
            ownSeparatorInsets.flatMap { UIListSeparatorConfiguration.points($0.leading) }
            ?? separator?.leadingInset
        let trailing =
            ownSeparatorInsets.flatMap { UIListSeparatorConfiguration.points($0.trailing) }
            ?? separator?.trailingInset
        let additional = additionalSeparatorInsets
        var left = isRightToLeft ? trailing : leading
        var right = isRightToLeft ? leading : trailing
        if left == nil || right == nil {
            let automatic = automaticLineInsets
            left = left ?? automatic.left
            right = right ?? automatic.right
        }
        // Separators end before an index, whose titles they would cross.
        let start = max((left ?? 0) + (isRightToLeft ? additional.trailing : additional.leading), indexPadding.left)
        let end = max((right ?? 0) + (isRightToLeft ? additional.leading : additional.trailing), indexPadding.right)
        return CGRect(
            x: start, y: isAtTop ? bounds.minY : bounds.maxY - height,
            width: max(bounds.width - start - end, 0), height: height)
    }

    /// The automatic insets of lines at the left and the right.
    private var automaticLineInsets: (left: CGFloat, right: CGFloat) {
        let constrained = separatorGuide.owningView == nil ? (nil, nil) : separatorGuide.constrainedSides
        let start = textStart
        let end = automaticSeparatorEnd
        let left = constrained.0 ?? (isRightToLeft ? end : start)
        let right = constrained.1.map { bounds.width - $0 } ?? (isRightToLeft ? start : end)
        return (left, right)
    }
}
