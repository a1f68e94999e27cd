/// An implementation of ``UITextInput`` that text fields and text views share. Positions and ranges of other documents
/// are ignored.
extension TextEditor {
    private func offset(_ position: UITextPosition) -> Int? {
        (position as? TextOffsetPosition).map { min(max($0.offset, 0), length) }
    }

    private func offsets(_ range: UITextRange) -> Range<Int>? {
        (range as? TextOffsetRange).map { state.clamped($0.offsets) }
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? { offsets(range).map(state.content.substring) }

    func replace(_ range: UITextRange, withText text: String) {
        if let offsets = offsets(range) { replace(offsets, with: text) }
    }

    /// Returns the range in UTF-16 units, or `nil` if it belongs to another text input.
    func nsRange(_ range: UITextRange) -> NSRange? { offsets(range).map { NSRange($0) } }

    var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selection.range, affinity: selection.affinity) }
        set {
            guard let range = newValue, let offsets = offsets(range) else { return }
            let affinity = (range.start as? TextOffsetPosition)?.affinity ?? .forward
            select(
                offsets.isEmpty ? TextSelection(offsets.lowerBound, affinity: affinity) : TextSelection(offsets))
            unmark()
        }
    }

    var markedTextRange: UITextRange? { state.markedRange.map { TextOffsetRange($0) } }

    func setMarkedText(_ text: String?, selectedRange: NSRange) {
        let isNowhere = selectedRange.location == NSNotFound
        let range = selectedRange.offsets(within: text?.utf16.count ?? 0)
        setMarkedText(text, selecting: isNowhere ? 0..<0 : range)
    }

    var selectionAffinity: UITextStorageDirection {
        get { selection.affinity }
        set { select(TextSelection(anchor: selection.anchor, head: selection.head, affinity: newValue)) }
    }

    // MARK: Positions

    var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }
    var endOfDocument: UITextPosition { TextOffsetPosition(length) }

    func textRange(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
        guard let start = offset(first), let end = offset(second) else { return nil }
        let affinity = (first as? TextOffsetPosition)?.affinity ?? .forward
        return TextOffsetRange(min(start, end)..<max(start, end), affinity: start == end ? affinity : .forward)
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        guard let offset = offset(position) else { return nil }
        let (target, isTooFar) = offset.addingReportingOverflow(distance)
        return isTooFar || target < 0 || target > length ? nil : TextOffsetPosition(target)
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int
    ) -> UITextPosition? {
        guard let offset = offset(position) else { return nil }
        let affinity = (position as? TextOffsetPosition)?.affinity ?? .forward
        var place = TextSelection(offset, affinity: affinity)
        let movement = TextMovement(count < 0 ? direction.opposite : direction)
        let x = client.textGeometry(through: offset).caretX(at: offset, affinity: affinity)
        for _ in 0..<min(abs(count), length + 1) {
            let next = navigator(for: movement, from: place.head).target(of: movement, from: place, x: x)
            if next.head == place.head { return nil }
            place = next
        }
        return TextOffsetPosition(place.head, affinity: place.affinity)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        guard let first = offset(position), let second = offset(other), first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        guard let start = offset(from), let end = offset(to) else { return 0 }
        return end - start
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let offsets = offsets(range) else { return nil }
        let isRightToLeft = client.textGeometry(through: offsets.lowerBound).line(at: offsets.lowerBound).isRightToLeft
        switch direction {
        case .up: return TextOffsetPosition(offsets.lowerBound)
        case .down: return TextOffsetPosition(offsets.upperBound)
        case .left: return TextOffsetPosition(isRightToLeft ? offsets.upperBound : offsets.lowerBound)
        case .right: return TextOffsetPosition(isRightToLeft ? offsets.lowerBound : offsets.upperBound)
        }
    }

    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let offset = offset(position) else { return nil }
        let movement: TextMovement =
            switch direction {
            case .left: .lineLeft
            case .right: .lineRight
            case .up: .documentStart
            case .down: .documentEnd
            }
        let target = navigator(for: movement, from: offset).target(of: movement, from: TextSelection(offset), x: 0).head
        return TextOffsetRange(min(offset, target)..<max(offset, target))
    }

    func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        guard let offset = offset(position) else { return .natural }
        return client.textGeometry(through: offset).line(at: offset).isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Sets the writing direction of the paragraphs that a range touches.
    func setBaseWritingDirection(
        _ direction: NSWritingDirection, for range: UITextRange, of paragraph: NSParagraphStyle
    ) {
        guard let offsets = offsets(range) else { return }
        let boundaries = state.boundaries
        let start = boundaries.paragraph(at: offsets.lowerBound).lowerBound
        let end = boundaries.paragraph(at: offsets.upperBound).upperBound
        setAttributes(in: start..<end) { values in
            var values = values
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(values[.paragraphStyle] as? NSParagraphStyle ?? paragraph)
            style.baseWritingDirection = direction
            values[.paragraphStyle] = style
            return values
        }
    }

    // MARK: Geometry

    private func toView(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: client.textOrigin.x, dy: client.textOrigin.y)
    }

    private func fromView(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - client.textOrigin.x, y: point.y - client.textOrigin.y)
    }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let offsets = offsets(range) else { return .null }
        let geometry = client.textGeometry(through: offsets.lowerBound)
        return toView(geometry.firstSelectionRect(for: offsets) ?? geometry.caretRect(at: offsets.lowerBound))
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let offset = offset(position) else { return .null }
        let affinity = (position as? TextOffsetPosition)?.affinity ?? .forward
        return toView(client.textGeometry(through: offset).caretRect(at: offset, affinity: affinity))
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let offsets = offsets(range) else { return [] }
        return client.textGeometry(through: offsets.upperBound).selectionRects(for: offsets).map { rect in
            var rect = rect
            rect.rect = toView(rect.rect)
            return TextSelectionRect(rect)
        }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let point = fromView(point)
        let place = client.textGeometry(downTo: point.y).caret(nearestTo: point)
        return TextOffsetPosition(place.offset, affinity: place.affinity)
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let offsets = offsets(range) else { return nil }
        let point = fromView(point)
        let place = client.textGeometry(downTo: point.y).caret(nearestTo: point)
        let offset = min(max(place.offset, offsets.lowerBound), offsets.upperBound)
        return TextOffsetPosition(offset, affinity: offset == place.offset ? place.affinity : .forward)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        let point = fromView(point)
        return client.textGeometry(downTo: point.y).cell(at: point).map { TextOffsetRange($0.range) }
    }

    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard let offset = offset(position), length > 0 else { return nil }
        return state.content.attributes(at: direction == .backward ? max(offset - 1, 0) : offset)?.values
    }
}

extension UITextLayoutDirection {
    fileprivate var opposite: UITextLayoutDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }
}

extension TextMovement {
    fileprivate init(_ direction: UITextLayoutDirection) {
        switch direction {
        case .left: self = .left
        case .right: self = .right
        case .up: self = .up
        case .down: self = .down
        }
    }
}
