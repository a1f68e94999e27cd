/// The separators of rows (ListRules.md L10 to L14).
extension ListSection {
    /// Sets the separators of a row whose position in the section is known.
    func resolveSeparators(of row: inout ListRow, at indexPath: IndexPath) {
        guard configuration.showsSeparators else { return }
        // The handler receives the section's choice for this row, and can return `automatic` again.
        let chosen = resolved(configuration.separatorConfiguration, for: row)
        let final = configuration.itemSeparatorHandler.map { resolved($0(indexPath, chosen), for: row) } ?? chosen
        if final.topSeparatorVisibility == .visible {
            row.topSeparator = separator(
                final, insets: final.topSeparatorInsets, isOuter: row.isFirst && row.appearance == .grouped)
        }
        if final.bottomSeparatorVisibility == .visible {
            row.bottomSeparator = separator(
                final, insets: final.bottomSeparatorInsets, isOuter: row.isLast && row.appearance == .grouped)
        }
    }

    /// Returns the configuration with the list's choice in place of automatic visibility.
    private func resolved(
        _ configuration: UIListSeparatorConfiguration, for row: ListRow
    ) -> UIListSeparatorConfiguration {
        var configuration = configuration
        if configuration.topSeparatorVisibility == .automatic {
            configuration.topSeparatorVisibility = showsTopSeparator(of: row) ? .visible : .hidden
        }
        if configuration.bottomSeparatorVisibility == .automatic {
            configuration.bottomSeparatorVisibility = showsBottomSeparator(of: row) ? .visible : .hidden
        }
        return configuration
    }

    /// The separator between two rows belongs to the upper one. Only full-width groups have one above the first row.
    private func showsTopSeparator(of row: ListRow) -> Bool { row.appearance == .grouped && row.isFirst }

    private func showsBottomSeparator(of row: ListRow) -> Bool {
        guard !row.isHeaderItem, !row.appearance.isSidebar else { return false }
        return !row.isLast || row.appearance != .insetGrouped
    }

    /// - Parameter isOuter: Whether the separator is at the section's edge, with the full width.
    private func separator(
        _ configuration: UIListSeparatorConfiguration, insets: NSDirectionalEdgeInsets, isOuter: Bool
    ) -> ListRow.Separator {
        let automatic: CGFloat? = isOuter ? 0 : nil
        return ListRow.Separator(
            leadingInset: UIListSeparatorConfiguration.points(insets.leading) ?? automatic,
            trailingInset: UIListSeparatorConfiguration.points(insets.trailing) ?? automatic,
            color: configuration.color, multipleSelectionColor: configuration.multipleSelectionColor,
            visualEffect: configuration.visualEffect)
    }
}
