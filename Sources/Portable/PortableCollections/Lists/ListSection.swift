/// What makes a section a list: the configuration that it was made of, and what was resolved then.
@MainActor
package struct ListSection {
    package let configuration: UICollectionLayoutListConfiguration

    /// The least distance between a row's sides and its content, in points.
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

    /// Whether the item stands as the section's header.
    package func isHeaderItem(_ item: Int) -> Bool { item == 0 && configuration.headerMode == .firstItemInSection }

    /// What is said about the row at `indexPath` in a section of `itemCount` items. Asks the handler for separators.
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

    /// What is said about a header or footer; nil for supplementary views of other kinds.
    package func boundary(ofKind kind: String, isPinned: Bool) -> ListRow? {
        guard let role = ListRow.Role(elementKind: kind) else { return nil }
        var row = makeRow(role)
        row.isPinned = isPinned
        return row
    }

    /// Whether some swipe may find actions.
    package var offersSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    /// What the app offers on a side of the row.
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
