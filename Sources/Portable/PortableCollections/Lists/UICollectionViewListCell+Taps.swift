// Effects of taps on a list cell and its accessories, other than selecting the cell.

extension UICollectionViewListCell: OutlineCell {
    /// Raises the indentation to the item's level (recorded: after the app's own configuration).
    package func indent(toOutlineLevel level: Int) {
        indentationLevel = level
    }

    /// Returns the tap action of an accessory; `nil` if a tap on it counts as a tap on the cell.
    func tapHandler(of accessory: UICellAccessory) -> (() -> Void)? {
        switch accessory.detail {
        case .action(nil) where accessory.kind == .delete: return { [weak self] in self?.revealTrailingActions() }
        case .action(let handler): return handler
        case .outlineDisclosure: return { [weak self] in self?.toggleOutline() }
        case .none, .reorder, .label, .popUpMenu, .customView: return nil
        }
    }

    /// Whether a tap anywhere in the cell does something else than to select it.
    package var hasTapAction: Bool {
        outlineDisclosureStyle == .header || shownAccessories.visible(.popUpMenu) != nil
    }

    /// Performs the tap action that replaces selection.
    package func performTapAction() {
        if outlineDisclosureStyle == .header {
            toggleOutline()
        } else if case .popUpMenu(let menu, let handler)? = shownAccessories.visible(.popUpMenu)?.detail {
            var request = MenuRequest(menu: menu, from: .rectangle(popUpMenuFrame, in: self))
            request.sender = self
            request.didChangeSelection = handler
            MenuOverlay.present(request)
        }
    }

    private func revealTrailingActions() {
        guard let collectionView = owningCollectionView, let path = collectionView.indexPath(for: self) else { return }
        collectionView.revealTrailingActions(at: path)
    }

    /// Where the accessory that stands for a menu is.
    private var popUpMenuFrame: CGRect {
        shownAccessories.view(of: .popUpMenu).map { convert($0.bounds, from: $0) } ?? bounds
    }

    /// Runs the disclosure's own handler, or else has the data source expand or collapse the item.
    private func toggleOutline() {
        guard case .outlineDisclosure(_, let handler)? = shownAccessories.visible(.outlineDisclosure)?.detail else {
            return
        }
        if let handler { return handler() }
        // A cell that is on its way out has no path any more.
        guard let collectionView = owningCollectionView, let path = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggleOutlineItem(at: path)
    }
}
