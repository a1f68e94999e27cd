import CollageTesting
import Foundation
import Testing

@MainActor struct MotionEffectTests {
    private func effect(_ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ reach: Double)
        -> UIInterpolatingMotionEffect
    {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = -reach
        effect.maximumRelativeValue = reach
        return effect
    }

    @Test func `an effect interpolates between its minimum and maximum, and is clamped to them`() {
        let effect = effect("center.x", .tiltAlongHorizontalAxis, 20)
        func value(_ x: CGFloat, _ y: CGFloat = 0) -> NSNumber? {
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: y))?["center.x"]
                as? NSNumber
        }
        #expect(value(-1) == -20 && value(0, 1) == 0 && value(0.5) == 10 && value(3) == 20)
        #expect(
            UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
                .keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test func `a group has the values of all its effects`() {
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, 10), effect("center.y", .tiltAlongVerticalAxis, 10),
        ]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
        #expect(values?["center.x"] as? NSNumber == 10 && values?["center.y"] as? NSNumber == -10)
    }

    @Test func `a view keeps its effects, each once`() {
        let view = UIView(), effect = effect("center.x", .tiltAlongHorizontalAxis, 10)
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        #expect(view.motionEffects == [effect])
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }
}
