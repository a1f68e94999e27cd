/// From where to where the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    private weak var previous: UIView?
    private weak var next: UIView?
    private let heading: UIFocusHeading

    package init(previous: UIView?, next: UIView?, heading: UIFocusHeading) {
        self.previous = previous
        self.next = next
        self.heading = heading
        super.init()
    }

    /// What has the focus before; nil if nothing has.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { previous }
    /// What has the focus afterwards; nil if nothing has.
    open weak var nextFocusedItem: (any UIFocusItem)? { next }
    /// The view that has the focus before.
    open weak var previouslyFocusedView: UIView? { previous }
    /// The view that has the focus afterwards.
    open weak var nextFocusedView: UIView? { next }
    /// The direction; empty if the program moves the focus.
    open var focusHeading: UIFocusHeading { heading }
}

/// Lets changes run along with the focus as it moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds changes to be animated as the focus moves, and something to be done afterwards.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs everything that was added, once.
    package func run() {
        let animations = animations, completions = completions
        self.animations = []
        self.completions = []
        guard !animations.isEmpty else { return completions.forEach { $0() } }
        UIView.animate(
            withDuration: 0.2, animations: { animations.forEach { $0() } },
            completion: { _ in completions.forEach { $0() } })
    }
}
