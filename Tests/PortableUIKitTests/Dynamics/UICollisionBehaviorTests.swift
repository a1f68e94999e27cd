import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct UICollisionBehaviorTests {
    @MainActor
    private final class Delegate: NSObject, UICollisionBehaviorDelegate {
        var calls: [String] = []
        var points: [CGPoint] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) {
            calls.append("items")
            points.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) {
            calls.append("items apart")
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            calls.append("on \(identifier.map { "\($0)" } ?? "bounds")")
            points.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) {
            calls.append("off \(identifier.map { "\($0)" } ?? "bounds")")
        }
    }

    private final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    private final class Triangle: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
        override var collisionBoundingPath: UIBezierPath {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -50, y: -50))
            path.addLine(to: CGPoint(x: 50, y: -50))
            path.addLine(to: CGPoint(x: 0, y: 20))
            path.close()
            return path
        }
    }

    @Test func `an item rests on the bounds of the reference view`() {
        let stage = DynamicStage()
        let box = stage.box()
        stage.add(UIGravityBehavior(items: [box]))
        stage.addWalls([box])
        stage.host.settle()
        #expect(abs(box.frame.maxY - 400) < 0.05 && abs(box.center.x - 150) < 0.01)
        #expect(abs(box.transform.b) < 1e-4)
    }

    @Test func `insets move the boundary inward`() {
        let stage = DynamicStage()
        let box = stage.box()
        stage.add(UIGravityBehavior(items: [box]))
        let collision = UICollisionBehavior(items: [box])
        #expect(!collision.translatesReferenceBoundsIntoBoundary && collision.collisionMode == .everything)
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
        #expect(collision.translatesReferenceBoundsIntoBoundary && collision.boundaryIdentifiers == nil)
        stage.add(collision)
        stage.host.settle()
        #expect(abs(box.frame.maxY - 370) < 0.05)
    }

    @Test(arguments: [1, 0.5]) func `an item bounces to the height that follows from its elasticity`(
        elasticity: CGFloat
    ) {
        let stage = DynamicStage()
        let box = stage.box(y: 100)
        stage.add(UIGravityBehavior(items: [box]))
        stage.addWalls([box])
        let properties = UIDynamicItemBehavior(items: [box])
        properties.elasticity = elasticity
        stage.add(properties)
        // The item falls by 250 points in 0.707 s.
        stage.run(0.7)
        var top = CGFloat.infinity
        stage.run(0.9) { top = min(top, box.center.y) }
        #expect(abs(top - (350 - 250 * elasticity * elasticity)) < 1)
        #expect(abs(box.transform.b) < 1e-3 && abs(box.center.x - 150) < 0.1)
    }

    @Test func `an elastic item keeps its height for many bounces`() {
        let stage = DynamicStage()
        let ball = stage.add(Ball(), y: 100, size: 40)
        stage.add(UIGravityBehavior(items: [ball]))
        stage.addWalls([ball])
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.elasticity = 1
        stage.add(properties)
        stage.run(6)
        var top = CGFloat.infinity
        stage.run(2) { top = min(top, ball.center.y) }
        #expect(abs(top - 100) < 2)
    }

    @Test func `a fast item doesn't pass a line`() {
        let stage = DynamicStage()
        let ball = stage.add(Ball(), y: 30, size: 10)
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: NSString("line"), from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
        stage.add(collision)
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.addLinearVelocity(CGPoint(x: 0, y: 20_000), for: ball)
        stage.add(properties)
        #expect(properties.linearVelocity(for: ball) == CGPoint(x: 0, y: 20_000))
        stage.run(0.5)
        #expect(abs(ball.center.y - 295) < 0.1)
        #expect(abs(properties.linearVelocity(for: ball).y) < 1)
    }

    @Test func `items stack`() {
        let stage = DynamicStage()
        let boxes = (0..<4).map { stage.box(y: 40 + CGFloat($0) * 80, size: 60) }
        stage.add(UIGravityBehavior(items: boxes))
        stage.addWalls(boxes)
        let properties = UIDynamicItemBehavior(items: boxes)
        properties.friction = 0.5
        stage.add(properties)
        stage.host.settle()
        #expect(!stage.animator.isRunning)
        for (index, box) in boxes.reversed().enumerated() {
            #expect(abs(box.frame.maxY - (400 - 60 * CGFloat(index))) < 0.5)
        }
    }

    @Test func `an item that hits another item of equal mass transfers its velocity`() {
        let stage = DynamicStage()
        let (one, two) = (stage.add(Ball(), x: 50, size: 40), stage.add(Ball(), x: 150, size: 40))
        stage.add(UICollisionBehavior(items: [one, two]))
        let properties = UIDynamicItemBehavior(items: [one, two])
        properties.elasticity = 1
        properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: one)
        stage.add(properties)
        stage.run(0.5)
        #expect(abs(properties.linearVelocity(for: one).x) < 0.1)
        #expect(abs(properties.linearVelocity(for: two).x - 200) < 0.1)
        #expect(abs(one.center.x - 110) < 1 && abs(two.center.x - 190) < 2)
    }

    @Test func `an anchored item stays, and supports others`() {
        let stage = DynamicStage()
        let (shelf, box) = (stage.box(y: 300, size: 80), stage.box(y: 100, size: 40))
        stage.add(UIGravityBehavior(items: [shelf, box]))
        stage.add(UICollisionBehavior(items: [shelf, box]))
        let properties = UIDynamicItemBehavior(items: [shelf])
        properties.isAnchored = true
        stage.add(properties)
        stage.host.settle()
        #expect(shelf.center.y == 300 && abs(box.frame.maxY - 260) < 0.05)
    }

    @Test func `modes determine the collisions`() {
        let stage = DynamicStage()
        let (one, two) = (stage.box(y: 100, size: 40), stage.box(y: 200, size: 40))
        stage.add(UIGravityBehavior(items: [one, two]))
        let collision = stage.addWalls([one, two])
        collision.collisionMode = .boundaries
        stage.host.settle()
        #expect(abs(one.frame.maxY - 400) < 0.05 && abs(two.frame.maxY - 400) < 0.05)
        collision.collisionMode = .items
        stage.run(1)
        #expect(one.frame.minY > 400)
    }

    @Test func `boundaries have identifiers`() {
        let collision = UICollisionBehavior(items: [])
        collision.addBoundary(withIdentifier: NSString("a"), from: .zero, to: CGPoint(x: 10, y: 0))
        collision.addBoundary(
            withIdentifier: NSString("b"), for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
        collision.addBoundary(withIdentifier: NSString("a"), from: .zero, to: CGPoint(x: 20, y: 0))
        #expect(collision.boundaryIdentifiers as? [NSString] == ["b", "a"])
        #expect(collision.boundary(withIdentifier: NSString("a"))?.bounds.width == 20)
        collision.removeBoundary(withIdentifier: NSString("b"))
        #expect(collision.boundary(withIdentifier: NSString("b")) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func `the delegate is notified of contacts`() {
        let stage = DynamicStage()
        let (one, two) = (stage.box(y: 100, size: 40), stage.box(y: 380, size: 40))
        stage.add(UIGravityBehavior(items: [one]))
        let collision = stage.addWalls([two, one])
        collision.addBoundary(
            withIdentifier: NSString("shelf"), from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
        let delegate = Delegate()
        collision.collisionDelegate = delegate
        stage.host.settle()
        #expect(delegate.calls == ["on bounds", "on shelf"])
        #expect(abs(delegate.points.last!.y - 200) < 1)
        delegate.calls = []
        collision.removeBoundary(withIdentifier: NSString("shelf"))
        stage.host.settle()
        #expect(delegate.calls == ["items"] || delegate.calls == ["off bounds", "items"])
        delegate.calls = []
        let push = UIPushBehavior(items: [one], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -0.4)
        stage.add(push)
        stage.host.settle()
        #expect(delegate.calls == ["items apart", "items"])
    }

    @Test func `a round item rolls down a slope`() {
        let stage = DynamicStage()
        let ball = stage.add(Ball(), x: 40, y: 40, size: 40)
        stage.add(UIGravityBehavior(items: [ball]))
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: NSString("slope"), from: CGPoint(x: 0, y: 70), to: CGPoint(x: 300, y: 170))
        stage.add(collision)
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.friction = 1
        stage.add(properties)
        stage.run(0.6)
        #expect(ball.center.x > 60 && ball.transform.b > 0.1)
        // A ball that rolls without sliding turns by the distance over its radius.
        let speed = properties.linearVelocity(for: ball)
        #expect(abs(properties.angularVelocity(for: ball) - hypot(speed.x, speed.y) / 20) < 0.2)
    }

    @Test func `an item has the shape of its path`() {
        let stage = DynamicStage()
        let triangle = stage.add(Triangle(), y: 200)
        stage.add(UIGravityBehavior(items: [triangle]))
        stage.addWalls([triangle])
        let properties = UIDynamicItemBehavior(items: [triangle])
        properties.allowsRotation = false
        stage.add(properties)
        stage.host.settle()
        #expect(abs(triangle.center.y - 380) < 0.05)
    }

    @Test func `an item without an area doesn't collide`() {
        let stage = DynamicStage()
        let (box, empty) = (stage.box(y: 350), stage.box(y: 100, size: 0))
        stage.add(UIGravityBehavior(items: [empty]))
        let collision = stage.addWalls([box, empty])
        let delegate = Delegate()
        collision.collisionDelegate = delegate
        stage.run(1)
        #expect(empty.center.y > 500 && !delegate.calls.contains("items"))
    }

    @Test func `a view without such overrides has the shape of its bounds`() {
        #expect(UIView().collisionBoundsType == .rectangle && UIView().collisionBoundingPath.isEmpty)
        #expect(UICollectionViewLayoutAttributes().collisionBoundsType == .rectangle)
    }

    @Test func `the properties of several behaviors are combined`() {
        let stage = DynamicStage()
        let box = stage.box(y: 300)
        stage.add(UIGravityBehavior(items: [box]))
        stage.addWalls([box])
        let (elastic, upright) = (UIDynamicItemBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
        elastic.elasticity = 1
        upright.allowsRotation = false
        stage.add(elastic)
        stage.add(upright)
        upright.addAngularVelocity(3, for: box)
        stage.run(1.5)
        var top = CGFloat.infinity
        stage.run(1) { top = min(top, box.center.y) }
        #expect(top < 301 && box.transform == .identity)
    }

    @Test func `the boundary follows the bounds of the reference view`() {
        let stage = DynamicStage()
        let box = stage.box()
        let gravity = UIGravityBehavior(items: [box])
        stage.add(gravity)
        stage.addWalls([box])
        stage.run(0.1)
        stage.view.bounds.size.height = 300
        stage.host.settle()
        #expect(abs(box.frame.maxY - 300) < 0.05)
    }

    @Test func `friction and resistance stop an item`() {
        let stage = DynamicStage()
        let (sliding, floating) = (stage.box(x: 60, y: 380, size: 40), stage.box(x: 60, y: 100, size: 40))
        stage.add(UIGravityBehavior(items: [sliding]))
        stage.addWalls([sliding])
        let (rough, damped) = (UIDynamicItemBehavior(items: [sliding]), UIDynamicItemBehavior(items: [floating]))
        rough.friction = 0.5
        rough.addLinearVelocity(CGPoint(x: 300, y: 0), for: sliding)
        damped.resistance = 2
        damped.addLinearVelocity(CGPoint(x: 100, y: 0), for: floating)
        stage.add(rough)
        stage.add(damped)
        stage.host.settle()
        // v² / 2 μ g, and v / c.
        #expect(abs(sliding.center.x - 60 - 90) < 2)
        #expect(abs(floating.center.x - 60 - 50) < 1.5)
        #expect(rough.friction == 0.5 && damped.resistance == 2 && damped.density == 1 && damped.angularResistance == 0)
        #expect(!damped.isAnchored && damped.allowsRotation && damped.charge == 0 && damped.elasticity == 0)
    }
}
