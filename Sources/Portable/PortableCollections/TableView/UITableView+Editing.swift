// The user's editing of rows: the controls of the editing mode and the swipe actions.

extension UITableView {
    // MARK: Controls

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != rows.isEditing else { return }
        let change = { [self] in
            rows.isEditing = editing
            for cell in visibleCells {
                if let path = indexPath(for: cell) { prepareControls(of: cell, at: path, animated: animated) }
            }
            layoutIfNeeded()
        }
        if animated, window != nil {
            UIView.animate(withDuration: AnimationTiming.items.duration, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
    }

    /// Updates the controls of the visible cells.
    func updateCellControls() {
        for cell in rows.visibleCells.compactMap({ ($0 as? TableCellBody)?.tableCell }) {
            if let path = indexPath(for: cell) { prepareControls(of: cell, at: path) }
        }
    }

    /// Updates a cell's controls according to the data source and the delegate.
    func prepareControls(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool = false) {
        let oldLevel = cell.body.controls.indentationLevel
        cell.body.controls = controls(at: indexPath)
        cell.body.updateAccessories()
        cell.updateSelectedBackground()
        cell.setEditing(isEditing && cell.body.controls.canEdit, animated: animated)
        guard let delegate else { return }
        cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: indexPath)
        // A delegate without the method returns 0, which doesn't replace the level that the app sets.
        let level = cell.body.controls.indentationLevel
        if level != 0 || oldLevel != 0 { cell.indentationLevel = level }
    }

    private func controls(at indexPath: IndexPath) -> TableCellControls {
        guard let dataSource else { return TableCellControls() }
        var controls = TableCellControls()
        controls.canEdit = dataSource.tableView(self, canEditRowAt: indexPath)
        controls.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
        controls.style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
        controls.isChoosable = allowsMultipleSelectionDuringEditing
        controls.canMove = dataSource.tableView(self, canMoveRowAt: indexPath)
        return controls
    }

    // MARK: Deleting and inserting

    /// Tells the data source to delete or insert a row.
    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }

    // MARK: Swipes

    func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: indexPath) == true else { return nil }
        return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return nil }
        if let provided = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
            return provided
        }
        if let actions = delegate?.tableView(self, editActionsForRowAt: indexPath) {
            let configuration = UISwipeActionsConfiguration(
                actions: actions.map { $0.contextualAction(at: indexPath) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
        guard style == .delete, !dataSourceCommitsNothing else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            self?.commit(.delete, at: indexPath)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
