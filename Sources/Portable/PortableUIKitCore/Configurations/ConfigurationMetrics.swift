/// The lengths and fonts of list content and background configurations in a design of the system.
///
/// The values of iOS 26 were recorded (`ListRules.md`). For iOS 14 to 18, a phone's log contains the margins of cells
/// (11, 16, 11, 8), 16 between the image and the text, and 3 between the text and the secondary text (L24). Everything
/// else is the same as on iOS 26, with these exceptions: headers of grouped lists are footnotes in gray capitals,
/// sidebars have corners of 10 points and nothing else is round, which is public knowledge; headers and footers of
/// grouped lists have the height recorded on iOS 18.
struct ConfigurationMetrics: Sendable {
    /// The minimum height of a row, in points.
    let rowHeight: CGFloat
    let cellMargins: NSDirectionalEdgeInsets
    /// The distance between the text and the secondary text of a cell, in points.
    let cellTextSpacing: CGFloat
    let groupedHeaderMargins: NSDirectionalEdgeInsets
    let groupedFooterMargins: NSDirectionalEdgeInsets
    let groupedHeaderStyle: UIFont.TextStyle
    let groupedHeaderSecondaryStyle: UIFont.TextStyle
    /// Whether the text of headers in grouped lists is gray and in uppercase.
    let groupedHeadersAreCapitals: Bool
    let buttonCornerRadius: CGFloat
    let groupedHeaderCornerRadius: CGFloat
    let sidebarCornerRadius: CGFloat

    static var current: ConfigurationMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = ConfigurationMetrics(
        rowHeight: 44, cellMargins: insets(11, leading: 16, 11), cellTextSpacing: 3,
        groupedHeaderMargins: insets(17, leading: 8, 6), groupedFooterMargins: insets(5.5, leading: 8, 12.5),
        groupedHeaderStyle: .footnote, groupedHeaderSecondaryStyle: .footnote, groupedHeadersAreCapitals: true,
        buttonCornerRadius: 5.95, groupedHeaderCornerRadius: 0, sidebarCornerRadius: 10)

    private static let iOS26 = ConfigurationMetrics(
        rowHeight: 52, cellMargins: insets(15, leading: 16, 15), cellTextSpacing: 4,
        groupedHeaderMargins: insets(10, leading: 8, 10), groupedFooterMargins: insets(8, leading: 8, 6),
        groupedHeaderStyle: .headline, groupedHeaderSecondaryStyle: .body, groupedHeadersAreCapitals: false,
        buttonCornerRadius: 17, groupedHeaderCornerRadius: 26, sidebarCornerRadius: 26)

    private static func insets(_ top: CGFloat, leading: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
    }
}
