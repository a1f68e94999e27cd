import Foundation
import PortableUIKit

/// The response to a tap on a row.
enum RowTapResponse {
    /// Selects the row by its value.
    case select(AnyHashable)
    /// Performs the actions of the row's buttons and links.
    case perform([RowActionElement])
    /// Performs the list's primary action.
    case primaryAction(AnyHashable)
}

extension ListElement {
    /// Returns the response to a tap on a row, or `nil` if the row doesn't respond to taps.
    func response(to row: ListRowElement) -> RowTapResponse? {
        let value = selection.flatMap { $0.value(row.selectionValues) }
        let isSelectable = selection.map { isEditing || !$0.allowsSeveral } ?? false
        let actions = row.descendants(RowActionElement.self).filter(\.isEnabled)
        if isEditing {
            if let value, isSelectable, !row.settings.isSelectionDisabled { return .select(value) }
            return nil
        }
        if let menu = settings.environment.listContextMenu, menu.primaryAction != nil,
            let value = value ?? menu.value(row.selectionValues)
        {
            return .primaryAction(value)
        }
        if !actions.isEmpty { return .perform(actions) }
        if let value, isSelectable, !row.settings.isSelectionDisabled { return .select(value) }
        return nil
    }

    func perform(_ response: RowTapResponse?, at path: IndexPath) {
        switch response {
        case .select(let value):
            selection?.select(value)
            settings.environment.columnSelection?.selectionDidChange(isEmpty: false)
        case .primaryAction(let value):
            collectionView.deselectItem(at: path, animated: true)
            settings.environment.listContextMenu?.primaryAction?([value])
        case .perform(let actions):
            // A link stays highlighted while its destination covers the list.
            let isLink = actions.contains { $0.kind.isLink }
            if !isLink { collectionView.deselectItem(at: path, animated: true) }
            var selectsOnly = false
            if isLink, let selection, let row = rows[ListPosition(path)],
                let value = selection.value(row.selectionValues)
            {
                selection.select(value)
                settings.environment.columnSelection?.selectionDidChange(isEmpty: false)
                selectsOnly = true
            }
            for action in actions {
                // The next column follows the selection, unless there is a screen for the value.
                if selectsOnly, let value = action.linkValue,
                    settings.environment.navigator?.hasDestination(for: value) == false
                {
                    continue
                }
                if action.kind == .menu { rows[ListPosition(path)]?.openMenu() } else { action.action() }
            }
            if isLink, settings.environment.navigator?.navigationController == nil {
                collectionView.deselectItem(at: path, animated: true)
            }
        case nil: collectionView.deselectItem(at: path, animated: false)
        }
    }

    /// Updates whether a row is shown as selected.
    func updateSelection(of row: ListRowElement, at path: IndexPath) {
        guard let selection else { return }
        // Only edit mode allows several selected rows.
        let isSelected =
            (isEditing || !selection.allowsSeveral)
            && selection.value(row.selectionValues).map { selection.values.contains($0) } ?? false
        let isShown = collectionView.indexPathsForSelectedItems?.contains(path) ?? false
        guard isSelected != isShown else { return }
        if isSelected {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        } else {
            collectionView.deselectItem(at: path, animated: false)
        }
    }

    /// Called when the list is visible again. Removes the highlight of the row whose destination covered it.
    func rowDidAppear() {
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            guard let row = rows[ListPosition(path)] else { continue }
            if let selection, let value = selection.value(row.selectionValues), selection.values.contains(value) {
                if !row.descendants(RowActionElement.self).contains(where: { $0.kind.isLink }) { continue }
                selection.deselect(value)
            }
            collectionView.deselectItem(at: path, animated: true)
        }
    }

    // MARK: Moves

    /// Called after the user has moved a row.
    func moveRow(at source: IndexPath, to destination: IndexPath) {
        guard let row = rows[ListPosition(source)], let move = row.editing.move, let offset = move.offset else {
            return
        }
        let distance = destination.section == source.section ? destination.item - source.item : 0
        expectMove(from: source, to: destination)
        move.perform([offset], distance > 0 ? offset + distance + 1 : offset + distance)
        graph?.host?.flush()
        // The collection view has already moved the row. The next update determines whether the model agrees.
        setNeedsUpdate()
    }

    /// Returns the destination of a row that the user drags. It's limited to the rows of the same `ForEach`.
    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
        guard let owner = rows[ListPosition(source)]?.editing.move?.owner, proposed.section == source.section else {
            return source
        }
        let other = ListPosition(proposed)
        guard structure.contains(other), row(at: other).editing.move?.owner == owner else { return source }
        return proposed
    }

    // MARK: Swipes

    /// Returns the swipe actions of a row on one edge: the actions of its views, or the delete action.
    func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        guard let row = rows[ListPosition(path)] else { return nil }
        let offers = row.descendants(HostValueElement<SwipeActionsKey>.self).compactMap(\.value)
        let own = offers.filter { $0.edge == edge }
        if !own.isEmpty {
            let configuration = UISwipeActionsConfiguration(actions: own.flatMap { $0.make(graph) })
            configuration.performsFirstActionWithFullSwipe = own[0].allowsFullSwipe
            return configuration.actions.isEmpty ? nil : configuration
        }
        guard edge == .trailing, row.editing.canDelete, let delete = row.editing.delete, let offset = delete.offset
        else {
            return nil
        }
        let action = UIContextualAction(
            style: .destructive, title: "Delete"
        ) { _, _, completion in
            withAnimation { delete.perform([offset]) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Menus

    /// Returns the context menu for rows, by their values.
    func menuConfiguration(forRowsAt paths: [IndexPath]) -> UIContextMenuConfiguration? {
        guard let menu = settings.environment.listContextMenu else { return nil }
        var values = Set(paths.compactMap { rows[ListPosition($0)].flatMap { menu.value($0.selectionValues) } })
        if let selection, selection.allowsSeveral, !values.isDisjoint(with: selection.values) {
            values.formUnion(selection.values)
        }
        guard !values.isEmpty else { return nil }
        let entries = menu.elements(values, PartContext(settings.environment, graph: graph))
        guard !entries.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: entries) }
    }
}

extension ListElement {
    /// Returns whether a tap anywhere in a row performs the action of one of its views.
    func handlesTaps(of row: ListRowElement) -> Bool { !row.descendants(RowActionElement.self).isEmpty }
}
