/// The list properties of a section: its configuration, and values derived from it.
@MainActor
package struct ListSection {
    package let configuration: UICollectionLayoutListConfiguration

    /// The minimum distance between the row's sides and its content, in points.
    package let horizontalMargin: CGFloat
    package let cornerRadius: CGFloat

    init(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat, contentMargin: CGFloat = 0) {
        let metrics = ListMetrics()
        self.configuration = configuration
        horizontalMargin = max(metrics.horizontalMargin(inWidth: width), contentMargin)
        cornerRadius = metrics.cornerRadius
    }

    /// The color behind the section.
    package var backgroundColor: UIColor { configuration.backgroundColor ?? configuration.appearance.backgroundColor }

    /// Returns whether the item is used as the section's header.
    package func isHeaderItem(_ item: Int) -> Bool { item == 0 && configuration.headerMode == .firstItemInSection }

    /// Returns the list attributes of the row at `indexPath` in a section of `itemCount` items. Calls the separator
    /// handler.
    package func row(at indexPath: IndexPath, itemCount: Int) -> ListRow {
        var row = makeRow(.row)
        let firstItem = configuration.headerMode == .firstItemInSection ? 1 : 0
        row.isHeaderItem = isHeaderItem(indexPath.item)
        row.isFirst = indexPath.item == firstItem
        row.isLast = indexPath.item == itemCount - 1 && !row.isHeaderItem
        if configuration.appearance == .insetGrouped, row.isFirst || row.isLast {
            if row.isFirst { row.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if row.isLast { row.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            row.cornerRadius = cornerRadius
        }
        resolveSeparators(of: &row, at: indexPath)
        return row
    }

    /// Returns the list attributes of a header or footer; `nil` for supplementary views of other kinds.
    package func boundary(ofKind kind: String, isPinned: Bool) -> ListRow? {
        guard let role = ListRow.Role(elementKind: kind) else { return nil }
        var row = makeRow(role)
        row.isPinned = isPinned
        return row
    }

    /// Whether rows can have swipe actions.
    package var offersSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    /// Returns the app's swipe actions on a side of the row.
    package func swipeActions(_ side: SwipeSide, forItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        switch side {
        case .leading: configuration.leadingSwipeActionsConfigurationProvider?(indexPath)
        case .trailing: configuration.trailingSwipeActionsConfigurationProvider?(indexPath)
        }
    }

    private func makeRow(_ role: ListRow.Role) -> ListRow {
        var row = ListRow(appearance: configuration.appearance, role: role)
        row.horizontalMargin = horizontalMargin
        return row
    }
}

extension ListRow.Role {
    @MainActor
    fileprivate init?(elementKind: String) {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: self = .header
        case UICollectionView.elementKindSectionFooter: self = .footer
        default: return nil
        }
    }
}
