/// Methods for finding the units of text, such as words.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a position. With a forward direction, the position may be at the start of the unit; with
    /// a backward direction, at its end. Returns `nil` if there's no such unit.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?

    /// Returns a Boolean value that indicates whether a position is at the end of a unit in the given direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool

    /// Returns the next beginning or end of a unit in a direction, or `nil` at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?

    /// Returns a Boolean value that indicates whether a position is inside a unit, or at its edge so that `direction`
    /// points into the unit.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
