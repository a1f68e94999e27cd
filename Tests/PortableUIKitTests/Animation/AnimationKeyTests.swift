import CollageTesting
import Foundation
import Testing

/// Apps mark animations with values for keys other than the properties.
@MainActor
@Suite(.device)
struct AnimationKeyTests {
    private final class Listener: NSObject, CAAnimationDelegate {
        var ended: [String] = []

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            ended.append(anim.value(forKey: "name") as? String ?? "none")
        }
    }

    @Test func `the delegate reads the value that was set before the animation was added`() {
        let host = TestHost(size: CGSize(width: 100, height: 100), safeAreaInsets: .zero)
        let view = UIView()
        host.show(view)
        let listener = Listener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        animation.delegate = listener
        animation.fromValue = 0
        animation.duration = 0.1
        view.layer.add(animation, forKey: nil)
        host.settle()
        #expect(listener.ended == ["fade"])
    }

    @Test func `properties have keys`() {
        let animation = CABasicAnimation()
        animation.setValue(2, forKey: "duration")
        animation.setValue("position.x", forKeyPath: "keyPath")
        animation.setValue(false, forKey: "removedOnCompletion")
        animation.setValue("forwards", forKey: "fillMode")
        #expect(animation.duration == 2 && animation.keyPath == "position.x")
        #expect(!animation.isRemovedOnCompletion && animation.fillMode == .forwards)
        #expect(animation.value(forKey: "duration") as? Double == 2)
        #expect(animation.value(forKey: "unknown") == nil)
        animation.setValue(nil, forKey: "keyPath")
        #expect(animation.keyPath == nil)
    }
}
