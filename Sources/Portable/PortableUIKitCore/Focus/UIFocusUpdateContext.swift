/// The context of a focus movement.
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

    /// The item in focus before the movement, or `nil` if there's none.
    open weak var previouslyFocusedItem: (any UIFocusItem)? { previous }
    /// The item in focus after the movement, or `nil` if there's none.
    open weak var nextFocusedItem: (any UIFocusItem)? { next }
    /// The view in focus before the movement.
    open weak var previouslyFocusedView: UIView? { previous }
    /// The view in focus after the movement.
    open weak var nextFocusedView: UIView? { next }
    /// The direction of the movement. It's empty if the app moves the focus.
    open var focusHeading: UIFocusHeading { heading }
}

/// An object that runs animations alongside a focus movement.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// Adds animations to run alongside the focus movement, and a completion.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs the animations and completions that were added, once.
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
