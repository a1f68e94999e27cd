/// An object whose content can be discarded while it isn't used.
public protocol NSDiscardableContent: AnyObject {
    /// Begins the use of the content. Returns whether it's available.
    func beginContentAccess() -> Bool

    /// Ends the use of the content.
    func endContentAccess()

    /// Discards the content if it isn't used.
    func discardContentIfPossible()

    /// Returns whether the content was discarded.
    func isContentDiscarded() -> Bool
}
