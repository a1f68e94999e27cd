/// A batch of updates, a change of layout or of the sizes of cells, while the views follow it.
@MainActor
final class UpdateCommit {
    let isAnimated: Bool
    /// How the views on screen looked before, under their old paths.
    let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]
    /// The layout that was there before, while it is replaced.
    let oldLayout: UICollectionViewLayout?
    /// The previous attributes of an element, by its new path; `nil` for a new element.
    var origin: (ElementKey) -> UICollectionViewLayoutAttributes? = { _ in nil }
    /// The path that an item or section had before, by its new one; nil if it is new.
    var oldPath: (ElementKey) -> ElementKey? = { $0 }
    /// The path that an item or section has now, by its old one; nil if it is gone, or the layout has changed.
    var newPath: (ElementKey) -> ElementKey? = { $0 }
    /// Whether an item gets a new view, by the path that it had before.
    var isReload: (IndexPath) -> Bool = { _ in false }
    /// The views that are seen until the animation ends.
    var departing = DepartingViews()
    /// A Boolean value that indicates whether the delegate is being notified of items that come on screen.
    var tellsOfNewItems = false

    /// The paths of the items that were visible before, sorted.
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

    /// Makes changes as a part of the commit's animation, which starts when the commit ends.
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

/// The views that an update takes away, which are seen until its animation ends.
struct DepartingViews {
    /// A view with its attributes at the end of the animation.
    typealias Departure = (view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)

    /// Views whose elements are gone.
    var gone: [Departure] = []
    /// Views whose elements are still there, but out of sight at the end.
    var outOfSight: [Departure] = []
    /// The scroll views of sections that are gone, in which views leave.
    var scrollViews: [OrthogonalScrollView] = []

    var isEmpty: Bool { gone.isEmpty && outOfSight.isEmpty && scrollViews.isEmpty }
}
