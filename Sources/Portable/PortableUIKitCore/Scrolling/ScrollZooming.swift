/// The zooming of a scroll view: its limits, the pinch, and the animation of the scale.
struct ScrollZooming {
    var minimumScale: CGFloat = 1
    var maximumScale: CGFloat = 1
    var bounces = true
    /// The pinch in progress.
    var pinch: ScrollZoom?
    /// The animation of the scale.
    private(set) var motion: ZoomMotion?
    /// The link that advances the motion. It's `nil` before the first motion.
    private(set) var link: FrameLink?
    /// A Boolean value that indicates whether the content changes its size because it is zoomed.
    var isApplying = false
    /// The view that was zoomed most recently. Constraints use its frame without the zoom.
    weak var view: UIView?

    /// A Boolean value that indicates whether a pinch or a motion is changing the scale, and therefore the range of
    /// offsets.
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
