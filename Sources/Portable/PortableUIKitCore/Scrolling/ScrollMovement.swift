/// What moves the content of a scroll view: a finger, or a motion that continues without one.
@MainActor
struct ScrollMovement {
    /// A Boolean value that indicates whether a finger that may scroll is down.
    var isTracking = false
    /// The drag in progress.
    var drag: ScrollDrag?
    /// The motion in progress.
    private(set) var motion: ScrollMotion?
    /// The number of motions that a finger or the program has ended early.
    private(set) var interruptedMotions = 0
    /// The link that advances the motion; `nil` before the first one.
    private(set) var link: FrameLink?

    /// A Boolean value that indicates whether neither a drag nor a motion changes the offset.
    var isAtRest: Bool { drag == nil && motion == nil }

    mutating func begin(_ motion: ScrollMotion, advancedBy link: FrameLink) {
        self.motion = motion
        self.link = link
    }

    mutating func end() {
        motion = nil
        link?.stop()
    }

    /// Ends the motion early.
    ///
    /// - Returns: The motion, or `nil` if there was none.
    mutating func interrupt() -> ScrollMotion? {
        guard let motion else { return nil }
        interruptedMotions += 1
        end()
        return motion
    }

    /// Continues the drag and the motion with content that has moved.
    mutating func shift(by distance: CGPoint, beginning: CGPoint) {
        drag?.shift(by: distance)
        motion?.shift(by: distance, beginning: beginning)
    }

    /// Gives an animation another end.
    mutating func retarget(to target: CGPoint) {
        motion?.retarget(to: target)
    }

    /// Lets the delegate learn from the end of the motion that the content was scrolled to its top.
    mutating func markAsScrollToTop() {
        motion?.isScrollToTop = true
    }
}
