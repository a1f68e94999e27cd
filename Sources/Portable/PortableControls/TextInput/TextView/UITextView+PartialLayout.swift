import Foundation

// The layout of a long text, which includes only the lines down to the visible ones or to a requested place.

extension UITextView {
    /// The number of UTF-16 units above which only the visible part of text is laid out.
    private static let longTextLength = 20_000

    /// A Boolean value that indicates whether only the lines down to the visible ones or to the caret are laid out.
    private var laysOutVisiblePart: Bool {
        layoutManager.allowsNonContiguousLayout && isScrollEnabled && editor.length > Self.longTextLength
            && layoutManager.textContainers.count == 1
    }

    /// The layout of the visible lines. Below the lines of a long text, lines are laid out as the user scrolls.
    var shownGeometry: TextGeometry {
        let bottom = bounds.maxY + bounds.height - textOrigin.y
        return partialGeometry { $0.y <= bottom }
    }

    /// Returns the part of the selection in the lines that are laid out, or `nil` if the view isn't active.
    func shownSelection(in geometry: TextGeometry) -> TextSelection? {
        guard isFirstResponder else { return nil }
        let selection = editor.selection, end = geometry.laidOutLength
        guard !layoutManager.layout.isFinished else { return selection }
        guard selection.range.lowerBound < end else { return nil }
        return TextSelection(
            anchor: min(selection.anchor, end), head: min(selection.head, end), affinity: selection.affinity)
    }

    /// Returns the height of the lines. It's an estimate if some lines aren't laid out yet.
    func estimatedHeight(of geometry: TextGeometry) -> CGFloat {
        guard !layoutManager.layout.isFinished, geometry.laidOutLength > 0 else { return geometry.size.height }
        return geometry.size.height * CGFloat(geometry.length) / CGFloat(geometry.laidOutLength)
    }

    package func textGeometry(through offset: Int) -> TextGeometry {
        partialGeometry { $0.laidOutLength - ($0.paragraphs.last?.length ?? 0) <= offset }
    }

    package func textGeometry(downTo y: CGFloat) -> TextGeometry {
        partialGeometry { $0.paragraphs.last.map { $0.top <= y } ?? true }
    }

    /// Returns a layout of the beginning of the text if it's long, and otherwise of the whole text.
    private func partialGeometry(layingOutWhile isNeeded: (TextGeometryBuilder) -> Bool) -> TextGeometry {
        guard laysOutVisiblePart else { return textGeometry }
        updateContainer()
        layoutManager.layout.layOut(while: isNeeded)
        return layoutManager.layout.geometry
    }
}
