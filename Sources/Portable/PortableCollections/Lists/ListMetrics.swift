/// The numbers of lists (ListRules.md L3 to L6, L35, and the insets of sections).
///
/// Recorded under Catalyst on OS 27, but for the row's height and the corner's radius before OS 26.
package struct ListMetrics {
    private let metrics: SystemMetrics

    package init(_ metrics: SystemMetrics = .current) {
        self.metrics = metrics
    }

    /// The least height of a row, and what stands for it until the row has been measured.
    package var rowHeight: CGFloat { (metrics.generation >= .iOS26 ? 52 : 44) * metrics.interfaceScale }

    /// The radius of the corners of groups that are inset, and of what is behind single rows in a sidebar.
    package var cornerRadius: CGFloat { metrics.generation >= .iOS26 ? 26 : 10 }

    /// The room at the sides of a sidebar's rows.
    package var sidebarInset: CGFloat { 10 / metrics.interfaceScale }

    /// The room above a group that has no header.
    package let groupTopInset: CGFloat = 35

    /// The room below a group that has no footer.
    package let groupBottomInset: CGFloat = 20

    /// The room below a sidebar's section that has no footer.
    package let sidebarBottomInset: CGFloat = 10

    /// The room above headers of plain lists.
    package let plainHeaderTopPadding: CGFloat = 22

    /// The estimated height of a header or footer until it's measured.
    package func boundaryHeight(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CGFloat {
        appearance.isPlain ? 28 : 17.5
    }

    /// The order of drawing of headers and footers: in front of rows.
    package let boundaryZIndex = 200

    /// The least distance of contents from the sides of a list of a width: 20 points from 393 points on, 16 up to 390, as
    /// recorded on iOS 17, 18 and 26 (ListRules.md L64).
    package func horizontalMargin(inWidth width: CGFloat) -> CGFloat { width >= 393 ? 20 : 16 }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether headers and footers stay in sight.
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
