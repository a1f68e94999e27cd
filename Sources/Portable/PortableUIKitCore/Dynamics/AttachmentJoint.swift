/// The constraints of an attachment.
@MainActor
struct AttachmentJoint {
    enum Kind {
        case distance
        case limit
        case pin
        case fixed
        /// The axis, in the coordinates of the second item.
        case sliding(axis: Vector)
    }

    /// The properties that an app can change.
    struct Settings: Equatable {
        var length = 0.0
        /// The frequency of the spring, in Hz. If it's 0, the attachment is rigid.
        var frequency = 0.0
        /// The damping ratio of the spring.
        var damping = 0.0
        var range = UIFloatRange.infinite
        var frictionTorque = 0.0
        /// The attached point in the second item, or a fixed point if there's no second item.
        var second: Vector
    }

    private let kind: Kind
    /// The attached point in the first item.
    private let first: Vector
    var settings: Settings
    /// The initial rotation of the first item relative to the second one.
    private let angle: Double

    init(_ kind: Kind, _ items: [any UIDynamicItem], _ offsets: (Vector, Vector)) {
        let secondAngle = items.count > 1 ? Double(items[1].transform.angle) : 0
        angle = Double(items[0].transform.angle) - secondAngle
        first = offsets.0
        settings = Settings(second: offsets.1)
        if case .sliding(let axis) = kind {
            self.kind = .sliding(axis: axis.rotated(by: -secondAngle))
        } else {
            self.kind = kind
        }
    }

    /// Returns a point as an offset from an item's center, without the item's rotation.
    static func offset(of point: Vector, in item: any UIDynamicItem) -> Vector {
        (point - Vector(item.center)).rotated(by: -Double(item.transform.angle))
    }

    /// Returns the distance of the attached points.
    func distance(of items: [any UIDynamicItem]) -> Double {
        let first = Vector(items[0].center) + first.rotated(by: Double(items[0].transform.angle))
        guard items.count > 1 else { return (settings.second - first).length }
        let second = settings.second.rotated(by: Double(items[1].transform.angle))
        return (Vector(items[1].center) + second - first).length
    }

    func rows(between first: RigidBody, _ second: RigidBody) -> [ConstraintRow] {
        let points = Points(first, self.first, second, settings.second)
        switch kind {
        case .distance: return distanceRows(points)
        case .limit: return limitRows(points)
        case .pin: return pointRows(points) + pinRows(points)
        case .fixed: return pointRows(points) + [rotation(points, error: turn(points), .rigid)]
        case .sliding(let axis): return slidingRows(points, axis.rotated(by: second.angle))
        }
    }

    /// The attached points in two bodies.
    private struct Points {
        let first: RigidBody
        let second: RigidBody
        let firstOffset: Vector
        let secondOffset: Vector

        init(_ first: RigidBody, _ firstOffset: Vector, _ second: RigidBody, _ secondOffset: Vector) {
            self.first = first
            self.second = second
            self.firstOffset = firstOffset.rotated(by: first.angle)
            self.secondOffset = secondOffset.rotated(by: second.angle)
        }

        /// The position of the first point relative to the second one.
        var distance: Vector { first.position + firstOffset - second.position - secondOffset }
    }

    // MARK: Rows

    private func row(
        _ points: Points, along direction: Vector, error: Double, _ stiffness: ConstraintRow.Stiffness
    ) -> ConstraintRow {
        ConstraintRow(
            points.second, at: points.secondOffset, points.first, at: points.firstOffset, along: direction,
            error: error, stiffness: stiffness, step: RigidBodySimulation.step)
    }

    private func rotation(_ points: Points, error: Double, _ stiffness: ConstraintRow.Stiffness) -> ConstraintRow {
        ConstraintRow(
            rotationOf: points.second, points.first, error: error, stiffness: stiffness, step: RigidBodySimulation.step)
    }

    private var stiffness: ConstraintRow.Stiffness {
        settings.frequency > 0
            ? .spring(frequency: settings.frequency, damping: max(settings.damping, 0)) : .rigid
    }

    private var limits: (minimum: Double, maximum: Double) {
        (Double(settings.range.minimum), Double(settings.range.maximum))
    }

    private func distanceRows(_ points: Points) -> [ConstraintRow] {
        let distance = points.distance
        // Without a length, the direction of the distance isn't defined.
        guard settings.length > 0.01, distance.length > 0.01 else { return pointRows(points) }
        return [row(points, along: distance.normalized, error: distance.length - settings.length, stiffness)]
    }

    private func pointRows(_ points: Points) -> [ConstraintRow] {
        let distance = points.distance
        return [
            row(points, along: Vector(1, 0), error: distance.x, stiffness),
            row(points, along: Vector(0, 1), error: distance.y, stiffness),
        ]
    }

    private func limitRows(_ points: Points) -> [ConstraintRow] {
        let distance = points.distance
        guard distance.length > 0.01 else { return [] }
        return [row(points, along: -distance.normalized, error: settings.length - distance.length, .limit)]
    }

    /// Returns the rotation of the first item relative to the second one since the attachment was created.
    private func turn(_ points: Points) -> Double {
        points.first.angle - points.second.angle - angle
    }

    private func pinRows(_ points: Points) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        let turn = turn(points)
        let (minimum, maximum) = limits
        if minimum > -.infinity { rows.append(rotation(points, error: turn - minimum, .limit)) }
        if maximum < .infinity { rows.append(reversedRotation(points, error: maximum - turn)) }
        guard settings.frictionTorque > 0 else { return rows }
        var friction = rotation(points, error: 0, .velocity)
        let impulse = settings.frictionTorque * 100 * 100 * RigidBodySimulation.step
        (friction.minimum, friction.maximum) = (-impulse, impulse)
        return rows + [friction]
    }

    private func reversedRotation(_ points: Points, error: Double) -> ConstraintRow {
        ConstraintRow(
            rotationOf: points.first, points.second, error: error, stiffness: .limit, step: RigidBodySimulation.step)
    }

    private func slidingRows(_ points: Points, _ axis: Vector) -> [ConstraintRow] {
        let distance = points.distance
        let across = axis.perpendicular
        var rows = [
            row(points, along: across, error: distance.dot(across), .rigid),
            rotation(points, error: turn(points), .rigid),
        ]
        let along = distance.dot(axis)
        let (minimum, maximum) = limits
        if minimum > -.infinity { rows.append(row(points, along: axis, error: along - minimum, .limit)) }
        if maximum < .infinity { rows.append(row(points, along: -axis, error: maximum - along, .limit)) }
        return rows
    }
}
