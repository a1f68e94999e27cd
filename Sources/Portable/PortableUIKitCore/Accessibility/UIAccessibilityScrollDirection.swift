/// Where the contents are to be moved on to by a page.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    /// To what comes next, whichever direction that is.
    case next = 5
    /// To what came before, whichever direction that is.
    case previous = 6
}
