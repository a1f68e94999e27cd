/// The headers and footers of a table: their presence in sections, and their views.
@MainActor
final class TableSectionViews {
    private struct Key: Hashable {
        var kind: String
        var section: Int
    }

    /// Views that the delegate returned when the presence of a header or footer was determined, until they are shown.
    private var waiting: [Key: UIView] = [:]

    /// Whether the last requested height came from the delegate's default implementation.
    var haveHeightsOfTable = false

    /// The height of headers and footers in the interface file of a grouped table, in points; `nil` for other tables.
    var interfaceHeight: CGFloat?

    /// The vertical margins of titles in the design of the system, from the last layout of their sections.
    private var margins: [Key: TableTitleMargins] = [:]

    /// The sections that have a footer, as of their last layout.
    private var footers: [Int: Bool] = [:]

    /// Discards the delegate's views, because the sections may have changed.
    func reset() {
        waiting = [:]
        margins = [:]
        footers = [:]
    }

    /// Returns the vertical margins of a title, or `nil` if the content configuration has them.
    func titleMargins(_ kind: String, _ section: Int) -> TableTitleMargins? {
        margins[Key(kind: kind, section: section)]
    }

    /// Updates the margins of a section's titles, which depend on the section before it.
    func updateTitleMargins(_ section: Int, hasFooter: Bool, in table: UITableView) {
        footers[section] = hasFooter
        guard let titles = TableMetrics.metrics(for: table.traitCollection).titles else { return }
        func set(_ kind: String, _ value: TableTitleMargins?) { margins[Key(kind: kind, section: section)] = value }
        guard table.style != .plain else {
            return set(UICollectionView.elementKindSectionHeader, titles.plainHeader)
        }
        let position: TableMetrics.Titles.Position =
            if section == 0 {
                table.isBelowLargeTitle ? .belowLargeTitle : .first
            } else {
                self.hasFooter(section - 1, in: table) ? .afterFooter : .afterGroup
            }
        set(UICollectionView.elementKindSectionHeader, titles.groupHeader(position))
        set(UICollectionView.elementKindSectionFooter, titles.groupFooter)
    }

    private func hasFooter(_ section: Int, in table: UITableView) -> Bool {
        if let known = footers[section] { return known }
        let hasFooter = isPresent(UICollectionView.elementKindSectionFooter, section, in: table)
        footers[section] = hasFooter
        return hasFooter
    }

    /// Returns whether a section has a header or footer: a title, a view, or a height.
    func isPresent(_ kind: String, _ section: Int, in table: UITableView) -> Bool {
        let element = ElementKey.supplementary(kind, IndexPath(item: 0, section: section))
        if let height = table.fixedHeight(of: element) {
            guard height > 0 else { return false }
            // A plain table's height of headers doesn't create a header without a title or view.
            if table.style != .plain || !haveHeightsOfTable { return true }
        }
        if title(kind, section, in: table) != nil { return true }
        let key = Key(kind: kind, section: section)
        if waiting[key] != nil || table.rows.placed[element] != nil { return true }
        guard let view = delegatesView(kind, section, in: table) else { return false }
        waiting[key] = view
        return true
    }

    /// Returns the delegate's view of a header or footer; `nil` if the title is used.
    func view(_ kind: String, _ section: Int, in table: UITableView) -> UIView? {
        waiting.removeValue(forKey: Key(kind: kind, section: section)) ?? delegatesView(kind, section, in: table)
    }

    /// Returns the data source's title of a header or footer; `nil` if there's no title.
    func title(_ kind: String, _ section: Int, in table: UITableView) -> String? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return isHeader
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
    }

    private func delegatesView(_ kind: String, _ section: Int, in table: UITableView) -> UIView? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return isHeader
            ? table.delegate?.tableView(table, viewForHeaderInSection: section)
            : table.delegate?.tableView(table, viewForFooterInSection: section)
    }
}
