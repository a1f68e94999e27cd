/// The layout passes of a collection view: the current pass, the requests for the next one, and the measurements.
@MainActor
final class LayoutPass {
    /// An animated scroll to an item. Its target is updated while cells on the way are measured.
    struct PendingScroll {
        var indexPath: IndexPath
        var position: UICollectionView.ScrollPosition
        /// The number of interrupted animations of the scroll view at the beginning. When it changes, this scroll has
        /// ended.
        var interruptions: Int
        /// The number of corrections of its target after the animation.
        var corrections = 0
    }

    /// The number of the current pass, or of the last one.
    private(set) var number = 0
    private(set) var isRunning = false
    /// The number of the pass that reloaded everything, for the developer tools; `nil` before the first reload.
    private var reloadNumber: Int?
    /// A Boolean value that indicates whether the next pass recreates all views.
    private(set) var needsReload = true
    /// Actions that were requested during the pass and run after it.
    private var actionsDue: [() -> Void] = []
    /// A Boolean value that indicates whether the next pass is animated because visible cells have invalidated their
    /// sizes.
    private var animatesResizing = false
    /// A Boolean value that indicates whether the layout has been prepared for a bounds change that isn't finalized
    /// yet.
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

    /// Runs a pass. Actions requested during the pass are run by `performActionsDue()`.
    func run(_ body: () -> Void) {
        isRunning = true
        body()
        isRunning = false
    }

    /// Calls `action` immediately, or after the pass if one is running.
    func performOutside(_ action: @escaping () -> Void) {
        guard isRunning else { return action() }
        actionsDue.append(action)
    }

    func performActionsDue() {
        let actions = actionsDue
        actionsDue = []
        for action in actions { action() }
    }

    /// Updates the prefetching data source for the items that are likely to appear next.
    func prefetch(for collectionView: UICollectionView) { prefetcher.update(for: collectionView) }

    /// Discards the announced items.
    func restartPrefetching() { prefetcher = Prefetcher() }

    // MARK: Reloading

    /// A Boolean value that indicates whether the current pass reloads everything and replaces views.
    var isReloading: Bool { reloadNumber == number }

    func requestReload() { needsReload = true }

    /// Records that the pass reloads everything.
    func startReload(replacingViews: Bool) {
        reloadNumber = replacingViews ? number : nil
    }

    /// Returns whether everything must be recreated, and clears the flag.
    func consumeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }

    // MARK: Measuring

    func recordMeasurement() { measurementCount += 1 }

    /// Animates the next pass because visible cells have invalidated their sizes.
    func animateResizing() { animatesResizing = true }

    /// Returns whether this pass must be animated because of changed cell sizes, and clears the flag.
    func consumeResizing() -> Bool {
        defer { animatesResizing = false }
        return animatesResizing
    }

    // MARK: Changes of the bounds

    func startAnimatedBoundsChange() { isInAnimatedBoundsChange = true }

    /// Returns whether the layout must finalize a bounds change, and clears the flag.
    func consumeAnimatedBoundsChange() -> Bool {
        defer { isInAnimatedBoundsChange = false }
        return isInAnimatedBoundsChange
    }
}
