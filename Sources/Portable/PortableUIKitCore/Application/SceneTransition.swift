import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableQuartz

/// The animation from one scene to another one, which fills the screen at the end.
///
/// The scene that leaves is drawn as it was at the beginning. If the user prefers reduced motion, one scene fades into the
/// other.
@MainActor
package final class SceneTransition {
    /// The styles of the animation.
    enum Style {
        /// The new scene grows from a rectangle of the screen, or from the middle.
        case zoom(from: CGRect?)
        /// The new scene pushes the other one aside.
        case slide
        /// The scene that leaves is closed.
        case close(UIWindowScene.DismissalAnimation)
    }

    /// The duration in seconds. It isn't recorded.
    private static let duration = 0.4
    /// The scale at which a scene begins to grow in the middle, and at which a closed scene disappears.
    private static let smallestScale = 0.8

    private let style: Style
    private let leaving: [DisplayNode]
    private let screen: UIScreen
    private let times: (start: Double, end: Double)
    private let timing: (link: FrameLink, timer: FrameTimer, completion: () -> Void)

    /// Begins an animation on a device.
    /// - Parameters:
    ///   - leaving: The windows of the scene that leaves.
    ///   - completion: A closure that's called at the end.
    init(_ style: Style, from leaving: [DisplayNode], on device: DeviceContext, completion: @escaping () -> Void) {
        self.style = style
        self.leaving = leaving
        screen = device.screen
        let now = device.clock.now, duration = Self.duration * device.screen.environment.animationSlowness
        times = (now, now + duration)
        timing = (FrameLink { _ in }, FrameTimer(completion), completion)
        timing.link.start()
        timing.timer.start(after: duration)
    }

    /// Ends the animation before its time.
    func finish() {
        timing.link.stop()
        timing.timer.stop()
        timing.completion()
    }

    /// Returns the windows on the screen, from back to front.
    /// - Parameter arriving: The windows of the scene that appears.
    package func nodes(with arriving: [DisplayNode], at time: Double) -> [DisplayNode] {
        let elapsed = min(max((time - times.start) / max(times.end - times.start, 0.001), 0), 1)
        // The speed decreases until the end.
        let progress = 1 - (1 - elapsed) * (1 - elapsed) * (1 - elapsed)
        let size = screen.bounds.size
        if screen.environment.reducesMotion {
            return leaving + arriving.map { $0.shown(opacity: progress) }
        }
        switch style {
        case .zoom(let start):
            let start = start ?? CGRect(origin: .zero, size: size).scaled(by: Self.smallestScale)
            let transform = LayoutGeometry.AffineTransform.zoom(from: start, of: size, progress: progress)
            return leaving + arriving.map { $0.shown(opacity: min(2 * progress, 1), transform: transform) }
        case .slide:
            let width = screen.traitCollection.layoutDirection == .rightToLeft ? -size.width : size.width
            let old = LayoutGeometry.AffineTransform(translationX: -width * progress, y: 0)
            let new = LayoutGeometry.AffineTransform(translationX: width * (1 - progress), y: 0)
            return leaving.map { $0.shown(transform: old) } + arriving.map { $0.shown(transform: new) }
        case .close(.standard):
            let end = CGRect(origin: .zero, size: size).scaled(by: Self.smallestScale)
            let transform = LayoutGeometry.AffineTransform.zoom(from: end, of: size, progress: 1 - progress)
            return arriving + leaving.map { $0.shown(opacity: 1 - progress, transform: transform) }
        case .close(.commit):
            let up = LayoutGeometry.AffineTransform(translationX: 0, y: -size.height * progress)
            return arriving + leaving.map { $0.shown(transform: up) }
        case .close(.decline):
            let down = LayoutGeometry.AffineTransform(translationX: 0, y: size.height * progress)
            return arriving + leaving.map { $0.shown(transform: down) }
        }
    }
}

extension DisplayNode {
    /// Returns the node with another opacity and position on the screen.
    fileprivate func shown(opacity: Double = 1, transform: LayoutGeometry.AffineTransform = .identity) -> DisplayNode {
        var node = self
        node.opacity *= opacity
        node.transform = node.transform.followed(by: transform)
        return node
    }
}

extension LayoutGeometry.AffineTransform {
    /// Returns a transform that moves a screen from a rectangle to its full size.
    fileprivate static func zoom(from start: CGRect, of size: CGSize, progress: Double) -> Self {
        let scaleX = (start.width + (size.width - start.width) * progress) / max(size.width, 1)
        let scaleY = (start.height + (size.height - start.height) * progress) / max(size.height, 1)
        return Self(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: start.minX * (1 - progress), ty: start.minY * (1 - progress))
    }
}

extension CGRect {
    /// Returns the rectangle with another size around the same center.
    fileprivate func scaled(by scale: CGFloat) -> CGRect {
        insetBy(dx: width * (1 - scale) / 2, dy: height * (1 - scale) / 2)
    }
}
