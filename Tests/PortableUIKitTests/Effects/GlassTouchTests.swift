import CollageTesting
import PortableUIKit
import Testing

/// Glass that reacts to touches.
@MainActor @Suite(.device) struct GlassTouchTests {
    @Test(arguments: [true, false])
    func `interactive glass grows while it's touched, and its button gets the touches`(isInteractive: Bool) {
        let host = TestHost(.iPhone16.running(.iOS26))
        let effect = UIGlassEffect(style: .regular)
        effect.isInteractive = isInteractive
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 100, y: 200, width: 160, height: 60)
        var taps = 0
        let button = UIButton(frame: view.bounds, primaryAction: UIAction(title: "Play") { _ in taps += 1 })
        view.contentView.addSubview(button)
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        let finger = host.touch(at: CGPoint(x: 180, y: 230))
        host.advance(by: 1)
        #expect((view.contentView.transform.a > 1.04) == isInteractive)
        finger.lift()
        host.settle()
        #expect(view.contentView.transform == .identity && taps == 1)
        effect.isInteractive = false
        view.effect = effect
        #expect(view.gestureRecognizers?.isEmpty ?? true)
    }
}
