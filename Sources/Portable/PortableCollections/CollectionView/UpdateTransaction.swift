import DiffEngine

/// A batch of updates, from the first collected change to the end of its animation.
///
/// A change of the layout or of cell sizes is a transaction without collected changes.
@MainActor
final class UpdateTransaction {
    // MARK: Collecting

    /// The difference that a data source computed, if it was added before any individual change.
    private(set) var difference: ChangeSet?
    /// The individual changes, in the order of the calls.
    private(set) var individualChanges: [Change] = []
    /// The items to reconfigure through the data source, with their index paths before the batch.
    private(set) var reconfigured: [IndexPath] = []
    /// The closures to call at the end.
    private var completions: [(Bool) -> Void]

    // MARK: Animating

    /// The animation; `nil` if the changes aren't animated.
    private var animation: AnimationRun?
    /// The attributes of the views on screen before the change, by their old paths.
    private(set) var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// The previous layout during a layout change.
    let oldLayout: UICollectionViewLayout?
    /// The previous attributes of an element, by its new path; `nil` for a new element.
    var origin: (ElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// Returns the old path of an item or section for its new one; `nil` if it's new.
    var oldPath: (ElementKey) -> ElementKey? = { $0 }
    /// Returns the new path of an item or section for its old one; `nil` if it's deleted, or if the layout has changed.
    var newPath: (ElementKey) -> ElementKey? = { $0 }
    /// Returns whether an item gets a new view, by its old path.
    var isReload: (IndexPath) -> Bool = { _ in false }
    /// The views that are visible until the animation ends.
    var exiting = ExitingViews()
    /// A Boolean value that indicates whether the delegate is being notified of items that come on screen.
    var isNotifyingOfNewItems = false

    var isAnimated: Bool { animation != nil }

    /// The index paths of the items that were visible before, sorted.
    var visiblePathsBefore: [IndexPath] {
        oldAttributes.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// Creates a transaction that collects changes.
    init(oldLayout: UICollectionViewLayout? = nil, completions: [(Bool) -> Void] = []) {
        self.oldLayout = oldLayout
        self.completions = completions
    }

    func append(_ change: Change) { individualChanges.append(change) }

    /// Adds a computed difference.
    func append(_ difference: ChangeSet) {
        if isEmpty { self.difference = difference } else { individualChanges += Self.changes(of: difference) }
    }

    /// Reconfigures the cells of items through the data source.
    func reconfigure(_ paths: [IndexPath]) { reconfigured += paths }

    /// Calls `completion` after the changes have been shown.
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    /// Starts showing the collected changes.
    ///
    /// - Parameter attributes: The attributes of the views on screen, by their paths before the change.
    func start(
        isAnimated: Bool, timing: AnimationTiming, from attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    ) {
        animation = isAnimated ? AnimationRun(duration: timing.duration, curve: timing.curve) : nil
        oldAttributes = attributes
    }

    /// Adds changes to the transaction's animation, which starts when the transaction ends.
    func animate(_ changes: () -> Void) {
        if let animation { animation.add(changes) } else { changes() }
    }

    /// Runs the animation. `cleanUp` and the completions are called after it, or immediately if the transaction isn't
    /// animated.
    func end(_ cleanUp: @escaping () -> Void = {}) {
        let completions = completions
        self.completions = []
        let finish = { (finished: Bool) in
            cleanUp()
            for completion in completions { completion(finished) }
        }
        guard let animation else { return finish(true) }
        let isAwaited = !completions.isEmpty || !exiting.isEmpty
        animation.start(completion: isAwaited ? finish : nil)
    }
}

/// The views that an update removes, which are visible until its animation ends.
struct ExitingViews {
    /// A view with its attributes at the end of the animation.
    typealias ExitingView = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

    /// The views of deleted elements.
    var removed: [ExitingView] = []
    /// The views of elements that are outside the visible area at the end.
    var offscreen: [ExitingView] = []
    /// The scroll views of deleted sections, which contain departing views.
    var scrollViews: [OrthogonalScrollView] = []

    var isEmpty: Bool { removed.isEmpty && offscreen.isEmpty && scrollViews.isEmpty }
}
