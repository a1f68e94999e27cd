extension UIListContentConfiguration {
    // MARK: Cells

    /// Returns the content of a cell with the secondary text below the text. In a sidebar, it has the appearance of a
    /// sidebar cell.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

    /// Returns the content of a cell with the secondary text directly below the text.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }

    /// Returns the content of a cell with the secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

    // MARK: Headers and footers

    /// Returns the content of a header. It depends on the kind of list that contains the header.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }

    /// Returns the content of a footer. It depends on the kind of list that contains the footer.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }

    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }

    /// Returns the content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }

    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }

    /// Returns the content of a prominent header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentInsetGroupedHeader)
    }

    /// Returns the content of an extra prominent header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentInsetGroupedHeader)
    }

    // MARK: Sidebars

    /// Returns the content of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }

    /// Returns the content of a cell in a sidebar with the secondary text directly below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// Returns the content of a cell in a column next to a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarCell)
    }

    /// Returns the content of a cell in a column next to a sidebar with the secondary text directly below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }

    /// Returns the content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
}
