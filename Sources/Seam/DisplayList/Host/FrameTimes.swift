/// The durations of the parts of an app's last frame, in seconds.
package struct FrameTimes: Sendable, Hashable {
    /// The duration of callbacks for frames and the ends of animations.
    package var updates: Double
    package var layout: Double
    /// The duration of creating the display list.
    package var drawing: Double

    package init(updates: Double = 0, layout: Double = 0, drawing: Double = 0) {
        self.updates = updates
        self.layout = layout
        self.drawing = drawing
    }
}
