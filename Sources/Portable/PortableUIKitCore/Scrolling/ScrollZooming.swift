/// The zooming of a scroll view: its limits, and what changes the scale.
struct ScrollZooming {
    var minimumScale: CGFloat = 1
    var maximumScale: CGFloat = 1
    var bounces = true
    /// The pinch in progress.
    var pinch: ScrollZoom?
    /// The change of the scale that continues without a finger.
    private(set) var motion: ZoomMotion?
    /// The link that advances the motion; `nil` before the first one.
    private(set) var link: FrameLink?
    /// A Boolean value that indicates whether the content changes its size because it is zoomed.
    var isApplying = false
    /// The view that was zoomed last. Constraints place it as though it weren't zoomed.
    weak var view: UIView?

    /// A Boolean value that indicates whether fingers or a motion change the scale, and with it the offsets that are
    /// allowed.
    var isChanging: Bool { pinch != nil || motion != nil }

    /// Starts a motion. The caller starts the link.
    mutating func begin(_ motion: ZoomMotion, advancedBy link: FrameLink) {
        self.motion = motion
        self.link = link
    }

    /// Ends the motion and stops the link.
    @MainActor
    mutating func end() {
        motion = nil
        link?.stop()
    }
}
