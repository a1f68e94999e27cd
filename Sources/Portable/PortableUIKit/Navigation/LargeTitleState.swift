/// How much of a large title is to be seen.
struct LargeTitleState {
    /// The height of the row of a large title at the usual text size, in points (`UIKitConstants.md` 6).
    private static let usualRowHeight: CGFloat = 52
    /// What a row has at least besides the line of text (recorded: 61.5 points for a line of 57.5).
    private static let leading: CGFloat = 4

    /// The height of the row of a title in a font with lines of `lineHeight`, in points.
    static func rowHeight(ofLine lineHeight: CGFloat) -> CGFloat { max(usualRowHeight, lineHeight + leading) }

    /// The height of the open row. A row that is open stays so as it changes.
    var rowHeight = LargeTitleState.usualRowHeight {
        didSet { shown = shown == oldValue ? rowHeight : min(shown, rowHeight) }
    }
    var isEnabled = false
    private var shown = LargeTitleState.usualRowHeight
    private var pulled: CGFloat = 0

    /// The height of the row.
    var height: CGFloat { isEnabled ? shown : 0 }
    /// How far the row is stretched because contents are pulled down.
    var stretch: CGFloat { isEnabled ? pulled : 0 }
    /// How much higher the row can become.
    var expandable: CGFloat { isEnabled ? rowHeight - shown : 0 }

    mutating func expand() {
        shown = rowHeight
        pulled = 0
    }

    mutating func collapse() {
        shown = 0
        pulled = 0
    }

    /// - Parameter room: The distance of the contents from the bar's first row.
    mutating func follow(_ room: CGFloat) {
        shown = min(max(room, 0), rowHeight)
        pulled = max(room - rowHeight, 0)
    }
}
