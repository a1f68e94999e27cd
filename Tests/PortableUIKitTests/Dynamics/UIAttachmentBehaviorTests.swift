import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct UIAttachmentBehaviorTests {
    // MARK: Snaps

    @Test func `a snap ends exactly at its point, without a rotation`() {
        let stage = DynamicStage()
        let box = stage.box(x: 60, y: 60)
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300))
        #expect(snap.damping == 0.5)
        stage.add(snap)
        stage.host.settle()
        #expect(box.center == CGPoint(x: 200, y: 300) && abs(box.transform.b) < 1e-9)
        #expect(!stage.animator.isRunning)
        snap.snapPoint = CGPoint(x: 100, y: 100)
        stage.host.settle()
        #expect(box.center == CGPoint(x: 100, y: 100))
    }

    @Test func `a snap oscillates less with more damping`() {
        func overshoot(_ damping: CGFloat) -> CGFloat {
            let stage = DynamicStage()
            let box = stage.box(x: 100)
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 100))
            snap.damping = damping
            stage.add(snap)
            var farthest = CGFloat(0)
            stage.run(3) { farthest = max(farthest, box.center.x - 200) }
            return farthest
        }
        let (weak, medium, strong) = (overshoot(0), overshoot(0.5), overshoot(1))
        #expect(weak > 50 && medium < weak && medium > 1 && strong < 1)
    }

    // MARK: Pushes

    @Test func `a continuous push accelerates a view of 100 by 100 points by 100 points per second squared`() {
        let stage = DynamicStage()
        let (box, small) = (stage.box(x: 60), stage.box(x: 60, y: 300, size: 50))
        let push = UIPushBehavior(items: [box, small], mode: .continuous)
        #expect(push.magnitude == 0 && push.angle == 0 && push.active && push.mode == .continuous)
        push.setAngle(0, magnitude: 1)
        stage.add(push)
        stage.run(1)
        #expect(abs(box.center.x - 110) < 0.01)
        #expect(abs(small.center.x - 260) < 0.05)
        push.active = false
        stage.run(1)
        #expect(abs(box.center.x - 210) < 0.01)
    }

    @Test func `an instantaneous push acts once`() {
        let stage = DynamicStage()
        let box = stage.box(x: 60)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.angle = .pi / 2
        push.magnitude = 1
        #expect(abs(push.pushDirection.dy - 1) < 1e-9)
        stage.add(push)
        stage.run(1)
        #expect(!push.active && abs(box.center.y - 200) < 0.01)
        push.magnitude = -2
        push.active = true
        stage.run(1)
        #expect(abs(box.center.y - 100) < 0.5)
    }

    @Test func `a push away from the center rotates the item`() {
        let stage = DynamicStage()
        let box = stage.box()
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
        #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 50, vertical: 0))
        let properties = UIDynamicItemBehavior(items: [box])
        stage.add(properties)
        stage.add(push)
        stage.run(0.1)
        // The moment of inertia is (100² + 100²) / 12.
        #expect(abs(properties.angularVelocity(for: box) - 3) < 0.01)
        properties.addAngularVelocity(-3, for: box)
        stage.run(0.1)
        #expect(abs(properties.angularVelocity(for: box)) < 0.01)
    }

    // MARK: Attachments

    @Test func `an attachment keeps its length`() {
        let stage = DynamicStage()
        let box = stage.box(x: 250, y: 50, size: 40)
        stage.add(UIGravityBehavior(items: [box]))
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 50))
        #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor && attachment.items.count == 1)
        stage.add(attachment)
        var lowest = CGFloat(0)
        stage.run(3) {
            #expect(abs(box.center.distance(to: attachment.anchorPoint) - 100) < 0.5)
            lowest = max(lowest, box.center.y)
        }
        #expect(abs(lowest - 150) < 1)
        attachment.length = 60
        stage.run(1)
        #expect(abs(box.center.distance(to: attachment.anchorPoint) - 60) < 1)
    }

    @Test func `an item follows its anchor`() {
        let stage = DynamicStage()
        let box = stage.box()
        let offset = UIOffset(horizontal: 30, vertical: -30)
        let attachment = UIAttachmentBehavior(
            item: box, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 180, y: 70))
        #expect(attachment.length == 0)
        stage.add(attachment)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.angularResistance = 5
        stage.add(properties)
        for x in stride(from: 180, through: 280, by: 5) {
            attachment.anchorPoint = CGPoint(x: CGFloat(x), y: 200)
            stage.run(1.0 / 60)
        }
        stage.host.settle()
        let corner = box.convert(CGPoint(x: 80, y: 20), to: stage.view)
        #expect(corner.distance(to: CGPoint(x: 280, y: 200)) < 0.1)
    }

    @Test func `a spring oscillates with its frequency`() {
        let stage = DynamicStage()
        let box = stage.box(x: 100, y: 100)
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
        attachment.frequency = 1
        attachment.length = 60
        stage.add(attachment)
        stage.run(0.5)
        // After half a period, the item is on the other side of the point of rest at 140.
        #expect(abs(box.center.x - 180) < 3)
        attachment.damping = 1
        stage.host.settle()
        #expect(abs(box.center.distance(to: attachment.anchorPoint) - 60) < 1)
    }

    @Test func `two items keep their distance`() {
        let stage = DynamicStage()
        let (one, two) = (stage.box(x: 100, y: 60, size: 40), stage.box(x: 200, y: 60, size: 40))
        let attachment = UIAttachmentBehavior(item: one, attachedTo: two)
        #expect(attachment.attachedBehaviorType == .items && attachment.length == 100)
        stage.add(attachment)
        stage.add(UIGravityBehavior(items: [one]))
        stage.run(1) { #expect(abs(one.center.distance(to: two.center) - 100) < 0.5) }
        #expect(two.center.y > 100)
    }

    @Test func `a limit attachment acts as a rope`() {
        let stage = DynamicStage()
        let (hook, box) = (stage.box(x: 150, y: 40, size: 20), stage.box(x: 150, y: 100, size: 20))
        let rope = UIAttachmentBehavior.limitAttachment(
            with: box, offsetFromCenter: .zero, attachedTo: hook, offsetFromCenter: .zero)
        rope.length = 150
        stage.add(rope)
        stage.add(UIGravityBehavior(items: [box]))
        let anchored = UIDynamicItemBehavior(items: [hook])
        anchored.isAnchored = true
        stage.add(anchored)
        stage.run(0.3)
        #expect(abs(box.center.y - 145) < 0.1)
        stage.host.settle()
        #expect(abs(box.center.y - 190) < 0.2 && hook.center.y == 40)
    }

    @Test func `a pin attachment rotates within its range`() {
        let stage = DynamicStage()
        let (wall, door) = (stage.box(x: 60, y: 100, size: 20), stage.box(x: 130, y: 100, size: 60))
        let pin = UIAttachmentBehavior.pinAttachment(
            with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 60, y: 100))
        #expect(pin.attachmentRange.isInfinite && pin.frictionTorque == 0)
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        stage.add(pin)
        stage.add(UIGravityBehavior(items: [door]))
        let anchored = UIDynamicItemBehavior(items: [wall])
        anchored.isAnchored = true
        stage.add(anchored)
        stage.host.settle()
        #expect(abs(door.transform.b - sin(0.5)) < 0.01)
        #expect(abs(door.center.distance(to: wall.center) - 70) < 0.2)
        pin.attachmentRange = .infinite
        pin.frictionTorque = 1_000
        stage.run(0.5)
        #expect(abs(door.transform.b - sin(0.5)) < 0.01)
        pin.frictionTorque = 0
        stage.run(0.3)
        #expect(door.transform.b > 0.6)
    }

    @Test func `a fixed attachment keeps items together`() {
        let stage = DynamicStage()
        let (one, two) = (stage.box(x: 130, y: 60, size: 40), stage.box(x: 170, y: 60, size: 40))
        stage.add(
            UIAttachmentBehavior.fixedAttachment(
                with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 150, y: 60)))
        let push = UIPushBehavior(items: [one], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 0.5)
        stage.add(push)
        stage.run(0.5)
        #expect(abs(one.center.distance(to: two.center) - 40) < 0.5)
        #expect(abs(one.transform.b - two.transform.b) < 0.05 && two.transform.b != 0)
    }

    @Test func `a sliding attachment moves along its axis`() {
        let stage = DynamicStage()
        let box = stage.box(x: 100, y: 100, size: 40)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 100, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 1))
        stage.add(slide)
        stage.add(UIGravityBehavior(items: [box]))
        stage.run(0.3)
        #expect(box.center.x > 110 && abs(box.center.x - box.center.y) < 0.1 && abs(box.transform.b) < 1e-3)
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 50)
        stage.host.settle()
        #expect(abs(box.center.distance(to: CGPoint(x: 100, y: 100)) - 50) < 0.2)
    }

    @Test func `two items slide relative to each other`() {
        let stage = DynamicStage()
        let (rail, box) = (stage.box(x: 150, y: 60, size: 40), stage.box(x: 150, y: 100, size: 40))
        stage.add(
            UIAttachmentBehavior.slidingAttachment(
                with: box, attachedTo: rail, attachmentAnchor: CGPoint(x: 150, y: 80),
                axisOfTranslation: CGVector(dx: 0, dy: 1)))
        let anchored = UIDynamicItemBehavior(items: [rail])
        anchored.isAnchored = true
        stage.add(anchored)
        let gravity = UIGravityBehavior(items: [box])
        gravity.gravityDirection = CGVector(dx: 1, dy: 0.2)
        stage.add(gravity)
        stage.run(0.5)
        #expect(abs(box.center.x - 150) < 0.2 && abs(box.center.y - 125) < 1)
    }

    @Test func `calling a class method on a subclass is an error`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Rod: UIAttachmentBehavior {}
                _ = Rod.fixedAttachment(with: UIView(), attachedTo: UIView(), attachmentAnchor: .zero)
            }
        }
        #expect(result.message.contains("can't create an object of a subclass"))
    }
}
