/// The layout passes of a collection view: whether one runs, what the next one has to do, and what was measured.
@MainActor
final class LayoutPass {
    /// A scroll to an item that is animated, whose end follows the item while cells on the way are measured.
    struct PendingScroll {
        var indexPath: IndexPath
        var position: UICollectionView.ScrollPosition
        /// How many motions of the scroll view had been interrupted when it began: with the next one, it is over.
        var interruptions: Int
        /// How often its end was corrected after the animation.
        var corrections = 0
    }

    /// The number of the pass that runs, or of the last one.
    private(set) var number = 0
    private(set) var isRunning = false
    /// The pass that has asked for everything anew, for developers; nil before there is one.
    private var reloadNumber: Int?
    /// Whether all views are to be made anew in the next pass.
    private(set) var needsReload = true
    /// What was asked for in the middle of the pass and is done after it.
    private var actionsDue: [() -> Void] = []
    /// Whether the next pass is animated, for cells on screen have asked for another size.
    private var animatesResizing = false
    /// Whether the layout has been told of new bounds and not yet of their end.
    private var isInAnimatedBoundsChange = false
    /// The insets that the layout was prepared with.
    private(set) var insets: LayoutInsets?
    private(set) var measurementCount = 0
    /// The animated scroll that is corrected as cells are measured.
    var pendingScroll: PendingScroll?
    private var prefetcher = Prefetcher()

    // MARK: Running

    func begin(insets: LayoutInsets?) {
        number += 1
        self.insets = insets
    }

    /// Runs a pass. What is asked for meanwhile is done after it.
    func run(_ body: () -> Void) {
        isRunning = true
        body()
        isRunning = false
    }

    /// Calls `action` when nobody is in the middle of showing what there is: at once, or when the pass is over.
    func performOutside(_ action: @escaping () -> Void) {
        guard isRunning else { return action() }
        actionsDue.append(action)
    }

    func performActionsDue() {
        let actions = actionsDue
        actionsDue = []
        for action in actions { action() }
    }

    /// Announces what comes next to whoever prefetches it.
    func prefetch(for collectionView: UICollectionView) { prefetcher.update(for: collectionView) }

    /// Forgets what was announced.
    func restartPrefetching() { prefetcher = Prefetcher() }

    // MARK: Reloading

    /// Whether the pass under way has asked for everything anew, and there was something before.
    var isReloading: Bool { reloadNumber == number }

    func requestReload() { needsReload = true }

    /// Notes that the pass asks for everything anew.
    func beginReload(replacingViews: Bool) {
        reloadNumber = replacingViews ? number : nil
    }

    /// Whether everything is to be made anew, which is done with that.
    func takeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }

    // MARK: Measuring

    func noteMeasurement() { measurementCount += 1 }

    /// Has the next pass be animated, for cells on screen have asked for another size.
    func animateResizing() { animatesResizing = true }

    /// Whether this pass is to be animated for the sizes of cells, which is done with that.
    func takeResizing() -> Bool {
        defer { animatesResizing = false }
        return animatesResizing
    }

    // MARK: Changes of the bounds

    func beginAnimatedBoundsChange() { isInAnimatedBoundsChange = true }

    /// Whether the layout is to be told that the bounds have changed, which is done with that.
    func takeAnimatedBoundsChange() -> Bool {
        defer { isInAnimatedBoundsChange = false }
        return isInAnimatedBoundsChange
    }
}
