/// A text input with a caret, a selection, and input methods.
///
/// Positions and ranges are objects of the conforming type. UIKit returns them unchanged.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text in a range, or `nil` if the range belongs to another text input.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns a Boolean value that indicates whether the text in a range can be replaced. It's called before key
    /// presses change the text.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and marked text

    /// The selected range. An empty range is the caret, and `nil` means no selection.
    var selectedTextRange: UITextRange? { get set }
    /// The range of the marked text, which an input method is composing, or `nil` if there isn't any.
    var markedTextRange: UITextRange? { get }
    /// The attributes of the marked text, or `nil` for the system's default.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or else the selection, with the text that an input method is composing, and selects a
    /// range of it, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
    /// The line on which the caret appears at a soft line break.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Positions

    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 units from another position, or `nil` if it's outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at a number of characters or lines from another position, in a direction. Returns `nil` if
    /// it's outside the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of UTF-16 units between two positions. It's negative if the second position precedes the
    /// first one.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the farthest position in a range in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the position at an offset in UTF-16 units from the start of a range, or `nil` if it's outside the range.
    /// Implement it if a position isn't at the same offset in the text that ``text(in:)`` returns.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Returns the offset of a position from the start of a range, in UTF-16 units.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// Returns the range from a position to the end of its line in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?

    // MARK: Direction of writing

    /// Returns the base writing direction of the text at a position.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets the base writing direction of the paragraphs in a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // MARK: Geometry

    /// Returns the rectangle of the first line of a range, in the coordinate space of ``textInputView``, in points.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the caret at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position that is closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range that is closest to a point. It's called for touches of the marked text.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point, or `nil` if there isn't one.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view that defines the coordinate space of points and rectangles.
    var textInputView: UIView { get }
    /// Returns the attributes of the text at a position. Marked text has the ones of the text before it.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?

    // MARK: Observers

    /// The object that is notified of changes. The system sets it.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer that finds words and other text units.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Optional requirements

    /// A Boolean value that indicates whether the user can edit the text. The default is `true`.
    var isEditable: Bool { get }
    /// A Boolean value that indicates whether adaptive images can be inserted. The default is `false`.
    ///
    /// Differs from UIKit: keyboards have no adaptive images.
    var supportsAdaptiveImageGlyph: Bool { get set }
    /// Returns the text in a range with its attributes, which keys delete or move. The default has none.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Replaces the text in a range with text that has attributes. It's called when the Control-T keys swap two
    /// characters. The default ignores the attributes.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    /// Replaces the selection with text that has attributes. It's called when the Control-Y keys insert the text that
    /// Control-K deleted. The default ignores the attributes.
    func insertAttributedText(_ string: NSAttributedString)
    /// Sets the marked text, with the attributes of ``markedTextStyle``. The default ignores the attributes.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Inserts text for which there are alternatives. The default inserts it as typed text.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Inserts a suggestion. The default inserts the text of a suggested reply.
    ///
    /// Differs from UIKit: hosts suggest no replies, so it isn't called.
    func insert(_ inputSuggestion: UIInputSuggestion)
    /// Returns the transform of the caret at a position. The default is the identity.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform

    /// Returns the edit menu for a range. The default is `nil`, which means the suggested menu.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Called before the edit menu appears. The default does nothing.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears. The default does nothing.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// Called when the user begins to drag the caret with the space bar. The default moves the caret to the point.
    func beginFloatingCursor(at point: CGPoint)
    /// Called when the user drags the caret with the space bar. The default moves the caret to the point.
    func updateFloatingCursor(at point: CGPoint)
    /// Called when the user stops dragging the caret. The default does nothing.
    func endFloatingCursor()

    /// Inserts an area for text to come. The default returns a placeholder without an area.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    /// Removes an area for text to come. The default does nothing.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func remove(_ textPlaceholder: UITextPlaceholder)

    /// Inserts dictated phrases. The default inserts their most likely text.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    /// An object for the area of a dictated text that isn't recognized yet. The default is an empty object.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    var insertDictationResultPlaceholder: Any { get }
    /// Returns the frame of the area of a dictated text. The default is the caret.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
    /// Removes the area of a dictated text. The default does nothing.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
    /// Called when dictation has ended. The default does nothing.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func dictationRecordingDidEnd()
    /// Called when dictation wasn't recognized. The default does nothing.
    ///
    /// Differs from UIKit: there's no dictation, so it isn't called.
    func dictationRecognitionFailed()

    /// Called before Writing Tools appear. The default does nothing.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so it isn't called.
    func willPresentWritingTools()
    /// Called after Writing Tools disappear. The default does nothing.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so it isn't called.
    func didDismissWritingTools()
}

/// Default implementations of the optional requirements.
extension UITextInput {
    /// Returns `true`. This is the default implementation.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// The line on which the caret is shown at a soft line break: the beginning of the second line. Setting it has no
    /// effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Returns the position at an offset in UTF-16 units from the start of the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard let position = position(from: range.start, offset: offset) else { return nil }
        return compare(position, to: range.end) == .orderedDescending ? nil : position
    }

    /// Returns the offset from the start of the range in UTF-16 units.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// Returns `nil`, because the attributes are unknown. This is the default implementation.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput where Self: UIView {
    /// The text input itself.
    public var textInputView: UIView { self }
}
