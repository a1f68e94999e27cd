/// The direction in which to scroll the content by a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    /// To the next page, in either direction.
    case next = 5
    /// To the previous page, in either direction.
    case previous = 6
}
