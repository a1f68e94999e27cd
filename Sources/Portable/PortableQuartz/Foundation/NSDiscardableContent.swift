/// An object whose content can be discarded while it isn't used.
public protocol NSDiscardableContent: AnyObject {
    /// Begins accessing the content. Returns a Boolean value that indicates whether it's available.
    func beginContentAccess() -> Bool

    /// Ends accessing the content.
    func endContentAccess()

    /// Discards the content if it isn't being accessed.
    func discardContentIfPossible()

    /// Returns a Boolean value that indicates whether the content was discarded.
    func isContentDiscarded() -> Bool
}
