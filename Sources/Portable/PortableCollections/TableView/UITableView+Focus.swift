@_spi(Collage) import PortableUIKitCore

// Keyboard focus in tables. The collection view of the rows moves it between cells.

extension UITableView: FocusGroup {
    package var preferredFocusedMember: UIView? { (rows.preferredFocusedMember as? TableCellBody)?.tableCell }

    package func revealMember(next heading: UIFocusHeading, to member: UIView) -> UIView? {
        guard let cell = member as? UITableViewCell else { return nil }
        return (rows.revealMember(next: heading, to: cell.body) as? TableCellBody)?.tableCell
    }
}

extension UITableViewCell: FocusGroupMember {
    package var focusGroup: (any FocusGroup)? { body.table }
}

@MainActor
extension TableRowsSource {
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, canFocusRowAt: indexPath) ?? true
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        guard let table else { return }
        table.delegate?.tableView(
            table, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: table), with: coordinator)
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        guard let table else { return nil }
        return table.delegate?.indexPathForPreferredFocusedView(in: table)
    }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, selectionFollowsFocusForRowAt: indexPath) ?? true
    }
}
