/// The visibility of an element of the user interface.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system has it.
    case automatic
    /// It is shown.
    case visible
    /// It isn't shown.
    case hidden
}
