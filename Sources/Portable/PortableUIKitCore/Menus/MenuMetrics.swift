/// The sizes of menus in a design of the system (`UIKitConstants.md` 6).
@MainActor
struct MenuMetrics {
    let cornerRadius: CGFloat
    /// A Boolean value that indicates whether menus are glass. Rows then have no lines between them, images are before
    /// titles, and the highlight has round corners.
    let isGlass: Bool
    /// The space above the first row and below the last one.
    let padding: CGFloat
    /// The space above and below the text of a row together, and the minimum height of a row.
    let rowPadding: CGFloat
    let minimumRowHeight: CGFloat
    /// The distance of titles from the leading edge: without marks, with marks, and the additional distance with images.
    let margin: CGFloat
    let markedMargin: CGFloat
    let imageRoom: CGFloat
    /// The distance of a mark from the leading edge.
    let markStart: CGFloat
    let groupGap: CGFloat
    /// The space above and below a title together, and its font.
    let titlePadding: CGFloat
    let titleFont: UIFont
    /// A Boolean value that indicates whether a menu of a control covers it, with a corner at the control's corner.
    let coversSource: Bool
    /// The distance of the highlight from the sides, and its radius.
    let highlightInset: CGFloat
    let highlightRadius: CGFloat

    /// The metrics of the current design.
    static var current: MenuMetrics { SystemMetrics.current.generation >= .iOS26 ? iOS26 : iOS18 }

    private static var iOS18: MenuMetrics {
        MenuMetrics(
            cornerRadius: 13, isGlass: false, padding: 0, rowPadding: 22, minimumRowHeight: 44, margin: 16,
            markedMargin: 34, imageRoom: 0, markStart: 10, groupGap: 8, titlePadding: 16,
            titleFont: .preferredFont(forTextStyle: .caption1), coversSource: false, highlightInset: 0,
            highlightRadius: 0)
    }

    private static var iOS26: MenuMetrics {
        MenuMetrics(
            cornerRadius: 32.5, isGlass: true, padding: 10, rowPadding: 65 / 3, minimumRowHeight: 0, margin: 28,
            markedMargin: 40, imageRoom: 32, markStart: 16, groupGap: 21, titlePadding: 74 / 3,
            titleFont: .systemFont(ofSize: 13, weight: .medium), coversSource: true, highlightInset: 10,
            highlightRadius: 21)
    }
}
