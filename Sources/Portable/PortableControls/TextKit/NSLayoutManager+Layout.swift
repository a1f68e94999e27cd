import Foundation

extension NSLayoutManager {
    /// Lays out lines until all characters before an offset are laid out.
    func layOut(until offset: Int) { layOut { $0.laidOutLength < offset } }

    /// Lays out the lines of a container, or only its lines above a y coordinate.
    func layOut(_ container: NSTextContainer, above bottom: CGFloat = .infinity) {
        let index = index(of: container)
        layOut { $0.filledContainer < index || ($0.filledContainer == index && $0.y <= bottom) }
    }

    private func layOut(while isNeeded: (TextGeometryBuilder) -> Bool) {
        if textStorage?.isEditing ?? false {
            fatalError(
                """
                -[NSLayoutManager _fillLayoutHoleForCharacterRange:desiredNumberOfLines:isSoft:] *** attempted layout \
                while textStorage is editing.  It is not valid to cause the layoutManager to do layout while the \
                textStorage is editing (ie the textStorage has been sent a beginEditing message without a matching \
                endEditing.)
                """)
        }
        let before = layout.isFinished ? textContainers.count : layout.filledContainer
        layout.layOut(while: isNeeded)
        let after = layout.isFinished ? textContainers.count : layout.filledContainer
        for index in before..<max(before, after) { notifyOfLayout(in: index) }
    }

    private func notifyOfLayout(in index: Int) {
        let isLast = index == textContainers.count - 1
        delegate?.layoutManager(
            self, didCompleteLayoutFor: textContainers[index], atEnd: isLast && layout.geometry.isComplete)
        if isLast, !layout.geometry.isComplete {
            delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false)
        }
    }

    /// Returns the index of a container. Stops the program if it isn't one of the layout manager's.
    func index(of container: NSTextContainer) -> Int {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else {
            fatalError("The text container isn't one of the layout manager's containers")
        }
        return index
    }

    /// The lines that are laid out in a container.
    func lines(in container: NSTextContainer) -> ArraySlice<TextGeometry.Line> {
        let index = index(of: container)
        let lines = layout.geometry.lines
        let start = lines.partitioningIndex { $0.container >= index }
        let end = lines.partitioningIndex { $0.container > index }
        return lines[start..<end]
    }

    /// Returns the laid-out line that contains a character, or `nil` if there isn't one.
    func line(at index: Int) -> TextGeometry.Line? {
        guard index >= 0, index < layout.text.length else { return nil }
        let lines = layout.geometry.lines
        let line = lines.partitioningIndex { $0.next > index }
        return line < lines.count ? lines[line] : nil
    }

    /// Returns the rectangle of a line, in its container's coordinate space.
    func rect(of line: TextGeometry.Line) -> CGRect {
        let container = textContainers[line.container]
        let height = line.bottom - line.top
        if let slot = line.slot {
            let width = CGFloat(slot.width) + 2 * container.lineFragmentPadding
            return CGRect(x: CGFloat(slot.x), y: line.top, width: width, height: height)
        }
        let width = container.size.width > 0 ? container.size.width : usedRect(of: line).maxX
        return CGRect(x: 0, y: line.top, width: width, height: height)
    }

    /// Returns the part of a line that its characters and the padding use. White space that hangs at the end of a line is
    /// part of it as far as it's in the container.
    func usedRect(of line: TextGeometry.Line) -> CGRect {
        let padding = textContainers[line.container].lineFragmentPadding
        let cells = line.ownCells.filter { $0.width > 0 }
        let left = cells.map(\.x).min() ?? line.ownCarets[0].x
        let end = cells.map { $0.x + $0.width }.max() ?? left
        let container = textContainers[line.container]
        let limit = line.slot.map { CGFloat($0.x + $0.width) } ?? (container.size.width - 2 * padding)
        let right = container.size.width > 0 ? max(min(end, limit), left) : end
        return CGRect(x: left, y: line.top, width: right - left + 2 * padding, height: line.bottom - line.top)
    }
}
