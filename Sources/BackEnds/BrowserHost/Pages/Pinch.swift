import DisplayList
import LayoutGeometry

/// A pinch of two fingers on a trackpad, which tells nothing of the fingers but how far apart they are.
package struct Pinch: Sendable, Hashable {
    /// Half the distance of the fingers at the beginning, in points.
    private static let radius = 40.0
    /// Numbers that no finger of a page has.
    private static let fingers = (left: 100, right: 101)

    package var phase: HostInput.Touch.Phase
    /// What the fingers pinch, in points of the screen.
    package var center: Point
    /// How many times as far apart the fingers are as at the beginning.
    package var scale: Double

    package init(phase: HostInput.Touch.Phase, center: Point, scale: Double) {
        self.phase = phase
        self.center = center
        self.scale = scale
    }

    /// The fingers on the screen that do the same to what is at the center, however small it is.
    package var touches: [HostInput.Touch] {
        [(Self.fingers.left, -1.0), (Self.fingers.right, 1.0)].map { finger, side in
            HostInput.Touch(
                identifier: finger, phase: phase,
                location: Point(x: center.x + side * Self.radius * scale, y: center.y), target: center)
        }
    }
}
