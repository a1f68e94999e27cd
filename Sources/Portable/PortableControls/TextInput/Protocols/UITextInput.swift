/// A text input with a caret, a selection, and input methods.
///
/// Positions and ranges are objects of the conforming type. UIKit returns them unchanged.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of a range; nil for a range of something else.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns whether the text of a range can be replaced. It's called before key presses change the text.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and marked text

    /// The selection; an empty range is the caret, `nil` is neither.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the text that an input method is composing, or `nil`.
    var markedTextRange: UITextRange? { get }
    /// The attributes of the marked text; `nil` for the system's default.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Shows what an input method is putting together, in place of the marked text or else of the selection, and selects
    /// a part of it, in UTF-16 units of it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Makes the marked text a regular part of the text.
    func unmarkText()
    /// The line on which the caret appears at a soft line break.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Positions

    /// Where the text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 units away; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The position so many characters or lines away in a direction; nil outside of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units between two positions; negative if the second position precedes the first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The last position of a range in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The position so many UTF-16 units into a range; nil outside of it.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How many UTF-16 units a position lies inside of a range.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// From a position to the end of its line in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    // MARK: Direction of writing

    /// The direction in which the text at a position is written.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the direction in which the paragraphs of a range are written.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// The rectangle of the first line of a range, in the coordinates of ``textInputView``, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of a caret.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position in a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the character at a point, or `nil` if there isn't one.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view whose coordinates count.
    var textInputView: UIView { get }
    /// How the text at a position looks.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Whoever watches

    /// The object that is notified of changes. The system sets it.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and other units.
    var tokenizer: any UITextInputTokenizer { get }
}

/// Default implementations of the optional requirements.
extension UITextInput {
    /// True: it may.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// The affinity of the caret: at the beginning of a line after a soft line break. Setting it does nothing.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Counts UTF-16 units from the start of the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard let position = position(from: range.start, offset: offset) else { return nil }
        return compare(position, to: range.end) == .orderedDescending ? nil : position
    }

    /// Counts UTF-16 units from the start of the range.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// Nil: nothing is known.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}
