/// What the insets of a section's content are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; there, the safe area.
    case automatic = 0
    /// The bounds of the collection view.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The width that text is easy to read at.
    case readableContent
}
