/// The data source and delegate of the collection view with a table's rows, which calls the table's data source and
/// delegate.
final class TableRowsSource: NSObject {
    weak var table: UITableView?
}

// MARK: - Content

extension TableRowsSource: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
        guard let table, let dataSource = table.dataSource else { return 0 }
        return dataSource.numberOfSections(in: table)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard let table, let dataSource = table.dataSource else { return 0 }
        return dataSource.tableView(table, numberOfRowsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let table, let dataSource = table.dataSource else {
            raise("The table view has no data source that provides a cell: \(collectionView)")
        }
        let cell = dataSource.tableView(table, cellForRowAt: indexPath)
        table.rows.adopt(cell, cell.body, for: .cell(indexPath))
        table.prepareControls(of: cell, at: indexPath)
        return cell.body
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        guard let table else { return nil }
        return table.dataSource?.sectionIndexTitles(for: table)
    }

    /// An index path without an item refers to the section.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        let section = table.flatMap { table in
            table.dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index)
        }
        return IndexPath(item: NSNotFound, section: section ?? NSNotFound)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let table, let dataSource = table.dataSource else { return false }
        return dataSource.tableView(table, canMoveRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let table else { return }
        table.dataSource?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let table else { raise("A deallocated table view received a request for a header: \(collectionView)") }
        let element = ElementKey.supplementary(kind, indexPath), section = indexPath.section
        if let view = table.sectionViews.view(kind, section, in: table) {
            let body = (view as? UITableViewHeaderFooterView)?.body ?? TableSectionElement(view)
            table.rows.adopt(view, body, for: element)
            (body as? TableSectionBody)?.title.joinTable()
            return body
        }
        let view =
            table.dequeueSectionView(UITableView.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
        table.rows.adopt(view, view.body, for: element)
        view.body.title.show(table.sectionViews.title(kind, section, in: table) ?? "")
        return view.body
    }
}

extension TableRowsSource: UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        guard let table else { return }
        table.prefetchDataSource?.tableView(table, prefetchRowsAt: indexPaths)
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        guard let table else { return }
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: indexPaths)
    }
}

// MARK: - Events

extension TableRowsSource: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let table, let cell = (cell as? TableCellBody)?.tableCell else { return }
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let table, let cell = (cell as? TableCellBody)?.tableCell else { return }
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        guard let table, let delegate = table.delegate else { return }
        if elementKind == UICollectionView.elementKindSectionHeader {
            delegate.tableView(table, willDisplayHeaderView: view.outermostView, forSection: indexPath.section)
        } else {
            delegate.tableView(table, willDisplayFooterView: view.outermostView, forSection: indexPath.section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        guard let table, let delegate = table.delegate else { return }
        if elementKind == UICollectionView.elementKindSectionHeader {
            delegate.tableView(table, didEndDisplayingHeaderView: view.outermostView, forSection: indexPath.section)
        } else {
            delegate.tableView(table, didEndDisplayingFooterView: view.outermostView, forSection: indexPath.section)
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didHighlightRowAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
    }

    /// The delegate can select another row instead.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let table, let delegate = table.delegate else { return true }
        guard let target = delegate.tableView(table, willSelectRowAt: indexPath) else { return false }
        guard target == indexPath else {
            table.rows.selectAsUser(target)
            return false
        }
        return true
    }

    /// The delegate can deselect another row instead.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        guard let table, let delegate = table.delegate else { return true }
        guard let target = delegate.tableView(table, willDeselectRowAt: indexPath) else { return false }
        guard target == indexPath else {
            table.rows.deselectAsUser(target)
            return false
        }
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didSelectRowAt: indexPath)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
        UITableView.SelectionDidChangeMessage(tableView: table).post(from: table)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let table else { return }
        table.delegate?.tableView(table, didDeselectRowAt: indexPath)
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
        UITableView.SelectionDidChangeMessage(tableView: table).post(from: table)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard let table, let delegate = table.delegate else { return proposedIndexPath }
        return delegate.tableView(
            table, targetIndexPathForMoveFromRowAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, canPerformPrimaryActionForRowAt: indexPath) ?? !table.isEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, performPrimaryActionForRowAt: indexPath)
    }
}
