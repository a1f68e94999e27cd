import Foundation

/// The items of an animator's behaviors, and their bodies.
@MainActor
final class DynamicsModel {
    let simulation = RigidBodySimulation()
    private(set) var bodies: [DynamicItemBody] = []
    private var bodiesByItem: [ObjectIdentifier: DynamicItemBody] = [:]
    /// The behaviors and their child behaviors.
    private(set) var behaviors: [UIDynamicBehavior] = []
    /// A Boolean value that indicates whether the bodies are prepared for the behaviors, and the reference bounds for
    /// which they are.
    private var preparation = (isCurrent: true, bounds: CGRect?.none)

    /// A Boolean value that indicates whether behaviors have changed since the bodies were prepared.
    var needsPreparation: Bool { !preparation.isCurrent }

    func body(of item: any UIDynamicItem) -> DynamicItemBody? { bodiesByItem[ObjectIdentifier(item)] }

    /// Creates bodies for items that have none, at the items' current positions.
    func setBehaviors(_ behaviors: [UIDynamicBehavior]) {
        preparation.isCurrent = false
        self.behaviors = behaviors.flatMap(\.allBehaviors)
        for item in self.behaviors.flatMap(\.involvedItems) where body(of: item) == nil {
            let body = DynamicItemBody(item)
            bodies.append(body)
            bodiesByItem[ObjectIdentifier(item)] = body
        }
    }

    /// Removes the bodies of items that no behavior moves, and sets the properties of the others.
    func prepareIfNeeded(for animator: UIDynamicAnimator) {
        let bounds = animator.referenceBounds
        guard needsPreparation || preparation.bounds != bounds else { return }
        preparation = (true, bounds)
        let involved = Set(behaviors.flatMap(\.involvedItems).map { ObjectIdentifier($0) })
        bodies.removeAll { !involved.contains(ObjectIdentifier($0.item)) }
        bodiesByItem = bodiesByItem.filter { involved.contains($0.key) }
        let materials = bodies.map(\.body.material)
        for body in bodies { body.material = RigidBody.Material() }
        simulation.bodies = bodies.map(\.body)
        simulation.groups = []
        for behavior in behaviors { behavior.prepare(animator) }
        for (body, old) in zip(bodies, materials) where body.material != old { body.body.material = body.material }
    }

    /// Advances the simulation by at most `count` steps, until all items are still. Returns the number of steps.
    func advance(by count: Int, for animator: UIDynamicAnimator, afterEachStep: () -> Void) {
        for _ in 0..<count {
            for behavior in behaviors { behavior.applyForces(animator) }
            let joints = behaviors.map { (owner: ObjectIdentifier($0), rows: $0.constraintRows(animator)) }
            simulation.advance(joints: joints.filter { !$0.rows.isEmpty })
            afterEachStep()
            if simulation.isStill { break }
        }
    }

    /// Stops all items at their final positions.
    func stop(for animator: UIDynamicAnimator) {
        for body in simulation.bodies { body.stop() }
        for behavior in behaviors { behavior.finish(animator) }
    }

    func updateItems() {
        for body in bodies where !body.body.material.isAnchored { body.updateItem() }
    }
}
