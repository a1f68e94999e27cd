/// The focus items of a view and their order.
@MainActor
package struct FocusMap {
    private struct Item {
        let view: UIView
        /// The frame in the window's coordinates.
        let frame: CGRect
        let group: ObjectIdentifier
        let groupName: String?
    }

    private let items: [Item]
    private let isRightToLeft: Bool

    /// - Complexity: O(*n*) in the number of descendants of `root`.
    init(of root: UIView) {
        var items: [Item] = []
        FocusMap.collect(root, into: &items)
        self.items = items
        isRightToLeft = root.isRightToLeft
    }

    private static func collect(_ view: UIView, into items: inout [Item]) {
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
        if view.mayBeFocused {
            let group: UIView = view.enclosingFocusGroup ?? view
            items.append(
                Item(
                    view: view, frame: view.convert(view.bounds, to: nil), group: ObjectIdentifier(group),
                    groupName: view.inheritedFocusGroupIdentifier))
        }
        if let container = view.focusItemContainer, container !== view {
            let contained = container.focusItems(in: view.bounds).compactMap { $0 as? UIView }
            for item in contained where !item.isDescendant(of: view) { collect(item, into: &items) }
        }
        for subview in view.subviews { collect(subview, into: &items) }
    }

    /// The first item: the one with the highest priority, and the first of these in reading order.
    var first: UIView? { best(of: items) }

    /// Returns the best item. In a collection view, it's the preferred member.
    private func best(of items: [Item]) -> UIView? {
        let sorted = inReadingOrder(items)
        let priority = sorted.map(\.view.focusGroupPriority.rawValue).max()
        let best = sorted.first { $0.view.focusGroupPriority.rawValue == priority }?.view
        return best?.enclosingFocusGroup?.preferredFocusedMember ?? best
    }

    private func inReadingOrder(_ items: [Item]) -> [Item] {
        items.sorted { left, right in
            // Items that overlap by half of their height are in the same line.
            let overlap = min(left.frame.maxY, right.frame.maxY) - max(left.frame.minY, right.frame.minY)
            if overlap > min(left.frame.height, right.frame.height) / 2 {
                return isRightToLeft ? left.frame.maxX > right.frame.maxX : left.frame.minX < right.frame.minX
            }
            return left.frame.minY < right.frame.minY
        }
    }

    // MARK: Groups

    /// Returns the preferred item of the next group, or of the previous one if `isBackward` is `true`. The order wraps
    /// around.
    func group(after view: UIView, isBackward: Bool) -> UIView? {
        var groups: [[Item]] = []
        var indexes: [AnyHashable: Int] = [:]
        for item in inReadingOrder(items) {
            let key: AnyHashable = item.groupName.map { AnyHashable($0) } ?? AnyHashable(item.group)
            if let index = indexes[key] {
                groups[index].append(item)
            } else {
                indexes[key] = groups.count
                groups.append([item])
            }
        }
        guard groups.count > 1, let current = groups.firstIndex(where: { $0.contains { $0.view === view } }) else {
            return nil
        }
        let next = (current + (isBackward ? groups.count - 1 : 1)) % groups.count
        return best(of: groups[next])
    }

    // MARK: Directions

    /// Returns the nearest item in a direction from a view. Items in line with the view precede others. In a collection
    /// view with more items in that direction, scrolls to the next one.
    func nearest(to view: UIView, _ heading: UIFocusHeading) -> UIView? {
        let frame = view.convert(view.bounds, to: nil)
        let candidates = items.filter { $0.view !== view && !$0.view.isDescendant(of: view) }
        let found = candidates.compactMap { item in
            Self.distance(from: frame, to: item.frame, heading).map { (view: item.view, distance: $0) }
        }
        let best = found.min { $0.distance < $1.distance }
        if let member = view.enclosingFocusGroupMember, let group = member.focusGroup,
            best.map({ !$0.view.isDescendant(of: group) }) ?? true,
            let next = group.revealMember(next: heading, to: member), next.mayBeFocused
        {
            return next
        }
        return best?.view
    }

    /// Returns the distance of a rectangle in a direction, or `nil` if it isn't in this direction.
    package static func distance(from start: CGRect, to end: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
        let along: CGFloat, overlap: CGFloat, across: CGFloat
        switch heading {
        case .up, .down:
            let isDown = heading == .down
            guard isDown ? end.midY > start.midY + 0.5 : end.midY < start.midY - 0.5 else { return nil }
            along = isDown ? end.minY - start.maxY : start.minY - end.maxY
            overlap = min(start.maxX, end.maxX) - max(start.minX, end.minX)
            across = abs(start.midX - end.midX)
        case .left, .right:
            let isRight = heading == .right
            guard isRight ? end.midX > start.midX + 0.5 : end.midX < start.midX - 0.5 else { return nil }
            along = isRight ? end.minX - start.maxX : start.minX - end.maxX
            overlap = min(start.maxY, end.maxY) - max(start.minY, end.minY)
            across = abs(start.midY - end.midY)
            // To the left and right, only items in the same line are next.
            guard overlap > 0 else { return nil }
        default:
            return nil
        }
        return max(along, 0) + (overlap > 0 ? across * 0.01 : across * 2)
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view can have focus now.
    package var mayBeFocused: Bool {
        canBecomeFocused && window != nil && bounds.width > 0 && bounds.height > 0
    }

    /// The identifier of the focus group of the view or its nearest superview with one.
    fileprivate var inheritedFocusGroupIdentifier: String? {
        var view: UIView? = self
        while let current = view {
            if let name = current.focusGroupIdentifier { return name }
            if let name = (current.next as? UIViewController)?.focusGroupIdentifier { return name }
            view = current.superview
        }
        return nil
    }
}
