import Foundation
import PortableUIKit

/// The state that UIKit keeps across changes. A walk transfers it to a new screen before it compares the screens.
///
/// These are all exceptions from the rule that a settled screen equals a new one:
///
/// - Content offsets. Lists and grids are scrolled to the same item at the same position, because lengths above it may
///   still be estimates on the new screen. Other scroll views, including carousels, are scrolled to the same offset.
/// - The lengths of rows that have never been visible. Content sizes, and visible content that depends on estimates,
///   are compared after both screens have been scrolled from end to end. Flow layouts with self-sizing cells are always
///   compared in this way, because items that haven't been measured get the average of the measured sizes, which
///   determines the line breaks.
/// - The selected items and rows.
/// - Temporary states: menus, open swipe actions, and the keyboard with its first responder. They're dismissed on both
///   screens.
/// - The phase of endless animations.
/// - The state of the model: text in fields, values of controls, expanded items, and pushed and presented controllers.
///   Screens include it in ``WalkableScreen/model``.
@MainActor
enum PersistentState {
    /// Dismisses temporary states.
    static func rest(_ host: TestHost) {
        host.activate()
        host.session.endTemporaryStates()
        host.settle()
    }

    /// Transfers the state of one screen to a new screen.
    static func transfer(from host: TestHost, to fresh: TestHost) {
        for (path, view) in ScreenReader(host).scrollViews {
            guard let counterpart = ScreenReader(fresh).scrollViews.first(where: { $0.path == path })?.view else {
                continue
            }
            host.activate()
            let selected = selection(in: view)
            let anchor = Anchor(of: view)
            fresh.activate()
            select(selected, in: counterpart)
            anchor.restore(in: counterpart, on: fresh)
        }
    }

    // MARK: Selection

    private static func selection(in view: UIScrollView) -> [IndexPath] {
        switch view {
        case let view as UICollectionView: view.indexPathsForSelectedItems ?? []
        case let view as UITableView: view.indexPathsForSelectedRows ?? []
        default: []
        }
    }

    /// Selects items even if a user couldn't select them now, because items that were selected before editing began
    /// stay selected.
    private static func select(_ paths: [IndexPath], in view: UIScrollView) {
        switch view {
        case let view as UICollectionView:
            let allows = (view.allowsSelection, view.allowsSelectionDuringEditing)
            (view.allowsSelection, view.allowsSelectionDuringEditing) = (true, true)
            for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
            (view.allowsSelection, view.allowsSelectionDuringEditing) = allows
        case let view as UITableView:
            let allows = (view.allowsSelection, view.allowsSelectionDuringEditing)
            (view.allowsSelection, view.allowsSelectionDuringEditing) = (true, true)
            for path in paths { view.selectRow(at: path, animated: false, scrollPosition: .none) }
            (view.allowsSelection, view.allowsSelectionDuringEditing) = allows
        default: break
        }
    }

    // MARK: Extents

    /// Scrolls views whose line breaks depend on measured sizes from end to end and back.
    static func measureAverages(on hosts: TestHost...) {
        measure(on: hosts) { view in
            let layout = (view as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
            return layout.map { $0.estimatedItemSize != .zero } ?? false
        }
    }

    /// Scrolls all views from end to end and back, so that all content is measured.
    static func measureEverything(on hosts: TestHost...) {
        measure(on: hosts) { $0 is UICollectionView || $0 is UITableView }
    }

    private static func measure(on hosts: [TestHost], where isMeasured: (UIScrollView) -> Bool) {
        for host in hosts {
            for (_, view) in ScreenReader(host).scrollViews where isMeasured(view) { measure(view, on: host) }
        }
    }

    private static func measure(_ view: UIScrollView, on host: TestHost) {
        host.activate()
        let anchor = Anchor(of: view)
        view.contentOffset = view.nearestOffset(to: CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity))
        for _ in 0..<60 {
            view.layoutIfNeeded()
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let next = view.nearestOffset(
                to: CGPoint(x: view.contentOffset.x + visible.width, y: view.contentOffset.y + visible.height))
            guard next != view.contentOffset else { break }
            view.contentOffset = next
        }
        anchor.restore(in: view, on: host)
    }
}

/// The scroll position of a scroll view.
@MainActor
private struct Anchor {
    private var offset: CGPoint
    /// The offset from the right end, where right-to-left content begins.
    private var offsetFromRight: CGFloat
    /// The first item that's completely visible, or the first visible item, and its distance from the visible corner.
    private var item: (path: IndexPath, distance: CGPoint)?

    init(of view: UIScrollView) {
        offset = view.contentOffset
        offsetFromRight = view.contentSize.width - offset.x
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let frames = Self.visiblePaths(in: view).compactMap { path in
            Self.frame(of: path, in: view).map { (path, $0) }
        }
        let first =
            frames.filter { visible.contains($0.1) }.min { $0.0 < $1.0 }
            ?? frames.filter { visible.overlaps($0.1) }.min { $0.0 < $1.0 }
        item = first.map { ($0.0, CGPoint(x: $0.1.minX - offset.x, y: $0.1.minY - offset.y)) }
    }

    /// Scrolls a view to the position. It repeats this because newly visible content changes the layout when it's
    /// measured.
    func restore(in view: UIScrollView, on host: TestHost) {
        for _ in 0..<6 {
            host.activate()
            view.layoutIfNeeded()
            let target = target(in: view)
            guard abs(target.x - view.contentOffset.x) > 0.01 || abs(target.y - view.contentOffset.y) > 0.01 else {
                break
            }
            view.contentOffset = target
            host.settle()
        }
    }

    private func target(in view: UIScrollView) -> CGPoint {
        guard let item, let frame = Self.frame(of: item.path, in: view) else {
            let isReversed =
                view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.contentSize.width > view.bounds.width
            return isReversed ? CGPoint(x: view.contentSize.width - offsetFromRight, y: offset.y) : offset
        }
        // An item of a carousel doesn't determine the offset along the axis in which only its section scrolls.
        return CGPoint(
            x: view.contentSize.width > view.bounds.width ? frame.minX - item.distance.x : offset.x,
            y: view.contentSize.height > view.bounds.height ? frame.minY - item.distance.y : offset.y)
    }

    private static func visiblePaths(in view: UIScrollView) -> [IndexPath] {
        switch view {
        case let view as UICollectionView: view.indexPathsForVisibleItems
        case let view as UITableView: view.indexPathsForVisibleRows ?? []
        default: []
        }
    }

    private static func frame(of path: IndexPath, in view: UIScrollView) -> CGRect? {
        switch view {
        case let view as UICollectionView:
            guard path.section < view.numberOfSections, path.item < view.numberOfItems(inSection: path.section) else {
                return nil
            }
            return view.layoutAttributesForItem(at: path)?.frame
        case let view as UITableView:
            guard path.section < view.numberOfSections, path.row < view.numberOfRows(inSection: path.section) else {
                return nil
            }
            return view.rectForRow(at: path)
        default: return nil
        }
    }
}
