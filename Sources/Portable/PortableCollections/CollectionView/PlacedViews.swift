/// The views that show elements, keyed by their elements' paths on screen.
///
/// It owns the visible views, the views that are leaving the screen while their elements remain, and the view that is
/// kept off screen. A view that is stored here isn't in the reuse pool, and isn't stored under another path.
@MainActor
package final class PlacedViews {
    /// The attributes of the last pass in order, with their views.
    struct PassResult {
        var attributes: [UICollectionViewLayoutAttributes] = []
        var views: [UICollectionReusableView] = []
        /// Whether any of the views are self-sizing.
        var sizesItself = false
    }

    /// The source of views, which also reuses them.
    let supply = ViewSupply()
    /// The scroll views of orthogonal sections, which contain the sections' views.
    let scrollViews = OrthogonalScrollViews()
    /// The backgrounds of the list sections on screen.
    let listBackgrounds = ListBackgrounds()

    private var visibleViews: [ElementKey: UICollectionReusableView] = [:]
    private var leaving: [ElementKey: UICollectionReusableView] = [:]
    private weak var keptCell: UICollectionReusableView?
    /// The number of rounds so far, and the number of views that the last one kept.
    private var round = 0
    private var stayingCount = 0
    /// The last round, if no view was added or removed since.
    private var lastPlaced = PassResult()

    /// The number of changes of a view's position or appearance.
    private(set) var appliedCount = 0

    // MARK: Looking up

    /// Returns the visible view that shows an element.
    subscript(_ element: ElementKey) -> UICollectionReusableView? { visibleViews[element] }

    /// Returns the visible or leaving view that shows an element.
    func shown(_ element: ElementKey) -> UICollectionReusableView? { visibleViews[element] ?? leaving[element] }

    /// The visible elements with their views, in no order.
    package var all: [ElementKey: UICollectionReusableView] { visibleViews }

    /// The visible views, in no order.
    var values: Dictionary<ElementKey, UICollectionReusableView>.Values { visibleViews.values }

    /// The visible elements, in no order.
    var keys: Dictionary<ElementKey, UICollectionReusableView>.Keys { visibleViews.keys }

    /// The visible views and the leaving views, in no order.
    var allShown: [UICollectionReusableView] { Array(visibleViews.values) + leaving.values }

    /// The attributes of the visible elements.
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] {
        visibleViews.compactMapValues(\.placement.attributes)
    }

    /// The index paths of the visible cells, sorted.
    ///
    /// - Complexity: O(*n* log *n*) in the number of views on screen.
    var visiblePaths: [IndexPath] {
        let kept = keptCell
        return visibleViews.filter { $0.key.category == .cell && $0.value !== kept }.map(\.key.indexPath).sorted()
    }

    /// Returns the cell that contains a view.
    func cell(holding view: UIView) -> (element: ElementKey, cell: UICollectionReusableView)? {
        visibleViews.first { element, cell in element.category == .cell && view.isDescendant(of: cell) }
            .map { (element: $0.key, cell: $0.value) }
    }

    // MARK: Filing

    /// Adds a view that shows an element.
    func file(_ view: UICollectionReusableView, under element: ElementKey) {
        lastPlaced = PassResult()
        view.placement.element = element
        visibleViews[element] = view
    }

    /// Removes and returns the view of an element. The caller becomes responsible for the view.
    @discardableResult
    func remove(_ element: ElementKey) -> UICollectionReusableView? {
        lastPlaced = PassResult()
        return visibleViews.removeValue(forKey: element)
    }

    /// Removes and returns all views, sorted by position: first the visible ones.
    func removeAll() -> [UICollectionReusableView] {
        let views = visibleViews.sorted { $0.key < $1.key } + leaving.sorted { $0.key < $1.key }
        lastPlaced = PassResult()
        visibleViews = [:]
        leaving = [:]
        return views.map(\.value)
    }

    /// Updates the paths of the views' elements.
    ///
    /// - Returns: The views whose elements have no new path, with the old one.
    func move(
        to target: (ElementKey) -> ElementKey?
    ) -> [(view: UICollectionReusableView, element: ElementKey)] {
        var gone: [(view: UICollectionReusableView, element: ElementKey)] = []
        lastPlaced = PassResult()
        visibleViews = Self.moved(visibleViews, to: target, &gone)
        leaving = Self.moved(leaving, to: target, &gone)
        return gone
    }

    private static func moved(
        _ views: [ElementKey: UICollectionReusableView], to target: (ElementKey) -> ElementKey?,
        _ gone: inout [(view: UICollectionReusableView, element: ElementKey)]
    ) -> [ElementKey: UICollectionReusableView] {
        var moved: [ElementKey: UICollectionReusableView] = [:]
        for (element, view) in views.sorted(by: { $0.key < $1.key }) {
            guard let target = target(element), moved[target] == nil else {
                gone.append((view, element))
                continue
            }
            moved[target] = view
            view.placement.element = target
        }
        return moved
    }

    // MARK: Leaving

    /// Adds a view that has left the visible area, but is shown until an animation ends.
    func addLeaving(_ view: UICollectionReusableView, _ element: ElementKey) { leaving[element] = view }

    /// Removes and returns the leaving view of an element that is visible again.
    func restoreLeaving(_ element: ElementKey) -> UICollectionReusableView? { leaving.removeValue(forKey: element) }

    /// Removes a leaving view at the end of its animation.
    ///
    /// - Returns: Whether the view must be removed. If its element is visible again, it isn't.
    func hasLeft(_ view: UICollectionReusableView) -> Bool {
        guard let element = view.placement.element, leaving[element] === view else { return false }
        leaving[element] = nil
        return true
    }

    /// Sets the cell that is kept outside of the visible area, or `nil`.
    func keep(_ cell: UICollectionReusableView?) { keptCell = cell }

    // MARK: Placing

    /// Begins a round: the visible views that are marked in it stay.
    func startPass() {
        round += 1
        stayingCount = 0
    }

    /// Marks a visible view, so that it stays.
    func mark(_ view: UICollectionReusableView) {
        guard view.placement.round != round else { return }
        view.placement.round = round
        stayingCount += 1
    }

    /// Whether all visible views stay.
    var staysComplete: Bool { stayingCount == visibleViews.count }

    /// The visible views that aren't marked, sorted.
    var unmarked: [(key: ElementKey, value: UICollectionReusableView)] {
        var result: [(key: ElementKey, value: UICollectionReusableView)] = []
        for entry in visibleViews where entry.value.placement.round != round { result.append(entry) }
        if result.count > 1 { result.sort { $0.key < $1.key } }
        return result
    }

    /// Stores the result of a round without added or removed views, if all attributes are plain and reusable.
    func store(_ attributes: [UICollectionViewLayoutAttributes], shownBy views: [UICollectionReusableView]) {
        guard attributes.count == views.count, attributes.allSatisfy({ $0.isKept && $0.isPlain }) else { return }
        lastPlaced = PassResult(
            attributes: attributes, views: views, sizesItself: attributes.contains { $0.isMeasurable })
    }

    /// Returns the last round if it placed exactly the given attributes; otherwise, `nil`.
    ///
    /// - Complexity: O(*n*), without any lookups.
    func round(placing found: [UICollectionViewLayoutAttributes]) -> PassResult? {
        guard !found.isEmpty, found.count == lastPlaced.attributes.count else { return nil }
        for (attributes, last) in zip(found, lastPlaced.attributes) {
            guard attributes === last, attributes.isKept else { return nil }
        }
        return lastPlaced
    }

    /// Counts a change of a view's position or appearance.
    func recordApplied() { appliedCount += 1 }

    // MARK: Invariants

    /// A description of the first violated invariant of the views and their elements; `nil` if there's no violation.
    /// Checked after each layout pass in debug builds.
    ///
    /// - Complexity: O(*n*) in the number of views.
    var brokenInvariant: String? {
        for (element, view) in visibleViews where view.placement.element != element {
            return "\(view) is filed under \(element), but shows \(String(describing: view.placement.element))."
        }
        for (element, view) in leaving {
            guard view.placement.element == element else {
                return "\(view) leaves as \(element), but shows \(String(describing: view.placement.element))."
            }
            if let other = visibleViews[element], other === view { return "\(view) is both visible and leaving." }
        }
        return nil
    }
}
