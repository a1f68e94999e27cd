import Foundation
import PortableUIKit

/// The data source and delegate of a list's collection view.
final class ListDriver: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    static let identifier = "row"

    weak var list: ListElement?

    // MARK: Refreshing

    private var refreshTask: Task<Void, Never>?

    func refresh() {
        guard let action = list?.settings.environment.refreshAction else { return }
        refreshTask = Task { @MainActor [weak self] in
            await action()
            self?.list?.collectionView.refreshControl?.endRefreshing()
        }
    }

    func cancelRefreshing() { refreshTask?.cancel() }

    // MARK: Cells

    func numberOfSections(in collectionView: UICollectionView) -> Int { list?.shown.sections.count ?? 0 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list?.shown.sections[section].content.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        if let cell = cell as? ListCell, let list {
            let position = ListPosition(indexPath)
            configure(cell, list.row(at: position), position)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
        if let cell = view as? ListCell, let list {
            let position = ListPosition(indexPath, kind: kind)
            configure(cell, list.row(at: position), position)
        }
        return view
    }

    /// Configures a cell for a row, with its accessories, background, and insets.
    func configure(_ cell: ListCell, _ row: ListRowElement, _ position: ListPosition) {
        guard let list else { return }
        let settings = row.settings
        let configuration = list.configuration(of: row, at: position, settings)
        if (cell.contentConfiguration as? ListRowConfiguration).map({ $0.isSame(as: configuration) }) != true {
            cell.contentConfiguration = configuration
        }
        guard position.role == .content else { return configureBoundary(cell, position, list) }
        let contents = RowContents(row)
        cell.show(contents.accessories(row, isSelecting: list.selection?.allowsSeveral ?? false, list))
        if let disclosure = contents.disclosure { cell.isExpandedInOutline = disclosure.isExpanded }
        if row.editing.insert != nil, list.collectionView.dropDelegate == nil {
            list.collectionView.dropDelegate = self
        }
        cell.indentationLevel = settings.level
        cell.indentationWidth = 20
        cell.show(background: contents.background)
        cell.isRoundedAlone = list.settings.rowSpacing > 0 && list.settings.appearance == .insetGrouped
        list.updateSelection(of: row, at: IndexPath(item: position.item, section: position.section))
    }

    /// Configures a header or footer. In a sidebar, headers of sections that the user can collapse have an indicator.
    private func configureBoundary(_ cell: ListCell, _ position: ListPosition, _ list: ListElement) {
        guard position.role == .header, list.settings.appearance == .sidebar,
            let expansion = list.structure.expansion(ofSection: position.section)
        else {
            if !cell.accessories.isEmpty { cell.accessories = [] }
            return
        }
        cell.isExpandedInOutline = expansion.isExpanded
        let binding = expansion.binding
        cell.accessories = [
            .outlineDisclosure(
                displayed: .always, options: UICellAccessory.OutlineDisclosureOptions(style: .header)
            ) { withAnimation { binding.wrappedValue.toggle() } }
        ]
    }

    // MARK: Visible rows

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        (cell as? ListCell)?.row?.isHidden = false
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        hide(cell)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        (view as? ListCell)?.row?.isHidden = false
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        hide(view)
    }

    /// // Another cell may already show the row of this one.
    private func hide(_ view: UICollectionReusableView) {
        guard let cell = view as? ListCell, let row = cell.row, row.view.superview === cell.contentView else { return }
        row.isHidden = true
    }

    // MARK: Scrolling

    private var phase = ScrollPhase.idle

    private func enter(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        for observer in list?.settings.environment.scrollObservers ?? [] {
            observer.phaseDidChange(from: old, to: new)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { list?.didScroll() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { enter(.interacting) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        enter(decelerate ? .decelerating : .idle)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }

    // MARK: Taps

    private func row(at path: IndexPath) -> ListRowElement? { list?.rows[ListPosition(path)] }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        guard let list, let row = row(at: indexPath) else { return false }
        return list.response(to: row) != nil
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let list, let row = row(at: indexPath) else { return }
        list.perform(list.response(to: row), at: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        guard let list, let row = row(at: indexPath), let selection = list.selection,
            let value = selection.value(row.selectionValues)
        else { return }
        if selection.allowsSeveral { selection.deselect(value) }
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        // During an update, the cells are still those for the previous rows.
        let shown = (collectionView.cellForItem(at: indexPath) as? ListCell)?.row
        guard let list, let row = shown ?? row(at: indexPath) else { return true }
        return row.editing.canDelete || row.editing.canMove || list.selection?.allowsSeveral ?? false
    }

    // MARK: Moves

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.editing.canMove ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        list?.moveRow(at: sourceIndexPath, to: destinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        list?.target(ofMoveFrom: originalIndexPath, to: proposedIndexPath) ?? currentIndexPath
    }

    // MARK: Menus

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        list?.menuConfiguration(forRowsAt: indexPaths)
    }
}

extension ListDriver: VisibilityObserver {
    func visibilityDidChange(of element: Element, isVisible: Bool) {
        if isVisible { list?.rowDidAppear() }
    }
}
