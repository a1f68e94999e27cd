import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A launched application for its host: it receives events and returns frames.
@MainActor
package final class AppSession: HostedApp {
    package let device: DeviceContext
    /// The durations in the machine's time, regardless of the device's clock.
    package private(set) var frameTimes = FrameTimes()
    private lazy var input = InputDispatcher(device: device)

    /// - Parameter device: The device that the application runs on. The default is the current one.
    package init(device: DeviceContext = .current) {
        self.device = device
    }

    /// Whether an animation is running or another frame was requested.
    package var needsFrame: Bool { device.animator.isActive || device.scheduler.isActive }

    package var nextFrameTime: Double? {
        // An animation may have started while another device was current. Then, only the layers indicate it.
        let isMoving = device.visibleWindows.backToFront.contains { !$0.layer.hasCurrentDisplayNode }
        return isMoving ? device.clock.now : device.nextUpdateTime
    }

    package var textInput: TextInputState? {
        device.visibleWindows.key?.firstResponder?.keyInput.map { TextInputState($0, on: device) }
    }

    package func consumeCopiedText() -> String? { device.pasteboards.consumeNewText() }

    /// Renders a frame: callbacks for frames, ends of animations, layout, and the display list.
    package func renderFrame() -> DisplayFrame {
        device.run {
            device.orientations.update()
            var times = FrameTimes()
            defer { frameTimes = times }
            let now = device.clock.now
            times.updates = Self.seconds { device.runCallbacks(at: now) }
            device.updates.willCommit(on: device)
            let screen = device.screen
            var nodes: [DisplayNode] = []
            for window in device.visibleWindows.backToFront {
                times.layout += Self.seconds { window.layoutIfNeeded() }
                times.drawing += Self.seconds {
                    if let node = window.layer.displayNode(at: now) { nodes.append(node) }
                }
            }
            if let transition = device.application?.scenes.transition { nodes = transition.nodes(with: nodes, at: now) }
            if let node = device.overlay.node(at: now) { nodes.append(node) }
            device.updates.didCommit(on: device)
            let root = DisplayNode(
                id: 0, name: "UIScreen", bounds: screen.bounds.rect, backgroundColor: .black, children: nodes)
            return DisplayFrame(size: screen.environment.size, scale: screen.environment.scale, root: root)
        }
    }

    /// Returns the duration of a closure.
    private static func seconds(_ body: () -> Void) -> Double {
        ContinuousClock().measure(body) / .seconds(1)
    }

    @discardableResult
    package func receive(_ input: HostInput) -> Bool {
        device.run {
            device.updates.eventCount += 1
            return self.input.receive(input)
        }
    }

    /// Applies a rotation or changed settings: full-screen windows are resized.
    package func environmentDidChange(_ environment: HostEnvironment) {
        device.run {
            let screen = device.screen
            let oldSize = screen.bounds.size
            let showedThrough = !screen.environment.reducesTransparency
            let scenes = [device.application?.scenes.front].compactMap { $0 as? UIWindowScene }
            let geometries = scenes.map(\.effectiveGeometry)
            let application = device.application, statusBar = application?.statusBarState
            application?.statusBarWillChange(to: UIApplication.StatusBarState(on: environment, of: device))
            device.change(to: environment)
            device.orientations.screenDidChange()
            device.statusBar.trackVisibility()
            for window in device.visibleWindows.backToFront { window.willTransition(to: screen.traitCollection) }
            for window in device.visibleWindows.backToFront {
                window.screenDidChange(
                    from: oldSize, changesTransparency: showedThrough == environment.reducesTransparency)
            }
            device.keyboard.update()
            if let statusBar { application?.statusBarDidChange(from: statusBar) }
            for (scene, geometry) in zip(scenes, geometries) { scene.effectiveGeometryDidChange(from: geometry) }
        }
    }

    /// Returns the size that the scene in front gets when the user tries to resize it.
    package func allowedSize(_ size: Size) -> Size {
        device.run { (device.application?.scenes.front as? UIWindowScene)?.allowedSize(size.cgSize).engineSize ?? size }
    }

    package func end() {
        device.run {
            input.cancelTouches()
            device.application?.terminate()
            device.end()
        }
    }
}
