import DisplayList
import Foundation
import LayoutGeometry

/// A launched application as its host sees it: one frame after another.
@MainActor
package final class AppSession: HostedApp {
    package init() {}

    /// Whether an animation runs or something asked for a later frame.
    package var needsFrame: Bool { Animator.isActive || FrameScheduler.isActive }

    /// One frame: callbacks that wait for it, ends of animations, layout, then the picture.
    package func renderFrame() -> DisplayFrame {
        let now = Services.clock.now
        FrameScheduler.advance(to: now)
        Animator.advance(to: now)
        let screen = UIScreen.main
        var nodes: [DisplayNode] = []
        for window in UIApplication.visibleWindows.backToFront {
            window.layoutIfNeeded()
            if let node = window.layer.displayNode(at: now) { nodes.append(node) }
        }
        let root = DisplayNode(
            id: 0, name: "UIScreen", bounds: screen.bounds.rect, backgroundColor: .black, children: nodes)
        return DisplayFrame(size: screen.environment.size, scale: screen.environment.scale, root: root)
    }

    /// The device turned, or its settings changed: windows that filled the screen fill it again.
    package func environmentDidChange(_ environment: HostEnvironment) {
        let oldSize = UIScreen.main.bounds.size
        UIScreen.setEnvironment(environment)
        for window in UIApplication.visibleWindows.backToFront {
            window.updateTraits()
            if window.bounds.size == oldSize { window.resize(to: UIScreen.main.bounds) }
            window.updateInsets()
        }
    }
}
