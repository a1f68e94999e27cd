/// The boundary that the insets of a section's content are relative to.
public enum UIContentInsetsReference: Int, Sendable {
    /// The value of the layout's configuration; in a configuration, the safe area.
    case automatic = 0
    /// The bounds of the collection view.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The readable width.
    case readableContent
}
