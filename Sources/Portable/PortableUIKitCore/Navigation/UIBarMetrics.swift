/// The height of a bar to which a setting applies.
public enum UIBarMetrics: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Low: on a phone on its side.
    case compact = 1
    /// As usual, with a line of text above the row.
    case defaultPrompt = 101
    /// Low, with a line of text above the row.
    case compactPrompt = 102
}
