import DisplayList
import LayoutGeometry

/// A pinch on a trackpad. Only the distance between the fingers is known, not their locations.
package struct Pinch: Sendable, Hashable {
    /// Half of the initial distance between the fingers, in points.
    private static let radius = 40.0
    /// Finger identifiers that pages don't use.
    private static let fingers = (left: 100, right: 101)

    package var phase: HostInput.Touch.Phase
    /// The center of the pinch, in points of the screen.
    package var center: Point
    /// The current distance between the fingers, relative to the initial one.
    package var scale: Double

    package init(phase: HostInput.Touch.Phase, center: Point, scale: Double) {
        self.phase = phase
        self.center = center
        self.scale = scale
    }

    /// The equivalent touches on the screen. Their target is the view at the center, even if it's smaller than their
    /// distance.
    package var touches: [HostInput.Touch] {
        [(Self.fingers.left, -1.0), (Self.fingers.right, 1.0)].map { finger, side in
            HostInput.Touch(
                identifier: finger, phase: phase,
                location: Point(x: center.x + side * Self.radius * scale, y: center.y), target: center)
        }
    }
}
