/// A movement of the caret or of the moving end of a selection.
enum TextMovement: Hashable, Sendable {
    /// A movement to the next character in visual order.
    case left, right
    /// A movement to the line above or below.
    case up, down
    /// A movement to the next character in text order.
    case forward, backward
    /// A movement to the beginning of the previous word or the end of the next word.
    case wordForward, wordBackward
    case wordLeft, wordRight
    /// A movement to the beginning or end of the line.
    case lineStart, lineEnd
    case lineLeft, lineRight
    /// A movement to the beginning or end of the paragraph. From there, it continues to the next paragraph.
    case paragraphStart, paragraphEnd
    case documentStart, documentEnd
    /// A movement by a distance in points.
    case pageUp(CGFloat), pageDown(CGFloat)

    /// A Boolean value that indicates whether the movement preserves the caret's x coordinate.
    var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}

/// A helper that finds the target of a movement in a laid-out text.
struct TextNavigator {
    let boundaries: TextBoundaries
    let geometry: TextGeometry

    /// Returns the selection after a movement.
    ///
    /// - Parameters:
    ///   - extending: A Boolean value that indicates whether only the head of the selection moves.
    ///   - x: The x coordinate at which vertical movements started.
    func selection(
        after movement: TextMovement, from selection: TextSelection, extending: Bool, x: CGFloat
    ) -> TextSelection {
        if !extending, !selection.isEmpty, let caret = collapsed(selection, by: movement) { return caret }
        let target = target(of: movement, from: selection, x: x)
        guard extending else { return target }
        return TextSelection(anchor: selection.anchor, head: target.head, affinity: target.affinity)
    }

    /// Returns the caret at the end of the selection to which an arrow key without modifiers moves it, or `nil` for
    /// other movements.
    private func collapsed(_ selection: TextSelection, by movement: TextMovement) -> TextSelection? {
        let range = selection.range
        switch movement {
        case .backward: return TextSelection(range.lowerBound)
        case .forward: return TextSelection(range.upperBound)
        case .left, .right:
            let isRightToLeft = geometry.line(at: selection.head).isRightToLeft
            return TextSelection((movement == .left) != isRightToLeft ? range.lowerBound : range.upperBound)
        default: return nil
        }
    }

    /// Returns the target of a movement from the head of a selection, as a caret.
    func target(of movement: TextMovement, from selection: TextSelection, x: CGFloat) -> TextSelection {
        let head = selection.head
        let index = geometry.lineIndex(at: head, affinity: selection.affinity)
        let line = geometry.lines[index]
        switch movement {
        case .forward: return TextSelection(boundaries.character(after: head))
        case .backward: return TextSelection(boundaries.character(before: head))
        case .left, .right: return visualNeighbor(of: head, onLine: index, toTheRight: movement == .right)
        case .up: return vertical(from: selection, to: index - 1, x: x)
        case .down: return vertical(from: selection, to: index + 1, x: x)
        case .pageUp(let height): return page(from: selection, by: -height, x: x)
        case .pageDown(let height): return page(from: selection, by: height, x: x)
        case .wordForward: return TextSelection(boundaries.wordEnd(after: head))
        case .wordBackward: return TextSelection(boundaries.wordStart(before: head))
        case .wordLeft, .wordRight:
            let isForward = (movement == .wordRight) != line.isRightToLeft
            return self.target(of: isForward ? .wordForward : .wordBackward, from: selection, x: x)
        case .lineStart: return TextSelection(line.range.lowerBound)
        case .lineEnd: return lineEnd(index)
        case .lineLeft, .lineRight:
            return (movement == .lineRight) != line.isRightToLeft
                ? lineEnd(index) : TextSelection(line.range.lowerBound)
        case .paragraphStart:
            let start = boundaries.paragraph(at: head).lowerBound
            guard start == head, start > 0 else { return TextSelection(start) }
            return TextSelection(boundaries.paragraph(at: boundaries.character(before: start)).lowerBound)
        case .paragraphEnd:
            let end = boundaries.paragraph(at: head).upperBound
            guard end == head, end < boundaries.length else { return TextSelection(end) }
            return TextSelection(boundaries.paragraph(at: boundaries.character(after: end)).upperBound)
        case .documentStart: return TextSelection(0)
        case .documentEnd: return TextSelection(boundaries.length)
        }
    }

    private func lineEnd(_ index: Int) -> TextSelection {
        let line = geometry.lines[index]
        let isBroken = line.isBroken && index + 1 < geometry.lines.count
        return TextSelection(line.range.upperBound, affinity: isBroken ? .backward : .forward)
    }

    // MARK: Beside

    private func visualNeighbor(of head: Int, onLine index: Int, toTheRight: Bool) -> TextSelection {
        let line = geometry.lines[index]
        let order = line.visualOrder
        guard let place = order.firstIndex(where: { $0.offset == line.caret(at: head).offset }) else {
            return TextSelection(head)
        }
        let next = place + (toTheRight ? 1 : -1)
        if order.indices.contains(next) {
            return TextSelection(order[next].offset)
        }
        // At the edge, the movement continues on the next or the previous line.
        let isForward = toTheRight != line.isRightToLeft
        let target = index + (isForward ? 1 : -1)
        guard geometry.lines.indices.contains(target) else { return TextSelection(head) }
        let other = geometry.lines[target]
        // At a soft line break, the end of a line and the start of the next one have the same offset.
        let isBroken = isForward ? line.isBroken : other.isBroken
        if isForward {
            return TextSelection(isBroken ? boundaries.character(after: head) : other.range.lowerBound)
        }
        return TextSelection(isBroken ? boundaries.character(before: head) : other.range.upperBound)
    }

    // MARK: Above and below

    private func vertical(from selection: TextSelection, to index: Int, x: CGFloat) -> TextSelection {
        if index < 0 { return TextSelection(0) }
        guard index < geometry.lines.count else { return TextSelection(boundaries.length) }
        let caret = geometry.caret(nearestTo: x, onLine: index)
        return TextSelection(caret.offset, affinity: caret.affinity)
    }

    private func page(from selection: TextSelection, by distance: CGFloat, x: CGFloat) -> TextSelection {
        let rect = geometry.caretRect(at: selection.head, affinity: selection.affinity)
        let y = rect.midY + distance
        if y < 0 { return TextSelection(0) }
        if y > geometry.size.height { return TextSelection(boundaries.length) }
        let caret = geometry.caret(nearestTo: CGPoint(x: x, y: y))
        return TextSelection(caret.offset, affinity: caret.affinity)
    }
}

extension TextGeometry.Line {
    /// The carets from left to right. Carets at the same position are in text order.
    fileprivate var visualOrder: [TextGeometry.Caret] {
        carets.sorted { first, second in
            if first.x != second.x { return first.x < second.x }
            return (first.offset < second.offset) != isRightToLeft
        }
    }
}
