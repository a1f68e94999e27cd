/// A batch of updates, or a change of the layout or of cell sizes, while views are animated.
@MainActor
final class UpdateCommit {
    let isAnimated: Bool
    /// The attributes of the views on screen before the change, by their old paths.
    let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]
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
    var departing = DepartingViews()
    /// A Boolean value that indicates whether the delegate is being notified of items that come on screen.
    var tellsOfNewItems = false

    /// The index paths of the items that were visible before, sorted.
    var visiblePathsBefore: [IndexPath] {
        oldAttributes.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    private var completions: [(Bool) -> Void]
    private let timing: UpdateTiming
    private lazy var run = AnimationRun(duration: timing.duration, curve: timing.curve)

    init(
        isAnimated: Bool, timing: UpdateTiming, oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:],
        oldLayout: UICollectionViewLayout? = nil, completions: [(Bool) -> Void] = []
    ) {
        self.isAnimated = isAnimated
        self.timing = timing
        self.oldAttributes = oldAttributes
        self.oldLayout = oldLayout
        self.completions = completions
    }

    /// Adds changes to the commit's animation, which starts when the commit ends.
    func animate(_ changes: () -> Void) {
        if isAnimated { run.add(changes) } else { changes() }
    }

    /// Runs the animation. `cleanUp` and the completions are called after it, or immediately if the commit isn't
    /// animated.
    func end(_ cleanUp: @escaping () -> Void) {
        let completions = completions
        self.completions = []
        let finish = { (finished: Bool) in
            cleanUp()
            for completion in completions { completion(finished) }
        }
        guard isAnimated else { return finish(true) }
        let isAwaited = !completions.isEmpty || !departing.isEmpty
        run.start(completion: isAwaited ? finish : nil)
    }
}

/// The views that an update removes, which are visible until its animation ends.
struct DepartingViews {
    /// A view with its attributes at the end of the animation.
    typealias Departure = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

    /// The views of deleted elements.
    var gone: [Departure] = []
    /// The views of elements that are outside the visible area at the end.
    var outOfSight: [Departure] = []
    /// The scroll views of deleted sections, which contain departing views.
    var scrollViews: [OrthogonalScrollView] = []

    var isEmpty: Bool { gone.isEmpty && outOfSight.isEmpty && scrollViews.isEmpty }
}
