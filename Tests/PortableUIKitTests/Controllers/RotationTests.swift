import CollageTesting
import Testing

@MainActor struct RotationTests {
    private final class Controller: UIViewController {
        var log: [String] = []
        var forwards = true

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append(
                "will \(toInterfaceOrientation) at \(view.bounds.width < view.bounds.height ? "portrait" : "landscape")"
            )
        }
        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate \(toInterfaceOrientation)")
        }
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            log.append("did from \(fromInterfaceOrientation)")
        }
        override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwards }
    }

    @Test func `a controller and its children are notified before, during, and after a rotation`() {
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let parent = Controller(), child = Controller()
        parent.addChild(child)
        host.show(parent)
        #expect(parent.interfaceOrientation == .portrait)
        #expect(parent.preferredInterfaceOrientationForPresentation == .portrait)
        host.rotate()
        #expect(
            parent.log == ["will landscapeLeft at portrait", "animate landscapeLeft", "did from portrait"])
        #expect(child.log.count == 3)
        #expect(parent.interfaceOrientation == .landscapeLeft)
        parent.forwards = false
        host.rotate()
        #expect(parent.log.count == 6 && child.log.count == 3)
    }
}
