/// A simulation of rigid bodies with contacts and joints, in steps of equal length.
///
/// In each step, forces change the velocities, the solver changes them until contacts and joints hold, and the bodies
/// move; see ``ConstraintRow``. The result depends only on the initial state and the number of steps.
@MainActor
final class RigidBodySimulation {
    /// The length of a step, in seconds.
    nonisolated static let step = 1.0 / 240

    var bodies: [RigidBody] = []
    var groups: [CollisionGroup] = []
    /// The body that stands for fixed points.
    let ground: RigidBody = {
        let body = RigidBody(shapes: [])
        body.material.isAnchored = true
        return body
    }()

    private var contactImpulses: [ContactRow.Key: (normal: Double, tangent: Double)] = [:]
    private var jointImpulses: [ObjectIdentifier: [Double]] = [:]

    /// The maximum number of times that the solver visits each row in a step.
    private static let iterations = 24

    /// A Boolean value that indicates whether all bodies have been still for half a second.
    var isStill: Bool { bodies.allSatisfy { $0.motion.stillTime >= 0.5 } }

    func wakeUp() { for body in bodies { body.wakeUp() } }

    /// Advances the simulation by one step.
    ///
    /// - Parameter joints: The rows of each joint, by the identity of its behavior.
    func advance(joints: [(owner: ObjectIdentifier, rows: [ConstraintRow])]) {
        let step = RigidBodySimulation.step
        for body in bodies { body.placeShapes() }
        var contacts = findContacts()
        var rows = joints.flatMap(\.rows)
        startFromLastImpulses(of: joints, &rows)
        for body in bodies { body.integrateVelocity(step: step) }
        for row in rows { row.apply(row.impulse) }
        for contact in contacts { contact.applyImpulses() }
        solve(&rows, &contacts, isRelaxing: false)
        for row in rows where row.impulse != 0 { row.markConstrained() }
        for contact in contacts { contact.markConstrained() }
        for body in bodies { body.integratePosition(step: step) }
        solve(&rows, &contacts, isRelaxing: true)
        bounce(&contacts)
        storeImpulses(joints, rows, contacts)
        updateGroups(contacts)
        for body in bodies { body.endStep(step) }
    }

    // MARK: Solver

    private func solve(_ rows: inout [ConstraintRow], _ contacts: inout [ContactRow], isRelaxing: Bool) {
        for _ in 0..<RigidBodySimulation.iterations {
            var change = 0.0
            for index in rows.indices { change = max(change, rows[index].solve(isRelaxing: isRelaxing)) }
            for index in contacts.indices { change = max(change, contacts[index].solve(isRelaxing: isRelaxing)) }
            if change < 1e-6 { break }
        }
    }

    /// Gives bodies that have collided the velocities that follow from their elasticity.
    private func bounce(_ contacts: inout [ContactRow]) {
        let bouncing = contacts.indices.filter { contacts[$0].bounces }
        guard !bouncing.isEmpty else { return }
        for _ in 0..<RigidBodySimulation.iterations {
            var change = 0.0
            for index in bouncing { change = max(change, contacts[index].bounce()) }
            if change < 1e-6 { break }
        }
    }

    /// Starts rows with the impulses of the last step, which are close to the solution.
    private func startFromLastImpulses(
        of joints: [(owner: ObjectIdentifier, rows: [ConstraintRow])], _ rows: inout [ConstraintRow]
    ) {
        var index = 0
        for (owner, own) in joints {
            let impulses = jointImpulses[owner] ?? []
            for position in own.indices {
                if impulses.count == own.count { rows[index].impulse = impulses[position] }
                index += 1
            }
        }
    }

    private func storeImpulses(
        _ joints: [(owner: ObjectIdentifier, rows: [ConstraintRow])], _ rows: [ConstraintRow], _ contacts: [ContactRow]
    ) {
        jointImpulses.removeAll(keepingCapacity: true)
        var index = 0
        for (owner, own) in joints {
            jointImpulses[owner] = rows[index..<index + own.count].map(\.impulse)
            index += own.count
        }
        contactImpulses.removeAll(keepingCapacity: true)
        for contact in contacts { contactImpulses[contact.key] = contact.impulses }
    }

