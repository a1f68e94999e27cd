// Effects of taps on a list cell and its accessories, other than selecting the cell.

extension UICollectionViewListCell: OutlineCell {
    /// Sets the indentation to the item's level (recorded: after the app's configuration).
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

    /// Whether a tap anywhere in the cell has another effect than selection.
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

    /// The frame of the pop-up menu accessory.
    private var popUpMenuFrame: CGRect {
        shownAccessories.view(of: .popUpMenu).map { convert($0.bounds, from: $0) } ?? bounds
    }

    /// Calls the disclosure's handler, or else expands or collapses the item through the data source.
    private func toggleOutline() {
        guard case .outlineDisclosure(_, let handler)? = shownAccessories.visible(.outlineDisclosure)?.detail else {
            return
        }
        if let handler { return handler() }
        // A removed cell has no index path.
        guard let collectionView = owningCollectionView, let path = collectionView.indexPath(for: self) else { return }
        (collectionView.dataSource as? any OutlineDataSource)?.toggleOutlineItem(at: path)
    }
}
