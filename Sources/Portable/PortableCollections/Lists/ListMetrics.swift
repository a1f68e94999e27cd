/// The metrics of lists (ListRules.md L3 to L6, L35, and the insets of sections).
///
/// Recorded under Catalyst on OS 27, except for the row's height and the corner radius before OS 26.
package struct ListMetrics {
    private let metrics: SystemMetrics

    package init(_ metrics: SystemMetrics = .current) {
        self.metrics = metrics
    }

    /// The minimum height of a row, and its estimated height.
    package var rowHeight: CGFloat { (metrics.generation >= .iOS26 ? 52 : 44) * metrics.interfaceScale }

    /// The corner radius of inset groups, and of the backgrounds of rows in a sidebar.
    package var cornerRadius: CGFloat { metrics.generation >= .iOS26 ? 26 : 10 }

    /// The height of separators: a point on iOS 26, and a pixel before (recorded on 18.5 and 26.2).
    package func separatorHeight(scale: CGFloat) -> CGFloat {
        metrics.generation >= .iOS26 ? 1 : 1 / max(scale, 1)
    }

    /// The automatic inset of a separator at its trailing end, for rows of lists and of tables.
    package var separatorTrailingInset: CGFloat { metrics.generation >= .iOS26 ? 16 : 0 }
    package var tableSeparatorTrailingInset: CGFloat { metrics.generation >= .iOS26 ? 8 : 0 }

    /// The vertical margins of a table row's content, and of its labels.
    package var tableContentMargin: CGFloat { metrics.generation >= .iOS26 ? 15 : 11 }
    package var tableLabelMargin: CGFloat { metrics.generation >= .iOS26 ? 12 : 11 }

    /// The horizontal insets of a sidebar's rows.
    package var sidebarInset: CGFloat { 10 / metrics.interfaceScale }

    /// The padding above a group without a header.
    package let groupTopInset: CGFloat = 35

    /// The padding below a group without a footer.
    package let groupBottomInset: CGFloat = 20

    /// The padding below a sidebar's section without a footer.
    package let sidebarBottomInset: CGFloat = 10

    /// The padding above headers of plain lists.
    package let plainHeaderTopPadding: CGFloat = 22

    /// The estimated height of a header or footer until it's measured.
    package func boundaryHeight(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CGFloat {
        appearance.isPlain ? 28 : 17.5
    }

    /// The z-index of headers and footers, in front of rows.
    package let boundaryZIndex = 200

    /// Returns the minimum horizontal margin of the content in a list of the given width: 20 points from 393 points on,
    /// 16 up to 390, as recorded on iOS 17, 18, and 26 (ListRules.md L64).
    package func horizontalMargin(inWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether headers and footers are pinned.
    package var isPlain: Bool { self == .plain || self == .sidebarPlain }

    /// Whether rows are for navigation.
    package var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

    /// Whether sections are groups.
    package var isGrouped: Bool { self == .grouped || self == .insetGrouped }

    /// The color behind the rows.
    package var backgroundColor: UIColor {
        switch self {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