    // MARK: Contacts

    private func findContacts() -> [ContactRow] {
        var contacts: [ContactRow] = []
        var known: Set<CollisionGroup.Contact> = []
        for (index, group) in groups.enumerated() {
            if group.collides.withBoundaries {
                for boundary in group.boundaries {
                    for body in group.bodies { add(boundary, body, index, to: &contacts) }
                }
            }
            guard group.collides.withBodies else { continue }
            for (position, first) in group.bodies.enumerated() {
                for second in group.bodies.dropFirst(position + 1) {
                    let pair = CollisionGroup.Contact(first: ObjectIdentifier(first), second: ObjectIdentifier(second))
                    add(first, second, index, isRepeated: !known.insert(pair).inserted, to: &contacts)
                }
            }
        }
        return contacts
    }

    private func add(
        _ boundary: CollisionGroup.Boundary, _ body: RigidBody, _ group: Int, to contacts: inout [ContactRow]
    ) {
        guard body.inverseMass > 0 else { return }
        let distance = reach(body, ground)
        let range = distance + body.extent
        for (lineIndex, line) in boundary.lines.enumerated() {
            guard line.isWithin(range, of: body.position) else { continue }
            for (shapeIndex, shape) in body.outline.placed.enumerated() {
                let points = ContactPoint.points(between: line, shape, center: body.position, within: distance)
                for point in points {
                    contacts.append(
                        makeContact(
                            ground, body, point, group, .boundary(boundary),
                            ContactRow.Key(
                                first: ObjectIdentifier(body), second: ObjectIdentifier(boundary),
                                shapes: lineIndex << 16 | shapeIndex, feature: point.feature)))
                }
            }
        }
    }

    private func add(
        _ first: RigidBody, _ second: RigidBody, _ group: Int, isRepeated: Bool, to contacts: inout [ContactRow]
    ) {
        guard first.inverseMass + second.inverseMass > 0 else { return }
        let distance = reach(first, second)
        guard (first.position - second.position).length <= first.extent + second.extent + distance else { return }
        for (firstIndex, shape) in first.outline.placed.enumerated() {
            for (secondIndex, other) in second.outline.placed.enumerated() {
                let points = ContactPoint.points(between: shape, other, center: second.position, within: distance)
                for point in points {
                    var contact = makeContact(
                        first, second, point, group, .body(second),
                        ContactRow.Key(
                            first: ObjectIdentifier(first), second: ObjectIdentifier(second),
                            shapes: firstIndex << 16 | secondIndex, feature: point.feature))
                    contact.isRepeated = isRepeated
                    contacts.append(contact)
                }
            }
        }
    }

    /// Returns the distance within which two bodies may meet in the step.
    private func reach(_ first: RigidBody, _ second: RigidBody) -> Double {
        let linear = (first.velocity - second.velocity).length
        let angular = abs(first.angularVelocity) * first.extent + abs(second.angularVelocity) * second.extent
        return (linear + angular) * RigidBodySimulation.step * 1.5 + 0.5
    }

    private func makeContact(
        _ first: RigidBody, _ second: RigidBody, _ point: ContactPoint, _ group: Int,
        _ other: CollisionGroup.Event.Other, _ key: ContactRow.Key
    ) -> ContactRow {
        ContactRow(first, second, point, group, other, key, impulses: contactImpulses[key] ?? (0, 0))
    }

    private func updateGroups(_ contacts: [ContactRow]) {
        for (index, group) in groups.enumerated() {
            var events: [CollisionGroup.Event] = []
            var known: Set<CollisionGroup.Contact> = []
            for contact in contacts where contact.group == index {
                let event = contact.event
                guard contact.isTouching || contact.isClose && group.touched(event.contact) else { continue }
                if known.insert(event.contact).inserted { events.append(event) }
            }
            group.update(events)
        }
    }
}
