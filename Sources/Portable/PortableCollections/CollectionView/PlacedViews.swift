/// The views that show elements, keyed by their elements' paths on screen.
///
/// It owns the visible views, the views that are leaving the screen while their elements remain, and the view that is
/// kept off screen. A view that is stored here isn't in the reuse pool, and isn't stored under another path.
@MainActor
package final class PlacedViews {
    /// The attributes of the last pass in order, with their views.
    struct Round {
        var attributes: [UICollectionViewLayoutAttributes] = []
        var views: [UICollectionReusableView] = []
        /// Whether views are among them that say their own size.
        var sizesItself = false
    }

    /// Where views come from, and where they go when they leave.
    let supply = ViewSupply()
    /// The scroll views of sections that scroll across the layout's direction, in which their views are.
    let scrollViews = OrthogonalScrollViews()
    /// The backgrounds of the list sections on screen.
    let listBackgrounds = ListBackgrounds()

    private var inSight: [ElementKey: UICollectionReusableView] = [:]
    private var leaving: [ElementKey: UICollectionReusableView] = [:]
    private weak var keptCell: UICollectionReusableView?
    /// Counts how often what the layout has found was placed, and the views that the last time has kept.
    private var round = 0
    private var stayingCount = 0
    /// The last round, for as long as no view has come or gone since.
    private var lastPlaced = Round()

    /// How often views were given another place or other looks.
    private(set) var appliedCount = 0

    // MARK: Looking up

    /// The view in sight that shows an element.
    subscript(_ element: ElementKey) -> UICollectionReusableView? { inSight[element] }

    /// The view that shows an element, be it in sight or on its way out of it.
    func shown(_ element: ElementKey) -> UICollectionReusableView? { inSight[element] ?? leaving[element] }

    /// The elements in sight with their views, in no order.
    package var all: [ElementKey: UICollectionReusableView] { inSight }

    /// The views in sight, in no order.
    var values: Dictionary<ElementKey, UICollectionReusableView>.Values { inSight.values }

    /// The elements in sight, in no order.
    var keys: Dictionary<ElementKey, UICollectionReusableView>.Keys { inSight.keys }

    /// The visible views and the leaving views, in no order.
    var allShown: [UICollectionReusableView] { Array(inSight.values) + leaving.values }

    /// How the elements in sight look.
    var attributes: [ElementKey: UICollectionViewLayoutAttributes] {
        inSight.compactMapValues(\.placement.attributes)
    }

    /// The index paths of the visible cells, sorted.
    ///
    /// - Complexity: O(*n* log *n*) in the number of views on screen.
    var visiblePaths: [IndexPath] {
        let kept = keptCell
        return inSight.filter { $0.key.category == .cell && $0.value !== kept }.map(\.key.indexPath).sorted()
    }

    /// The cell that holds a view.
    func cell(holding view: UIView) -> (element: ElementKey, cell: UICollectionReusableView)? {
        inSight.first { element, cell in element.category == .cell && view.isDescendant(of: cell) }
            .map { (element: $0.key, cell: $0.value) }
    }

    // MARK: Filing

    /// Has a view show an element from now on.
    func file(_ view: UICollectionReusableView, under element: ElementKey) {
        lastPlaced = Round()
        view.placement.element = element
        inSight[element] = view
    }

    /// Removes and returns the view of an element. The caller becomes responsible for the view.
    @discardableResult
    func remove(_ element: ElementKey) -> UICollectionReusableView? {
        lastPlaced = Round()
        return inSight.removeValue(forKey: element)
    }

    /// Takes all views out, sorted by where they were: first those in sight.
    func removeAll() -> [UICollectionReusableView] {
        let views = inSight.sorted { $0.key < $1.key } + leaving.sorted { $0.key < $1.key }
        lastPlaced = Round()
        inSight = [:]
        leaving = [:]
        return views.map(\.value)
    }

    /// Files the views under their elements' new paths.
    ///
    /// - Returns: The views whose elements have no new path, with the old one.
    func move(
        to target: (ElementKey) -> ElementKey?
    ) -> [(view: UICollectionReusableView, element: ElementKey)] {
        var gone: [(view: UICollectionReusableView, element: ElementKey)] = []
        lastPlaced = Round()
        inSight = Self.moved(inSight, to: target, &gone)
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

    /// Notes that a view is out of sight for the layout, but seen until an animation ends.
    func letLeave(_ view: UICollectionReusableView, _ element: ElementKey) { leaving[element] = view }

    /// The view of an element that is on its way out of sight, which turns round.
    func turnRound(_ element: ElementKey) -> UICollectionReusableView? { leaving.removeValue(forKey: element) }

    /// Notes that a view has arrived out of sight.
    ///
    /// - Returns: Whether it is still to go: not if its element has come back to be seen.
    func hasLeft(_ view: UICollectionReusableView) -> Bool {
        guard let element = view.placement.element, leaving[element] === view else { return false }
        leaving[element] = nil
        return true
    }

    /// Keeps a cell that is out of sight, or none.
    func keep(_ cell: UICollectionReusableView?) { keptCell = cell }

    // MARK: Placing

    /// Begins to place what the layout has found: of the views in sight, those stay that are marked.
    func beginRound() {
        round += 1
        stayingCount = 0
    }

    /// Notes that a view stays in sight.
    func mark(_ view: UICollectionReusableView) {
        guard view.placement.round != round else { return }
        view.placement.round = round
        stayingCount += 1
    }

    /// Whether all views stay in sight.
    var staysComplete: Bool { stayingCount == inSight.count }

    /// The views in sight that aren't marked, sorted.
    var unmarked: [(key: ElementKey, value: UICollectionReusableView)] {
        var result: [(key: ElementKey, value: UICollectionReusableView)] = []
        for entry in inSight where entry.value.placement.round != round { result.append(entry) }
        if result.count > 1 { result.sort { $0.key < $1.key } }
        return result
    }

    /// Remembers what a round has placed, in which no view came or went, if all of it is upright and opaque and stays as
    /// it is.
    func remember(_ attributes: [UICollectionViewLayoutAttributes], shownBy views: [UICollectionReusableView]) {
        guard attributes.count == views.count, attributes.allSatisfy({ $0.isKept && $0.isPlain }) else { return }
        lastPlaced = Round(attributes: attributes, views: views, sizesItself: attributes.contains { $0.isMeasurable })
    }

    /// The last round, if it has placed just what the layout has found; else nil.
    ///
    /// - Complexity: O(*n*), but nothing is looked up.
    func round(placing found: [UICollectionViewLayoutAttributes]) -> Round? {
        guard !found.isEmpty, found.count == lastPlaced.attributes.count else { return nil }
        for (attributes, last) in zip(found, lastPlaced.attributes) {
            guard attributes === last, attributes.isKept else { return nil }
        }
        return lastPlaced
    }

    /// Counts a view that is given another place or other looks.
    func noteApplied() { appliedCount += 1 }

    // MARK: Invariants

    /// A description of the first violated invariant of the views and their elements; `nil` if there's no violation.
    /// Checked after each layout pass in debug builds.
    ///
    /// - Complexity: O(*n*) in the number of views.
    var brokenInvariant: String? {
        for (element, view) in inSight where view.placement.element != element {
            return "\(view) is filed under \(element), but shows \(String(describing: view.placement.element))."
        }
        for (element, view) in leaving {
            guard view.placement.element == element else {
                return "\(view) leaves as \(element), but shows \(String(describing: view.placement.element))."
            }
            if let other = inSight[element], other === view { return "\(view) is in sight and leaves." }
        }
        return nil
    }
}
