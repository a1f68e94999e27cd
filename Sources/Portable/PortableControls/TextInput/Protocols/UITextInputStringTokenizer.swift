/// A tokenizer that finds units with Unicode's rules, and lines as they're displayed.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// Creates a tokenizer with a weak reference to a text input.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    // MARK: Questions

    /// Returns the unit around a position. With a forward direction, the position may be at the start of the unit; with
    /// a backward direction, at its end. Returns `nil` if there's no such unit.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let text = Text(textInput) else { return nil }
        let offset = text.offset(of: position)
        let isForward = text.isForward(direction, at: position)
        return text.unit(at: offset, granularity, isForward: isForward).flatMap(text.range)
    }

    /// Returns a Boolean value that indicates whether a position is at the end of a unit in the given direction.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let text = Text(textInput) else { return false }
        let offset = text.offset(of: position)
        // In a forward direction, the boundary is the end of a unit; in a backward direction, its beginning.
        let isForward = text.isForward(direction, at: position)
        guard let unit = text.unit(at: offset, granularity, isForward: !isForward) else { return false }
        return offset == (isForward ? unit.upperBound : unit.lowerBound)
    }

    /// Returns the next end of a unit in a forward direction, or the next beginning in a backward direction. Returns
    /// `nil` if there isn't one.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let text = Text(textInput) else { return nil }
        let isForward = text.isForward(direction, at: position)
        var offset = text.offset(of: position)
        let length = text.boundaries.length
        // Between two units, continue to the end of the next one.
        while isForward ? offset < length : offset > 0 {
            if let unit = text.unit(at: offset, granularity, isForward: isForward) {
                return text.position(isForward ? unit.upperBound : unit.lowerBound)
            }
            offset = isForward ? text.boundaries.character(after: offset) : text.boundaries.character(before: offset)
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a position is inside a unit, or at its edge so that `direction`
    /// points into the unit.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: The text

    /// A copy of the current text.
    @MainActor
    private struct Text {
        let input: any UITextInput
        let whole: UITextRange
        let boundaries: TextBoundaries

        init?(_ input: (any UITextInput)?) {
            guard let input,
                let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
                let string = input.text(in: range)
            else { return nil }
            self.input = input
            whole = range
            boundaries = TextBoundaries(string)
        }

        func offset(of position: UITextPosition) -> Int {
            min(max(input.characterOffset(of: position, within: whole), 0), boundaries.length)
        }

        func position(_ offset: Int) -> UITextPosition? {
            input.position(within: whole, atCharacterOffset: offset)
        }

        func range(_ range: Range<Int>) -> UITextRange? {
            guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return nil }
            return input.textRange(from: start, to: end)
        }

        func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
            let isRightToLeft = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
            switch direction {
            case .layout(.left): return isRightToLeft
            case .layout(.right): return !isRightToLeft
            case .storage(.backward), .layout(.up): return false
            default: return true
            }
        }

        /// Returns the unit that contains the character after an offset, or before it in a backward direction.
        func unit(at offset: Int, _ granularity: UITextGranularity, isForward: Bool) -> Range<Int>? {
            let length = boundaries.length
            guard isForward ? offset < length : offset > 0 else { return nil }
            let inside = isForward ? offset : boundaries.character(before: offset)
            let unit: Range<Int>?
            switch granularity {
            case .character: unit = inside..<boundaries.character(after: inside)
            case .word: unit = boundaries.word(at: inside)
            case .sentence: unit = boundaries.sentence(at: inside)
            case .paragraph: unit = boundaries.paragraph(at: inside)
            case .line: unit = line(at: inside)
            case .document: unit = 0..<length
            }
            // A unit that only touches the character doesn't contain it.
            guard let unit, unit.lowerBound <= inside, inside < unit.upperBound else { return nil }
            return unit
        }

        private func line(at offset: Int) -> Range<Int>? {
            guard let position = position(offset) else { return nil }
            let isRightToLeft = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
            guard
                let before = input.characterRange(byExtending: position, in: isRightToLeft ? .right : .left),
                let after = input.characterRange(byExtending: position, in: isRightToLeft ? .left : .right)
            else { return nil }
            return self.offset(of: before.start)..<max(self.offset(of: after.end), self.offset(of: before.start))
        }
    }
}
