import Foundation
import PortableUIKit

/// What UIKit itself remembers of the past, so that a fresh screen has to be told before it can be compared.
///
/// This is the whole list of exceptions from the rule that a settled screen equals a fresh one:
///
/// - Where scroll views have been scrolled to. Lists and grids are scrolled to the same item at the same place, for
///   lengths above it may still be estimates on the fresh screen; others to the same offset, carousels too.
/// - Lengths of rows that have never been on the screen. Contents' sizes are compared after both screens have been
///   scrolled from end to end, and so is what is in sight where estimates decide about it. Flow layouts whose cells size themselves are always compared like that: what hasn't been
///   measured counts as the average of what has, which decides where lines break.
/// - Which items and rows are selected.
/// - What is open for a moment: menus, rows that are swiped aside, and the keyboard with its first responder. They are
///   put away on both screens.
/// - How far ornaments that turn for ever have turned.
/// - What the model says: texts in fields, values of controls, expanded items, what is pushed and presented. Screens
///   answer for it in ``WalkableScreen/model``.
@MainActor
enum RememberedState {
    /// Puts away what is open for a moment.
    static func rest(_ host: TestHost) {
        host.activate()
        host.session.endTemporaryStates()
        host.settle()
    }

    /// Tells a fresh screen what another one remembers.
    static func carry(from host: TestHost, to fresh: TestHost) {
        for (path, view) in ScreenReader(host).scrollViews {
            guard let twin = ScreenReader(fresh).scrollViews.first(where: { $0.path == path })?.view else { continue }
            host.activate()
            let selected = selection(in: view)
            let anchor = Anchor(of: view)
            fresh.activate()
            select(selected, in: twin)
            anchor.restore(in: twin, on: fresh)
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

    /// Selects items whether or not a person could do so now: what was selected before editing began stays so.
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

    /// Scrolls what breaks lines by what has been measured from end to end and back.
    static func measureAverages(on hosts: TestHost...) {
        measure(on: hosts) { view in
            let layout = (view as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
            return layout.map { $0.estimatedItemSize != .zero } ?? false
        }
    }

    /// Scrolls everything from end to end and back, so that all of it is measured.
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

/// What a scroll view has been scrolled to.
@MainActor
private struct Anchor {
    private var offset: CGPoint
    /// The offset from the other end, where what is read from the right begins.
    private var offsetFromRight: CGFloat
    /// The first item that is seen whole, or else any, and how far it is from the visible corner.
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

    /// Scrolls a view there; more than once, for what comes into sight is measured then.
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
        // An item of a carousel says nothing of the way that only its section scrolls.
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
