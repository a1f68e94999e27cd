/// The visible height of a large title and of a search bar below it.
///
/// Scrolling content hides the search bar first and shows it last.
struct LargeTitleState {
    /// The height of the row of a large title at the default text size, in points (`UIKitConstants.md` 6).
    private static let usualRowHeight: CGFloat = 52
    /// The least height of a row in addition to the line of text (recorded: 61.5 points for a line of 57.5).
    private static let leading: CGFloat = 4

    /// Returns the height of the row of a title with the given line height, in points.
    static func rowHeight(ofLine lineHeight: CGFloat) -> CGFloat { max(usualRowHeight, lineHeight + leading) }

    /// The height of the title's row when it's open.
    private(set) var rowHeight = LargeTitleState.usualRowHeight
    /// A Boolean value that indicates whether there's a large title.
    private(set) var isEnabled = false
    /// The height of a search bar that scrolling hides, or 0 without one.
    private(set) var searchHeight: CGFloat = 0

    private var shown: CGFloat = 0
    private var pulled: CGFloat = 0

    /// The height of both rows when they are open.
    var openHeight: CGFloat { (isEnabled ? rowHeight : 0) + searchHeight }

    /// A Boolean value that indicates whether the rows can collapse.
    var isCollapsible: Bool { openHeight > 0 }
    /// The visible height.
    var height: CGFloat { shown }
    /// The distance by which the rows are stretched because the content is pulled down.
    var stretch: CGFloat { isCollapsible ? pulled : 0 }
    /// The difference between the open height and the visible height.
    var expandable: CGFloat { openHeight - shown }
    /// The heights at which the rows rest, from closed to open.
    var restingHeights: [CGFloat] {
        isEnabled && searchHeight > 0 ? [0, rowHeight, openHeight] : [0, openHeight]
    }

    /// Changes the heights. Open rows stay open.
    ///
    /// - Returns: `true` if a row was added, so the caller must set whether it's open.
    mutating func update(isEnabled: Bool, rowHeight: CGFloat, searchHeight: CGFloat) -> Bool {
        let isNew = (isEnabled && !self.isEnabled) || (searchHeight > 0 && self.searchHeight == 0)
        // Following the content causes rounding errors.
        let wasOpen = shown > openHeight - 0.01
        (self.isEnabled, self.rowHeight, self.searchHeight) = (isEnabled, rowHeight, searchHeight)
        shown = wasOpen ? openHeight : min(shown, openHeight)
        return isNew
    }

    mutating func expand() {
        shown = openHeight
        pulled = 0
    }

    mutating func collapse() {
        shown = 0
        pulled = 0
    }

    /// - Parameter room: The distance between the content and the part of the bar that's always visible.
    mutating func track(_ room: CGFloat) {
        shown = min(max(room, 0), openHeight)
        pulled = max(room - openHeight, 0)
    }
}
