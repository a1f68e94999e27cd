/// Bodies that collide with each other, with boundaries, or with both.
final class CollisionGroup {
    /// A line or a closed path that bodies don't cross.
    final class Boundary {
        /// Lines with two vertices each.
        let lines: [CollisionShape]

        init(lines: [CollisionShape]) {
            self.lines = lines
        }

        /// Creates a boundary of the lines between consecutive points.
        convenience init(points: [Vector]) {
            self.init(lines: zip(points, points.dropFirst()).filter { $0 != $1 }.map { .polygon([$0, $1]) })
        }
    }

    /// A body that touches another body, or a boundary.
    struct Contact: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    /// A contact that has begun or ended.
    struct Event {
        let first: RigidBody
        let other: Other
        /// The position of a contact that has begun, or `nil` if it has ended.
        let position: Vector?

        enum Other {
            case body(RigidBody)
            case boundary(Boundary)
        }
    }

    var bodies: [RigidBody] = []
    var boundaries: [Boundary] = []
    var collides = (withBodies: true, withBoundaries: true)

    /// The contacts after the last step, in the order in which they began.
    private var touching: [Event] = []
    /// The contacts that have begun and ended since the last time the events were consumed.
    private var events: [Event] = []

    /// Returns the events since the last call.
    func consumeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    /// Compares the contacts of a step with the contacts of the last step.
    func update(_ contacts: [Event]) {
        let old = Set(touching.map(\.contact)), new = Set(contacts.map(\.contact))
        for event in touching where !new.contains(event.contact) {
            events.append(Event(first: event.first, other: event.other, position: nil))
        }
        for event in contacts where !old.contains(event.contact) { events.append(event) }
        touching = contacts
    }

    /// Returns a Boolean value that indicates whether a contact existed after the last step.
    func touched(_ contact: Contact) -> Bool { touching.contains { $0.contact == contact } }
}

extension CollisionGroup.Event {
    var contact: CollisionGroup.Contact {
        switch other {
        case .body(let body):
            CollisionGroup.Contact(first: ObjectIdentifier(first), second: ObjectIdentifier(body))
        case .boundary(let boundary):
            CollisionGroup.Contact(first: ObjectIdentifier(first), second: ObjectIdentifier(boundary))
        }
    }
}
