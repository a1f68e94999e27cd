/// How much of a large title is to be seen.
struct LargeTitleState {
    /// The height of the row of a large title, in points (uikit-constants.md 6).
    static let rowHeight: CGFloat = 52

    var isEnabled = false
    private var shown = LargeTitleState.rowHeight
    private var pulled: CGFloat = 0

    /// The height of the row.
    var height: CGFloat { isEnabled ? shown : 0 }
    /// How far the row is stretched because contents are pulled down.
    var stretch: CGFloat { isEnabled ? pulled : 0 }
    /// How much higher the row can become.
    var expandable: CGFloat { isEnabled ? LargeTitleState.rowHeight - shown : 0 }

    mutating func expand() {
        shown = LargeTitleState.rowHeight
        pulled = 0
    }

    /// - Parameter room: The distance of the contents from the bar's first row.
    mutating func follow(_ room: CGFloat) {
        shown = min(max(room, 0), LargeTitleState.rowHeight)
        pulled = max(room - LargeTitleState.rowHeight, 0)
    }
}
