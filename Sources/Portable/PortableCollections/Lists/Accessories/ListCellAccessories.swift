import Foundation

/// The current accessories of a list cell, with their views.
@MainActor
package final class ListCellAccessories {
    /// An accessory with its view.
    private struct Entry {
        let key: Key
        var accessory: UICellAccessory
        let view: any AccessoryDisplay
    }

    /// The identity of an accessory. A view is kept as long as an accessory with its key is displayed.
    private enum Key: Hashable {
        case system(AccessoryKind)
        case custom(ObjectIdentifier)

        init(_ accessory: UICellAccessory) {
            if case .customView(let view, _, _) = accessory.detail {
                self = .custom(ObjectIdentifier(view))
            } else {
                self = .system(accessory.kind)
            }
        }
    }

    private var leading: [Entry] = []
    private var trailing: [Entry] = []
    private let line = UIView(frame: .zero)

    /// The views added since the last layout, and the views that are being removed.
    private var arriving: [UIView] = []
    private var leaving: [UIView] = []

    private var entries: [Entry] { leading + trailing }

    /// Whether there is nothing to lay out.
    var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && leaving.isEmpty && line.superview == nil }

    /// The displayed system accessory of a kind, if there is one.
    func visible(_ kind: AccessoryKind) -> UICellAccessory? {
        entries.first { $0.key == .system(kind) && !$0.accessory.common.isHidden }?.accessory
    }

    /// Returns the view of a system accessory, if it's shown.
    func view(of kind: AccessoryKind) -> UIView? { entries.first { $0.key == .system(kind) }?.view }

    /// The views on screen: first the leading accessories, then the trailing ones, each in order from the leading to
    /// the trailing edge, then the separator line before the reorder control.
    package var views: [UIView] { entries.map(\.view) + (line.superview == nil ? [] : [line]) }

    // MARK: What is shown

    /// Shows accessories in a cell. Existing views of accessories are kept.
    ///
    /// - Complexity: O(*n*) in the number of accessories.
    func show(_ order: AccessoryOrder, in cell: UICollectionViewListCell) {
        var old = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        func take(_ accessory: UICellAccessory) -> Entry? {
            let key = Key(accessory)
            if let entry = old.removeValue(forKey: key) {
                entry.view.show(accessory, in: cell)
                return Entry(key: key, accessory: accessory, view: entry.view)
            }
            // A custom view can only be in one cell.
            guard taken.insert(key).inserted else { return nil }
            let view = accessory.makeDisplay()
            cell.addSubview(view)
            view.show(accessory, in: cell)
            arriving.append(view)
            return Entry(key: key, accessory: accessory, view: view)
        }
        var taken = Set<Key>()
        leading = order.leading.compactMap(take)
        trailing = order.trailing.compactMap(take)
        leaving += old.values.map(\.view)
        for entry in entries { entry.view.isHidden = entry.accessory.common.isHidden }
    }

    // MARK: Arrangement

    /// Returns the arrangement's input for the accessories in a cell of the given size.
    func input(in size: CGSize, traits: UITraitCollection) -> AccessoryArrangement.Input {
        var input = AccessoryArrangement.Input()
        input.size = size
        input.leading = leading.map { item($0, in: size, traits: traits) }
        input.trailing = trailing.map { item($0, in: size, traits: traits) }
        return input
    }

    private func item(_ entry: Entry, in size: CGSize, traits: UITraitCollection) -> AccessoryArrangement.Item {
        let own = ownSize(of: entry, in: size, traits: traits)
        var hasLine = false
        if case .reorder(let showsVerticalSeparator) = entry.accessory.detail { hasLine = showsVerticalSeparator }
        return AccessoryArrangement.Item(
            reservedWidth: entry.accessory.reservedWidth(for: own, traits: traits), size: own, hasLine: hasLine)
    }

    /// Returns the height of the highest accessory.
    func height(in size: CGSize, traits: UITraitCollection) -> CGFloat {
        entries.map { ownSize(of: $0, in: size, traits: traits).height }.max() ?? 0
    }

    private func ownSize(of entry: Entry, in size: CGSize, traits: UITraitCollection) -> CGSize {
        // A cell that calculates its natural size isn't limited by a width.
        let limit = CGSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude, height: size.height)
        return entry.view.accessorySize(in: limit, traits: traits)
    }

    // MARK: Layout

    /// Moves new views to their initial positions outside the cell.
    func prepareArrivals(_ arrangement: AccessoryArrangement, in cell: UICollectionViewListCell) {
        for (entry, frame) in zip(entries, arrangement.frames) where arriving.contains(entry.view) {
            place(entry.view, outside(frame, of: cell))
            entry.view.alpha = 0
        }
    }

    /// Lays out all views. Within an animation, removed views fade and move out.
    func place(_ arrangement: AccessoryArrangement, in cell: UICollectionViewListCell) {
        for (entry, frame) in zip(entries, arrangement.frames) {
            place(entry.view, frame)
            if arriving.contains(entry.view) { entry.view.alpha = 1 }
            if entry.key == .system(.outlineDisclosure) {
                (entry.view as? SymbolAccessoryView)?.isTurned = cell.isExpandedInOutline
            }
        }
        arriving = []
        for view in leaving {
            place(view, outside(view.frame, of: cell))
            view.alpha = 0
        }
        placeLine(arrangement.line, in: cell)
    }

    /// Removes the views that have moved out.
    func removeLeaving() {
        for view in leaving { view.removeFromSuperview() }
        leaving = []
    }

    /// Sets the bounds and the center instead of the frame, because a view can be rotated.
    private func place(_ view: UIView, _ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
    }

    /// Returns the frame moved past the nearer side of the cell.
    private func outside(_ frame: CGRect, of cell: UIView) -> CGRect {
        let isLeft = frame.midX < cell.bounds.midX
        return CGRect(
            x: isLeft ? -frame.width : cell.bounds.width, y: frame.minY, width: frame.width, height: frame.height)
    }

    private func placeLine(_ frame: CGRect?, in cell: UIView) {
        guard let frame else {
            line.removeFromSuperview()
            return
        }
        if line.superview !== cell {
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
            cell.addSubview(line)
        }
        if line.frame != frame { line.frame = frame }
    }
}
