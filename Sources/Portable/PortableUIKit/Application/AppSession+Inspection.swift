import DisplayList
import Foundation
import LayoutGeometry

extension AppSession {
    /// The elements of the collection views that are on the screen: by collection view, section and item.
    package func inspectedElements() -> [InspectedElement] {
        device.activate()
        var elements: [InspectedElement] = []
        for window in device.visibleWindows.backToFront { inspect(window, into: &elements) }
        let screen = device.screen.bounds.rect
        return elements.filter { $0.frame.intersects(screen) }
    }

    private func inspect(_ view: UIView, into elements: inout [InspectedElement]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        if let collectionView = view as? UICollectionView { elements += collectionView.inspectedElements }
        for subview in view.subviews { inspect(subview, into: &elements) }
    }
}

extension UICollectionView {
    fileprivate var inspectedElements: [InspectedElement] {
        let source = dataSource as? any ItemDescribing
        return placed.sorted { ($0.key.indexPath, $0.key.kind) < ($1.key.indexPath, $1.key.kind) }.map { key, view in
            let path = key.indexPath
            let kind: InspectedElement.Kind =
                switch key.category {
                case .cell: .cell
                case .supplementaryView: .supplementary(key.kind)
                case .decorationView: .decoration(key.kind)
                }
            let isCell = key.category == .cell
            return InspectedElement(
                id: view.layer.identity, kind: kind, className: "\(type(of: view))", section: path.first ?? 0,
                item: path.count > 1 ? path[1] : nil,
                identifier: isCell ? source?.describedItem(at: path) : nil, reuseIdentifier: view.reuseIdentifier,
                frame: view.convertToScreen(view.bounds).rect)
        }
    }
}

/// A data source that has names for its items.
@MainActor
package protocol ItemDescribing {
    /// The item at an index path in words; nil if there is none.
    func describedItem(at indexPath: IndexPath) -> String?
}

extension UICollectionViewDiffableDataSource: ItemDescribing {
    package func describedItem(at indexPath: IndexPath) -> String? {
        itemIdentifier(for: indexPath).map { String(describing: $0) }
    }
}
