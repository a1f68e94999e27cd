/// The visibility of an element of the user interface.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The system determines the visibility.
    case automatic
    /// The element is visible.
    case visible
    /// The element is hidden.
    case hidden
}
