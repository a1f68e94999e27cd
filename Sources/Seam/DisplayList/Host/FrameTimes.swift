/// How long an app was busy with the parts of its last frame, in seconds.
package struct FrameTimes: Sendable, Hashable {
    /// Callbacks that wait for frames, and the ends of animations.
    package var updates: Double
    package var layout: Double
    /// Making the display list.
    package var drawing: Double

    package init(updates: Double = 0, layout: Double = 0, drawing: Double = 0) {
        self.updates = updates
        self.layout = layout
        self.drawing = drawing
    }
}
