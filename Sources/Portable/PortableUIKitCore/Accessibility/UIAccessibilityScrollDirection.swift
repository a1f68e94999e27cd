/// The direction in which to scroll the content by a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    /// Scrolls to the next page, regardless of the axis.
    case next = 5
    /// Scrolls to the previous page, regardless of the axis.
    case previous = 6
}
