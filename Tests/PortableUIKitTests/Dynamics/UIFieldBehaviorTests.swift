import CollageTesting
import Foundation
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct UIFieldBehaviorTests {
    /// Returns the positions of a view at (200, 100) that a field around (100, 100) moves for some time, and its velocity.
    private func move(
        _ field: UIFieldBehavior, for seconds: Double = 1, velocity: CGPoint = .zero, charge: CGFloat = 0
    ) -> (position: CGPoint, velocity: CGPoint) {
        let stage = DynamicStage()
        let box = stage.box(x: 200, y: 100)
        field.position = CGPoint(x: 100, y: 100)
        field.addItem(box)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.charge = charge
        properties.addLinearVelocity(velocity, for: box)
        stage.add(field)
        stage.add(properties)
        stage.run(seconds)
        return (box.center, properties.linearVelocity(for: box))
    }

    @Test func `properties have defaults`() {
        let field = UIFieldBehavior.vortexField()
        #expect(field.strength == 1 && field.falloff == 0 && field.minimumRadius > 0 && field.position == .zero)
        #expect(field.region.contains(CGPoint(x: 1e9, y: 0)) && field.items.isEmpty)
        #expect(
            UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 2)).direction == CGVector(dx: 1, dy: 2))
        let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2)
        #expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
        #expect(UIFieldBehavior.radialGravityField(position: CGPoint(x: 1, y: 2)).position == CGPoint(x: 1, y: 2))
    }

    @Test func `gravity fields accelerate items`() {
        let linear = move(.linearGravityField(direction: CGVector(dx: 0, dy: 1)))
        #expect(abs(linear.position.y - 150) < 0.1)
        let radial = move(.radialGravityField(position: .zero))
        #expect(abs(radial.position.x - 150) < 0.1)
        let weak = UIFieldBehavior.radialGravityField(position: .zero)
        weak.falloff = 2
        weak.strength = 0.5
        #expect(move(weak, for: 0.5).position.x > 190)
    }

    @Test func `springs oscillate, and vortices rotate`() {
        // The period is 2 π seconds.
        let spring = move(.springField(), for: .pi)
        #expect(abs(spring.position.x - 0) < 2)
        #expect(move(.vortexField(), for: 0.5).position.y > 110)
    }

    @Test func `drag slows, and velocity fields move at their speed`() {
        let drag = move(.dragField(), velocity: CGPoint(x: 0, y: 100))
        #expect(abs(drag.velocity.y - 100 * exp(-1)) < 1)
        let wind = move(.velocityField(direction: CGVector(dx: 30, dy: 0)))
        #expect(abs(wind.position.x - 230) < 0.5)
    }

    @Test func `electric and magnetic fields act on charges`() {
        #expect(move(.electricField()).position.x == 200)
        #expect(move(.electricField(), charge: 1).position.x > 220)
        #expect(move(.electricField(), charge: -1).position.x < 180)
        let deflected = move(.magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1)
        #expect(abs(deflected.velocity.y) > 50 && abs(hypot(deflected.velocity.x, deflected.velocity.y) - 100) < 2)
    }

    @Test func `noise is the same in each run`() {
        let first = move(.noiseField(smoothness: 0.2, animationSpeed: 1))
        #expect(first.position != CGPoint(x: 200, y: 100))
        #expect(first.position == move(.noiseField(smoothness: 0.2, animationSpeed: 1)).position)
        #expect(move(.turbulenceField(smoothness: 0.2, animationSpeed: 1)).position == CGPoint(x: 200, y: 100))
    }

    @Test func `a closure calculates the force`() {
        var masses: Set<CGFloat> = []
        let result = move(
            .field { _, position, _, mass, _, step in
                masses.insert(mass)
                #expect(step > 0 && position.x >= 100)
                return CGVector(dx: mass, dy: 0)
            })
        #expect(abs(result.position.x - 250) < 0.1 && masses == [1])
    }

    @Test func `a field acts in its region`() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.region = UIRegion(radius: 110)
        let result = move(field, for: 2)
        // The item leaves the region at 210, with a speed of √(2 · 100 · 10).
        #expect(abs(result.velocity.x - 44.7) < 1)
    }

    @Test func `regions are combined`() {
        let (circle, square) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 16, height: 16)))
        let (inside, corner, side) = (CGPoint.zero, CGPoint(x: 8, y: 8), CGPoint(x: 9, y: 0))
        func contents(_ region: UIRegion) -> [Bool] { [inside, corner, side].map(region.contains) }
        #expect(contents(circle) == [true, false, true] && contents(square) == [true, true, false])
        #expect(contents(circle.byUnion(with: square)) == [true, true, true])
        #expect(contents(circle.byIntersection(with: square)) == [true, false, false])
        #expect(contents(circle.byDifference(from: square)) == [false, false, true])
        #expect(contents(circle.inverse()) == [false, true, false])
        #expect(contents(.infinite) == [true, true, true])
        #expect(circle.copy() as? UIRegion === circle)
    }
}
