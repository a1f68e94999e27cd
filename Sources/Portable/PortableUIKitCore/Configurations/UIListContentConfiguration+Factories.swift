extension UIListContentConfiguration {
    // MARK: Cells

    /// The content of a cell: the second text stands under the text. In a sidebar it looks as a sidebar's cell.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// The content of a cell whose second text stands close under the text.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    /// The content of a cell whose second text stands at the trailing side.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    // MARK: Headers and footers

    /// The content of a header, as the kind of list wants it that the header stands in.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// The content of a footer, as the kind of list wants it that the footer stands in.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// The content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

    /// The content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

    /// The content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// The content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }

    /// The content of a header that stands out, in a list of inset groups.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentInsetGroupedHeader)
    }

    /// The content of a header that stands out most, in a list of inset groups.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentInsetGroupedHeader)
    }

    // MARK: Sidebars

    /// The content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// The content of a cell in a sidebar whose second text stands close under the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// The content of a cell in a column beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarCell)
    }

    /// The content of a cell in a column beside a sidebar whose second text stands close under the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// The content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
