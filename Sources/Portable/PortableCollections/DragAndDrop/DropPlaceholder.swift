/// A placeholder cell in a collection view for a dropped item, until the app adds it to the model.
@MainActor
final class DropPlaceholder: DropAnimation, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let placeholder: UICollectionViewPlaceholder
    private weak var collectionView: UICollectionView?

    init(_ item: UIDragItem, _ placeholder: UICollectionViewPlaceholder, in collectionView: UICollectionView) {
        dragItem = item
        self.placeholder = placeholder
        self.collectionView = collectionView
    }

    /// The index path on screen; `nil` after it's removed.
    private var path: IndexPath? { collectionView?.path(of: self) }

    /// The cell, if it's on screen.
    var cell: UICollectionViewCell? {
        path.flatMap { collectionView?.placed[.cell($0)] as? UICollectionViewCell }
    }

    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let collectionView, let path else { return false }
        collectionView.commit(self, at: path, dataSourceUpdates)
        return true
    }

    @discardableResult
    func deletePlaceholder() -> Bool {
        guard let collectionView, path != nil else { return false }
        collectionView.removePlaceholder(self)
        return true
    }

    func setNeedsCellUpdate() {
        if let cell { placeholder.cellUpdateHandler?(cell) }
    }
}

// Items on screen that aren't in the data source.

extension UICollectionView {
    /// Inserts a placeholder.
    func insert(_ context: DropPlaceholder) {
        let path = context.placeholder.insertionIndexPath, counts = preparedCounts
        guard path.count == 2, counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item)
        else {
            raise("attempt to insert a placeholder at \(Self.text(path)), which doesn't exist. \(self)")
        }
        items.setPlaceholders(
            items.placeholders.map { ($0.context, $0.path.moved(byInsertionAt: path)) } + [(context, path)])
        changePresentation(to: placeholderEdits, by: .insertItem(path))
    }

    func path(of context: DropPlaceholder) -> IndexPath? {
        items.placeholders.first { $0.context === context }?.path
    }

    /// Removes a placeholder.
    func removePlaceholder(_ context: DropPlaceholder) {
        guard let index = items.placeholders.firstIndex(where: { $0.context === context }) else { return }
        var placeholders = items.placeholders
        let path = placeholders.remove(at: index).path
        items.setPlaceholders(placeholders.map { ($0.context, $0.path.closingGap(at: path)) })
        changePresentation(to: placeholderEdits, by: .deleteItem(path))
    }

    /// Removes all placeholders, before the app reports changes.
    func removePlaceholders() {
        for (context, _) in items.placeholders { removePlaceholder(context) }
    }

    /// Replaces a placeholder with an item of the data source.
    func commit(_ context: DropPlaceholder, at path: IndexPath, _ update: (IndexPath) -> Void) {
        items.setPlaceholders(items.placeholders.filter { $0.context !== context })
        let edits = placeholderEdits
        let after = PresentedPaths(edits: edits)
        update(after.dataSource(path) ?? path)
        changePresentation(to: edits, by: .reloadItem(path))
    }

    /// The differences caused by the placeholders, sorted by path.
    private var placeholderEdits: [PresentedPaths.Edit] {
        items.placeholders.map(\.path).sorted().map { .insert($0) }
    }

    /// Returns the cell of an item on screen that isn't in the data source: a placeholder's cell, or an empty one.
    func cellOfPlaceholder(at path: IndexPath) -> UICollectionViewCell {
        let element = ElementKey.cell(path)
        if let context = items.placeholders.first(where: { $0.path == path })?.context {
            let cell = dequeuePlaceholder(context.placeholder.reuseIdentifier, for: element)
            context.placeholder.cellUpdateHandler?(cell)
            return cell
        }
        let identifier = "Collage.gap"
        if !placed.supply.isRegistered(kind: ReusePool.cellKind, identifier: identifier) {
            placed.supply.register(UICollectionViewCell.self, kind: ReusePool.cellKind, identifier: identifier)
        }
        return dequeue(element, kind: ReusePool.cellKind, identifier: identifier) as! UICollectionViewCell
    }
}

extension IndexPath {
    /// Returns the index path on screen after an insertion at `place`.
    fileprivate func moved(byInsertionAt place: IndexPath) -> IndexPath {
        section == place.section && item >= place.item ? IndexPath(item: item + 1, section: section) : self
    }

    /// Returns the index path on screen after a deletion at `place`.
    fileprivate func closingGap(at place: IndexPath) -> IndexPath {
        section == place.section && item > place.item ? IndexPath(item: item - 1, section: section) : self
    }
}
