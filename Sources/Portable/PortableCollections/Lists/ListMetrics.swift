/// The metrics of lists (ListRules.md L3 to L6, L35, and the insets of sections).
///
/// Recorded under Catalyst on OS 27, except for the values of ``ListDesign``.
package struct ListMetrics {
    private let metrics: SystemMetrics
    private let design: ListDesign

    package init(_ metrics: SystemMetrics = .current) {
        self.metrics = metrics
        design = ListDesign(metrics.generation)
    }

    /// The minimum height of a row, and its estimated height.
    package var rowHeight: CGFloat { design.rowHeight * metrics.interfaceScale }

    /// The corner radius of inset groups, and of the backgrounds of rows in a sidebar.
    package var cornerRadius: CGFloat { design.cornerRadius }

    /// The height of separators (recorded on 18.5 and 26.2).
    package func separatorHeight(scale: CGFloat) -> CGFloat { design.separatorHeight ?? 1 / max(scale, 1) }

    /// The automatic inset of a separator at its trailing end, for rows of lists and of tables.
    package var separatorTrailingInset: CGFloat { design.separatorTrailingInset }
    package var tableSeparatorTrailingInset: CGFloat { design.tableSeparatorTrailingInset }

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

    /// Returns the factor by which a disclosure indicator grows with the user's text size, or `nil` if it grows like
    /// other accessories.
    package func disclosureScale(for traits: UITraitCollection) -> CGFloat? {
        guard let style = design.disclosureTextStyle else { return nil }
        func size(_ traits: UITraitCollection) -> CGFloat {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        return size(traits) / size(UITraitCollection(preferredContentSizeCategory: .large))
    }
}

/// The lengths of lists and tables that differ between designs, in points.
private struct ListDesign {
    let rowHeight: CGFloat
    let cornerRadius: CGFloat
    /// The height of separators, or `nil` for a pixel.
    let separatorHeight: CGFloat?
    let separatorTrailingInset: CGFloat
    let tableSeparatorTrailingInset: CGFloat
    /// The text style that a disclosure indicator grows with, or `nil` if it grows like other accessories.
    let disclosureTextStyle: UIFont.TextStyle?

    init(_ generation: SystemMetrics.Generation) { self = generation >= .iOS26 ? .iOS26 : .iOS18 }

    private init(
        rowHeight: CGFloat, cornerRadius: CGFloat, separatorHeight: CGFloat?, separatorTrailingInset: CGFloat,
        tableSeparatorTrailingInset: CGFloat, disclosureTextStyle: UIFont.TextStyle?
    ) {
        self.rowHeight = rowHeight
        self.cornerRadius = cornerRadius
        self.separatorHeight = separatorHeight
        self.separatorTrailingInset = separatorTrailingInset
        self.tableSeparatorTrailingInset = tableSeparatorTrailingInset
        self.disclosureTextStyle = disclosureTextStyle
    }

    private static let iOS18 = ListDesign(
        rowHeight: 44, cornerRadius: 10, separatorHeight: nil, separatorTrailingInset: 0,
        tableSeparatorTrailingInset: 0, disclosureTextStyle: nil)
    private static let iOS26 = ListDesign(
        rowHeight: 52, cornerRadius: 26, separatorHeight: 1, separatorTrailingInset: 16,
        tableSeparatorTrailingInset: 8, disclosureTextStyle: .subheadline)
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
