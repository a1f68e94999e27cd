/// How one screen of a navigation controller comes to take another one's place, while it does.
@MainActor
final class NavigationMotion {
    /// The controller that a finger takes away, and what is left of the stack without it.
    typealias Pop = (controller: UIViewController, rest: [UIViewController])

    private(set) var isRunning = false
    /// Whether the children are learning of a transition that hasn't begun to move.
    private(set) var isPreparing = false
    /// Whether the bar comes or goes sideways, with the screen that has one.
    private(set) var slidesBar = false
    /// Whether the toolbar stays where it is until the screens move.
    private(set) var keepsToolbar = false
    private var slide: NavigationSlide?
    private(set) var pop: Pop?
    /// The animation that rearranges a shared view for the controller below.
    private var poppedContents: (any InteractiveProgress)?

    // MARK: A transition

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

    /// Puts the screens where they stand when nothing slides.
    func endSlide() { slide?.end() }

    /// Ends the movements. The transition continues until `end()`.
    func settle() {
        slide?.end()
        slide = nil
        slidesBar = false
    }

    func end() { isRunning = false }

    // MARK: A finger

    func beginPop(_ pop: Pop) { self.pop = pop }

    /// Removes and returns the pop that has ended, if any.
    func takePop() -> Pop? {
        defer { pop = nil }
        return pop
    }

    /// Has contents follow the finger to other places.
    func follow(_ contents: (any InteractiveProgress)?) { poppedContents = contents }

    func followFinger(to progress: CGFloat) { poppedContents?.transitionProgress = progress }

    /// Stops following the finger. Returns whether content followed it.
    func stopFollowing() -> Bool {
        defer { poppedContents = nil }
        return poppedContents != nil
    }
}
