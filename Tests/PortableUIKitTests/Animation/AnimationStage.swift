import CollageTesting
import DisplayList
@_spi(Collage) import PortableUIKit

/// A separate device with a view in a visible window, whose clock a test advances.
@MainActor
final class AnimationStage {
    let clock = ManualClock()
    let session: AppSession
    let window: UIWindow
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        let device = DeviceContext(clock: clock)
        session = AppSession(device: device)
        device.activate()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        _ = session.renderFrame()
    }

    /// Advances the clock and draws a frame.
    @discardableResult
    func step(_ seconds: Double) -> DisplayFrame {
        clock.advance(by: seconds)
        return session.renderFrame()
    }

    /// The current state of a layer, or of the view's layer if `layer` is `nil`.
    func shown(_ layer: CALayer? = nil) -> LayerState { (layer ?? view.layer).state(at: clock.now) }
}
