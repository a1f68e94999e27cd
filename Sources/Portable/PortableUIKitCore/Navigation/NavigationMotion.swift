/// The state of a transition between two screens of a navigation controller.
@MainActor
final class NavigationMotion {
    /// The controller that an interactive pop removes, and the stack without it.
    typealias Pop = (controller: UIViewController, rest: [UIViewController])

    private(set) var isRunning = false
    /// A Boolean value that indicates whether the children are being notified of a transition that hasn't begun to
    /// move.
    private(set) var isPreparing = false
    /// A Boolean value that indicates whether the bar moves horizontally with the screen that has one.
    private(set) var slidesBar = false
    /// A Boolean value that indicates whether the toolbar isn't laid out until the screens move.
    private(set) var keepsToolbar = false
    private var slide: NavigationSlide?
    private(set) var pop: Pop?
    /// The animation that rearranges a shared view for the controller below.
    private var poppedContents: (any InteractiveProgress)?

    // MARK: Transition

    /// Begins a transition. Until `prepared(slidesBar:)` is called, the view controllers are being notified.
    func begin() {
        isRunning = true
        isPreparing = true
    }

    func prepared(slidesBar: Bool) {
        isPreparing = false
        self.slidesBar = slidesBar
    }

    /// Lays out the views that don't move. If `keeps` is `true`, the toolbar isn't laid out, because it moves with the
    /// screens.
    func keepingToolbar(_ keeps: Bool, _ layOut: () -> Void) {
        keepsToolbar = keeps
        layOut()
        keepsToolbar = false
    }

    func slide(_ slide: NavigationSlide) { self.slide = slide }

    /// Moves the screens to their final positions.
    func endSlide() { slide?.end() }

    /// Ends the movements. The transition continues until `end()`.
    func settle() {
        slide?.end()
        slide = nil
        slidesBar = false
    }

    func end() { isRunning = false }

    // MARK: Gesture

    func startPop(_ pop: Pop) { self.pop = pop }

    /// Removes and returns the pop that has ended, if any.
    func removePop() -> Pop? {
        defer { pop = nil }
        return pop
    }

    /// Starts to move the content with the finger.
    func track(_ contents: (any InteractiveProgress)?) { poppedContents = contents }

    func trackFinger(to progress: CGFloat) { poppedContents?.transitionProgress = progress }

    /// Stops following the finger. Returns whether content followed it.
    func stopFollowing() -> Bool {
        defer { poppedContents = nil }
        return poppedContents != nil
    }
}
