/// The movement of a scroll view's content, during a drag or a motion after it.
@MainActor
struct ScrollMovement {
    /// The drag in progress.
    var drag: ScrollDrag?
    /// The motion in progress.
    private(set) var motion: ScrollMotion?
    /// The number of motions that a touch or the app has interrupted.
    private(set) var interruptedMotions = 0
    /// The link that advances the motion. It's `nil` before the first motion.
    private(set) var link: FrameLink?

    /// A Boolean value that indicates whether neither a drag nor a motion changes the offset.
    var isAtRest: Bool { drag == nil && motion == nil }

    /// Starts a motion. The caller starts the link.
    mutating func begin(_ motion: ScrollMotion, advancedBy link: FrameLink) {
        self.motion = motion
        self.link = link
    }

    /// Ends the motion and stops the link.
    mutating func end() {
        motion = nil
        link?.stop()
    }

    /// Ends the motion early.
    ///
    /// - Returns: The motion, or `nil` if the content was at rest.
    mutating func interrupt() -> ScrollMotion? {
        guard let motion else { return nil }
        interruptedMotions += 1
        end()
        return motion
    }

    /// Adjusts the drag and the motion to content that has moved.
    mutating func shift(by distance: CGPoint, beginning: CGPoint) {
        drag?.shift(by: distance)
        motion?.shift(by: distance, beginning: beginning)
    }

    /// Changes the target of an animation.
    mutating func retarget(to target: CGPoint) {
        motion?.retarget(to: target)
    }

    /// Records that a tap on the status bar has started the motion.
    mutating func markAsScrollToTop() {
        motion?.isScrollToTop = true
    }
}
