import CompositionalEngine
import DisplayList
import Foundation
import LayoutGeometry

extension UICollectionView {
    /// The collection view and its elements as a tree in preorder: sections with their supplementary views, decoration
    /// views, and groups, which contain cells.
    ///
    /// Layouts that aren't compositional have no sections or groups here.
    func inspectedElements(depth: Int) -> [InspectedElement] {
        let visible = convertToScreen(bounds)
        let own = InspectedElement(
            kind: .collectionView, depth: depth, layer: scroller.layer.identity, scroller: scroller.layer.identity,
            className: "\(type(of: scroller))", identifier: scroller.accessibilityIdentifier, frame: visible.rect,
            insets: .init(outer: visible.rect, inner: visible.inset(by: adjustedContentInset).rect))
        let layoutParts = (layoutStorage as? any InspectableLayout)?.parts(in: bounds) ?? []
        let parts = Dictionary(grouping: layoutParts, by: \.section)
        let views = Dictionary(grouping: placed.all, by: { $0.key.indexPath.first ?? 0 })
        return [own]
            + Set(parts.keys).union(views.keys).sorted().flatMap { section in
                inspectedElements(
                    ofSection: section, parts: parts[section] ?? [], views: views[section] ?? [], depth + 1)
            }
    }

    private func inspectedElements(
        ofSection section: Int, parts: [LayoutPart], views: [(key: ElementKey, value: UICollectionReusableView)],
        _ depth: Int
    ) -> [InspectedElement] {
        var branches: [InspectedElement] = []
        var groups: [InspectedElement] = []
        var inner = depth
        for part in parts {
            switch part.kind {
            case .section(let outsideInsets, let insideInsets):
                inner = depth + 1
                branches.append(
                    InspectedElement(
                        kind: .section, depth: depth, scroller: scroller.layer.identity, section: section,
                        identifier: (dataSource as? any ItemDescriptionProviding)?.describedSection(at: section),
                        frame: onScreen(part.frame),
                        insets: .init(outer: onScreen(outsideInsets), inner: onScreen(insideInsets))))
            case .group(let items, let groupDepth):
                groups.append(
                    InspectedElement(
                        kind: .group(items: items), depth: inner + groupDepth, scroller: scroller.layer.identity,
                        section: section, frame: onScreen(part.frame)))
            }
        }
        let sorted = views.sorted { $0.key < $1.key }
        for (key, view) in sorted where key.category != .cell { branches.append(element(view, at: key, inner)) }
        var rest = groups[...]
        for (key, view) in sorted where key.category == .cell {
            let item = key.indexPath.item
            // Each group is inserted before the first of its visible cells.
            while let next = rest.first, case .group(let items) = next.kind, items.lowerBound <= item {
                branches.append(next)
                rest.removeFirst()
            }
            let around = groups.filter { if case .group(let items) = $0.kind { items.contains(item) } else { false } }
            branches.append(element(view, at: key, inner + around.count))
        }
        return branches + rest
    }

    private func element(_ view: UICollectionReusableView, at key: ElementKey, _ depth: Int) -> InspectedElement {
        let path = key.indexPath
        let kind: InspectedElement.Kind =
            switch key.category {
            case .cell: .cell
            case .supplementaryView: .supplementary(key.kind)
            case .decorationView: .decoration(key.kind)
            }
        let shown = view.outermostView
        return InspectedElement(
            kind: kind, depth: depth, layer: shown.layer.identity, scroller: scroller.layer.identity,
            className: "\(type(of: shown))", section: path.first ?? 0,
            item: path.count > 1 && path[1] != ElementID.layoutItem ? path[1] : nil,
            identifier: kind == .cell ? (dataSource as? any ItemDescriptionProviding)?.describedItem(at: path) : nil,
            reuseIdentifier: view.reuseIdentifier, text: shown.shownTexts,
            frame: shown.convertToScreen(shown.bounds).rect)
    }

    /// Returns a rectangle of the layout's content in screen coordinates.
    private func onScreen(_ rect: CGRect) -> Rect {
        elementContainer.convertToScreen(rect.offsetBy(dx: layoutOrigin.x, dy: layoutOrigin.y)).rect
    }
}

/// A data source that can describe its sections and items.
@MainActor
package protocol ItemDescriptionProviding {
    /// Returns a description of the section at an index; `nil` if there's no such section.
    func describedSection(at index: Int) -> String?

    /// Returns a description of the item at an index path; `nil` if there's no such item.
    func describedItem(at indexPath: IndexPath) -> String?
}

extension UICollectionViewDiffableDataSource: ItemDescriptionProviding {
    package func describedSection(at index: Int) -> String? {
        sectionIdentifier(for: index).map { String(describing: $0) }
    }

    package func describedItem(at indexPath: IndexPath) -> String? {
        itemIdentifier(for: indexPath).map { String(describing: $0) }
    }
}
