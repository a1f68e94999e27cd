/// Finds the units of a text by the rules of Unicode; lines as they are shown.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var textInput: (any UITextInput)?

    /// A tokenizer of a text, which it doesn't keep alive.
    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    // MARK: Questions

    /// The unit around a position, if the position is inside of one or at its beginning for `.forward`, at its end for
    /// `.backward`.
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

    /// Returns whether a position is at the end of a unit in the given direction.
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

    /// Returns the next end of a unit in a forward direction, or the next beginning in a backward direction; `nil` if
    /// there isn't one.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let text = Text(textInput) else { return nil }
        let isForward = text.isForward(direction, at: position)
        var offset = text.offset(of: position)
        let length = text.boundaries.length
        // Between two units the way leads to the end of the next one.
        while isForward ? offset < length : offset > 0 {
            if let unit = text.unit(at: offset, granularity, isForward: isForward) {
                return text.position(isForward ? unit.upperBound : unit.lowerBound)
            }
            offset = isForward ? text.boundaries.character(after: offset) : text.boundaries.character(before: offset)
        }
        return nil
    }

    /// Whether a position is inside of a unit, or at that edge of one from which `direction` leads into it.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    // MARK: The text

    /// The text as it is now.
    @MainActor
    private struct Text {
        let input: any UITextInput
        let boundaries: TextBoundaries

        init?(_ input: (any UITextInput)?) {
            guard let input,
                let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
                let string = input.text(in: range)
            else { return nil }
            self.input = input
            boundaries = TextBoundaries(string)
        }

        func offset(of position: UITextPosition) -> Int {
            min(max(input.offset(from: input.beginningOfDocument, to: position), 0), boundaries.length)
        }

        func position(_ offset: Int) -> UITextPosition? {
            input.position(from: input.beginningOfDocument, offset: offset)
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

        /// The unit that has the character behind an offset, or before it.
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
