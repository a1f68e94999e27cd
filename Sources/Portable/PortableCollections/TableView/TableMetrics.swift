/// The metrics of a table's rows and titles, in points.
///
/// The values of iOS 26 were recorded on phones (`ListRules.md` L65 to L68). How the space of a grouped header is
/// divided above and below its title isn't known.
struct TableMetrics: Sendable {
    /// The vertical margins of the app's subviews in a row.
    let contentMargin: CGFloat
    /// The space above and below the labels of a row with one text, together.
    let labelSpace: CGFloat
    /// The height of rows at the large text size that grows with the text size, or 0.
    let growingRowHeight: CGFloat
    /// The margin above and below the labels of a row with a subtitle, which grows with the text size if rows do.
    let subtitleMargin: CGFloat
    /// The margins of titles, or `nil` if titles have the margins of their content configurations.
    let titles: Titles?

    /// The margins of the titles of sections.
    struct Titles: Sendable {
        /// The position of a group's title.
        enum Position { case first, belowLargeTitle, afterGroup, afterFooter }

        let plainHeader: TableTitleMargins
        let groupFooter: TableTitleMargins
        /// The space below a group without a footer.
        let untitledFooter: CGFloat

        func groupHeader(_ position: Position) -> TableTitleMargins {
            let top: CGFloat =
                switch position {
                case .first: 28
                case .afterFooter: 18
                case .belowLargeTitle, .afterGroup: 10
                }
            return TableTitleMargins(top: top, bottom: 7, line: 1)
        }
    }

    static var current: TableMetrics { metrics(.current) }

    static func metrics(for traits: UITraitCollection?) -> TableMetrics { metrics(.metrics(for: traits)) }

    private static func metrics(_ metrics: SystemMetrics) -> TableMetrics {
        metrics.generation >= .iOS26 ? .iOS26 : .iOS18
    }

    private static let iOS18 = TableMetrics(
        contentMargin: 11, labelSpace: 22, growingRowHeight: 0, subtitleMargin: 11, titles: nil)

    private static let iOS26 = TableMetrics(
        contentMargin: 15, labelSpace: 31.5, growingRowHeight: 44, subtitleMargin: 12,
        titles: Titles(
            plainHeader: TableTitleMargins(top: 4, bottom: 3, line: 1),
            groupFooter: TableTitleMargins(top: 23 / 3, bottom: 20 / 3, line: 0), untitledFooter: 17.5))

    /// Returns the minimum height of a row at a text size.
    func minimumRowHeight(_ traits: UITraitCollection) -> CGFloat {
        growingRowHeight > 0 ? scaled(growingRowHeight, traits) : 0
    }

    /// Returns the space above and below the labels of a row with a subtitle, together.
    func subtitleSpace(_ traits: UITraitCollection) -> CGFloat {
        guard growingRowHeight > 0 else { return 2 * subtitleMargin }
        // The unrounded margin, in half points.
        return (2 * subtitleMargin * scaled(1000, traits) / 1000).rounded(.down)
    }

    private func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traits)
    }
}

/// The space above and below the title of a section, in points.
struct TableTitleMargins: Sendable {
    let top: CGFloat
    let bottom: CGFloat
    /// The unit that the height of the text is rounded up to, or 0 for a pixel.
    let line: CGFloat

    /// Returns the height of a view with text of the given height.
    func height(ofText height: CGFloat) -> CGFloat {
        top + (line > 0 ? (height / line).rounded(.up) * line : height) + bottom
    }
}
