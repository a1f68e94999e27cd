import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct UIDynamicAnimatorTests {
    @MainActor
    private final class Delegate: NSObject, UIDynamicAnimatorDelegate {
        var calls: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume \(animator.isRunning)") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause \(animator.isRunning)") }
    }

    @Test func `an item falls with 1000 points per second squared`() {
        let stage = DynamicStage()
        let box = stage.box(y: 50)
        stage.add(UIGravityBehavior(items: [box]))
        stage.run(0.5)
        #expect(abs(box.center.y - 175) < 0.01 && box.center.x == 150)
        stage.run(0.5)
        #expect(abs(box.center.y - 550) < 0.01)
        #expect(abs(stage.animator.elapsedTime - 1) < 1e-6)
        #expect(box.transform == .identity)
    }

    @Test func `gravity has a direction`() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(gravity.magnitude == 1 && abs(gravity.angle - .pi / 2) < 1e-9)
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.magnitude = 0
        #expect(gravity.angle == 0)
        let stage = DynamicStage()
        let box = stage.box()
        gravity.addItem(box)
        gravity.gravityDirection = CGVector(dx: -0.1, dy: 0)
        stage.add(gravity)
        stage.run(1)
        #expect(abs(box.center.x - 100) < 0.01 && box.center.y == 100)
    }

    @Test func `an animator pauses when items are at rest, and then performs no steps`() {
        let stage = DynamicStage()
        let delegate = Delegate()
        stage.animator.delegate = delegate
        #expect(!stage.animator.isRunning)
        let box = stage.box()
        stage.add(UIGravityBehavior(items: [box]))
        #expect(stage.animator.isRunning && delegate.calls == ["resume false"])
        stage.addWalls([box])
        stage.host.settle()
        #expect(stage.host.unsettled == [])
        #expect(!stage.animator.isRunning && delegate.calls == ["resume false", "pause false"])
        let elapsed = stage.animator.elapsedTime
        #expect(stage.view.owningDevice.scheduler.nextTime(after: stage.host.now) == nil)
        stage.run(1)
        #expect(stage.animator.elapsedTime == elapsed)
        #expect(elapsed > 0.7 && elapsed < 2)
    }

    @Test func `a change of a behavior resumes it`() {
        let stage = DynamicStage()
        let delegate = Delegate()
        let box = stage.box()
        let gravity = UIGravityBehavior(items: [box])
        stage.add(gravity)
        stage.addWalls([box])
        stage.host.settle()
        stage.animator.delegate = delegate
        gravity.magnitude = -1
        #expect(stage.animator.isRunning && delegate.calls == ["resume false"])
        stage.host.settle()
        #expect(abs(box.frame.minY) < 0.1)
        #expect(delegate.calls == ["resume false", "pause false"])
    }

    @Test func `two runs have equal results`() {
        func run() -> [String] {
            let stage = DynamicStage()
            let boxes = (0..<6).map { stage.box(x: 60 + CGFloat($0 % 3) * 70, y: 40 + CGFloat($0 / 3) * 90, size: 50) }
            boxes[0].transform = CGAffineTransform(rotationAngle: 0.4)
            stage.add(UIGravityBehavior(items: boxes))
            stage.addWalls(boxes)
            let properties = UIDynamicItemBehavior(items: boxes)
            properties.elasticity = 0.6
            properties.friction = 0.3
            stage.add(properties)
            var places: [String] = []
            stage.run(2) { places.append("\(boxes.map(\.center)) \(boxes.map(\.transform.b))") }
            return places
        }
        let first = run()
        #expect(first == run() && Set(first).count > 60)
    }

    @Test func `settling ends even if an item never stops moving`() {
        let stage = DynamicStage()
        let box = stage.box()
        stage.add(UIGravityBehavior(items: [box]))
        let start = stage.host.now
        stage.host.settle()
        #expect(stage.host.unsettled == [])
        #expect(stage.host.now - start < 6)
        #expect(stage.animator.isRunning)
        let y = box.center.y
        stage.run(0.1)
        #expect(box.center.y > y)
    }

    @Test func `an item that the app moves is updated on request`() {
        let stage = DynamicStage()
        let box = stage.box(y: 100)
        stage.add(UIGravityBehavior(items: [box]))
        stage.run(0.5)
        box.center = CGPoint(x: 20, y: 20)
        stage.run(1.0 / 60)
        #expect(box.center.x == 150)
        box.center = CGPoint(x: 20, y: 20)
        stage.animator.updateItem(usingCurrentState: box)
        stage.run(1.0 / 60)
        #expect(box.center.x == 20 && box.center.y > 20 && box.center.y < 40)
    }

    @Test func `behaviors and items are listed, and removed`() {
        let stage = DynamicStage()
        let (one, two) = (stage.box(x: 50, y: 50, size: 20), stage.box(x: 250, y: 50, size: 20))
        let gravity = UIGravityBehavior(items: [one, two])
        stage.add(gravity)
        stage.add(gravity)
        #expect(stage.animator.behaviors == [gravity] && gravity.dynamicAnimator === stage.animator)
        #expect(stage.animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 100)).map { $0 as? UIView } == [one])
        #expect(stage.animator.referenceView === stage.view)
        gravity.removeItem(two)
        stage.run(0.5)
        #expect(two.center.y == 50 && one.center.y > 100)
        stage.animator.removeAllBehaviors()
        let y = one.center.y
        stage.run(0.5)
        #expect(one.center.y == y && gravity.dynamicAnimator == nil && !stage.animator.isRunning)
    }

    @Test func `a behavior combines others, and is notified of its animator`() {
        @MainActor final class Falling: UIDynamicBehavior {
            var animators: [UIDynamicAnimator?] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { animators.append(dynamicAnimator) }
        }
        let stage = DynamicStage()
        let box = stage.box(y: 100)
        let falling = Falling()
        let gravity = UIGravityBehavior(items: [box])
        falling.addChildBehavior(gravity)
        #expect(falling.childBehaviors == [gravity])
        var frames = 0
        falling.action = { frames += 1 }
        stage.add(falling)
        #expect(gravity.dynamicAnimator === stage.animator)
        stage.run(0.5)
        #expect(abs(box.center.y - 225) < 0.01 && frames == 30)
        falling.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
        stage.animator.removeBehavior(falling)
        #expect(falling.animators.count == 2 && falling.animators[0] === stage.animator && falling.animators[1] == nil)
    }

    @Test func `a custom object is an item, without a reference view`() {
        @MainActor final class Value: NSObject, UIDynamicItem {
            var center = CGPoint.zero
            var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            var transform = CGAffineTransform.identity
        }
        let host = TestHost()
        host.show(UIViewController())
        let value = Value()
        let animator = UIDynamicAnimator()
        animator.addBehavior(UIGravityBehavior(items: [value]))
        for _ in 0..<60 { host.advance(by: 1.0 / 60) }
        #expect(abs(value.center.y - 500) < 0.01 && animator.referenceView == nil)
    }

    @Test func `a group moves its items together`() {
        let stage = DynamicStage()
        let (one, two) = (stage.box(x: 100, y: 50, size: 40), stage.box(x: 140, y: 50, size: 40))
        let group = UIDynamicItemGroup(items: [one, two])
        #expect(group.center == CGPoint(x: 120, y: 50) && group.bounds.size == CGSize(width: 80, height: 40))
        stage.add(UIGravityBehavior(items: [group]))
        stage.addWalls([group])
        let push = UIPushBehavior(items: [group], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.2, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -15), for: group)
        stage.add(push)
        stage.run(0.2)
        #expect(one.transform != .identity && one.transform.b == two.transform.b)
        stage.host.settle()
        #expect(abs(one.center.distance(to: two.center) - 40) < 0.01)
        #expect(two.center.y > 300 && two.center.y <= 400)
    }

    @Test func `a group of groups is an error`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIDynamicItemGroup(items: [UIDynamicItemGroup(items: [])]) }
        }
        #expect(result.message.contains("can't be a group"))
    }

    @Test func `an animator and its behaviors are released`() {
        weak var animator: UIDynamicAnimator?
        weak var behavior: UIDynamicBehavior?
        weak var item: UIView?
        do {
            let stage = DynamicStage()
            let box = stage.box()
            let collision = stage.addWalls([box])
            collision.action = { [unowned collision] in _ = collision.items }
            stage.run(0.1)
            (animator, behavior, item) = (stage.animator, collision, box)
            #expect(animator?.isRunning == true)
        }
        #expect(animator == nil && behavior == nil && item == nil)
    }

    @Test func `an animator stops when the app releases it`() {
        let stage = DynamicStage()
        let box = stage.box()
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.view)
        animator?.addBehavior(UIGravityBehavior(items: [box]))
        stage.run(0.1)
        animator = nil
        let y = box.center.y
        stage.host.settle()
        #expect(box.center.y == y && stage.host.unsettled == [])
    }

    @Test func `a layout returns the attributes that an animator moves`() {
        @MainActor final class Layout: UICollectionViewFlowLayout {
            lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
            override func prepare() {
                super.prepare()
                guard animator.behaviors.isEmpty else { return }
                let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 400)) ?? []
                for attributes in all {
                    let snap = UISnapBehavior(
                        item: attributes, snapTo: CGPoint(x: attributes.center.x, y: attributes.center.y + 60))
                    animator.addBehavior(snap)
                }
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                animator.layoutAttributesForCell(at: indexPath)
            }
        }
        @MainActor final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let host = TestHost()
        let layout = Layout()
        let source = Source()
        weak let weakLayout = layout
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        host.show(controller)
        host.settle()
        #expect(view.cellForItem(at: [0, 0])?.center == CGPoint(x: 25, y: 25 + 60))
        #expect(layout.animator.layoutAttributesForCell(at: [0, 1])?.indexPath == [0, 1])
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: [0, 0]) == nil)
        #expect(layout.animator.layoutAttributesForDecorationView(ofKind: "line", at: [0, 0]) == nil)
        #expect(weakLayout != nil && !layout.animator.isRunning)
    }
}
