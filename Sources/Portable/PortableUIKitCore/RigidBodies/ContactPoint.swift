/// A point at which two shapes touch, or are about to.
struct ContactPoint {
    /// The position halfway between the surfaces.
    var position: Vector
    /// The direction from the first shape to the second one.
    var normal: Vector
    /// The distance between the surfaces. It's negative if the shapes overlap.
    var separation: Double
    /// The features of the shapes that touch, which identify the point from step to step.
    var feature: Int

    var reversed: ContactPoint {
        ContactPoint(position: position, normal: -normal, separation: separation, feature: feature)
    }

    /// Returns the points at which two shapes are closer than a distance.
    ///
    /// - Parameter center: The center of the second shape's body, which determines the side of a line.
    static func points(
        between first: CollisionShape, _ second: CollisionShape, center: Vector, within distance: Double
    ) -> [ContactPoint] {
        switch (first, second) {
        case (.circle(let center, let radius), .circle(let other, let otherRadius)):
            return circles(center, radius, other, otherRadius, distance)
        case (.polygon(let vertices), .circle(let center, let radius)):
            return circle(center, radius, on: vertices, distance)
        case (.circle(let center, let radius), .polygon(let vertices)):
            return circle(center, radius, on: vertices, distance).map(\.reversed)
        case (.polygon(let first), .polygon(let second)):
            return polygons(first, second, center, distance)
        }
    }

    private static func circles(
        _ first: Vector, _ firstRadius: Double, _ second: Vector, _ secondRadius: Double, _ distance: Double
    ) -> [ContactPoint] {
        let offset = second - first
        let separation = offset.length - firstRadius - secondRadius
        guard separation <= distance else { return [] }
        let normal = offset == .zero ? Vector(0, -1) : offset.normalized
        let position = first + normal * (firstRadius + separation / 2)
        return [ContactPoint(position: position, normal: normal, separation: separation, feature: 0)]
    }

    private static func circle(
        _ center: Vector, _ radius: Double, on vertices: [Vector], _ distance: Double
    ) -> [ContactPoint] {
        let (index, separation) = deepestEdge(of: vertices, [center], center)
        let start = vertices[index], end = vertices[(index + 1) % vertices.count]
        let edge = end - start
        let fraction = (center - start).dot(edge) / max(edge.dot(edge), 1e-12)
        var normal = CollisionShape.normal(of: vertices, at: index)
        var gap = separation
        // Outside of the edge, the corner is closest.
        if separation > 0, !(0...1).contains(fraction) {
            let offset = center - (fraction < 0 ? start : end)
            gap = offset.length
            normal = offset.normalized
        }
        guard gap - radius <= distance else { return [] }
        return [
            ContactPoint(
                position: center - normal * ((gap + radius) / 2), normal: normal, separation: gap - radius, feature: 0)
        ]
    }

    /// Returns the edge from which points are farthest, and their distance.
    private static func deepestEdge(
        of vertices: [Vector], _ points: [Vector], _ center: Vector
    ) -> (index: Int, separation: Double) {
        var best = (index: 0, separation: -Double.infinity)
        for index in vertices.indices {
            let normal = CollisionShape.normal(of: vertices, at: index)
            // A line has two sides. The center of the other body is on one of them.
            if vertices.count == 2, normal.dot(center - vertices[0]) < 0 { continue }
            var separation = Double.infinity
            for point in points { separation = min(separation, normal.dot(point - vertices[index])) }
            if separation > best.separation { best = (index, separation) }
        }
        return best
    }

    /// Returns the contacts of two polygons, with the separating axis theorem and clipping.
    private static func polygons(
        _ first: [Vector], _ second: [Vector], _ center: Vector, _ distance: Double
    ) -> [ContactPoint] {
        let (firstEdge, firstSeparation) = deepestEdge(of: first, second, center)
        guard firstSeparation <= distance else { return [] }
        let (secondEdge, secondSeparation) = deepestEdge(of: second, first, center)
        guard secondSeparation <= distance else { return [] }
        // Prefer one shape, so that points keep their identities.
        if secondSeparation > firstSeparation + 0.05 {
            return clip(first, to: second, secondEdge, distance).map(\.reversed)
        }
        return clip(second, to: first, firstEdge, distance)
    }

    /// Returns the contacts of an edge with the opposite edge of another polygon.
    private static func clip(
        _ other: [Vector], to vertices: [Vector], _ index: Int, _ distance: Double
    ) -> [ContactPoint] {
        let normal = CollisionShape.normal(of: vertices, at: index)
        let start = vertices[index], end = vertices[(index + 1) % vertices.count]
        let tangent = (end - start).normalized
        let length = (end - start).length
        let opposite = other.indices.min {
            CollisionShape.normal(of: other, at: $0).dot(normal) < CollisionShape.normal(of: other, at: $1).dot(normal)
        }!
        let points = [other[opposite], other[(opposite + 1) % other.count]]
        let places = points.map { (along: tangent.dot($0 - start), separation: normal.dot($0 - start)) }
        return places.indices.compactMap { side in
            let (place, partner) = (places[side], places[1 - side])
            let along = min(max(place.along, 0), length)
            let extent = partner.along - place.along
            let fraction = along == place.along ? 0 : (along - place.along) / extent
            // If there's no such fraction, the opposite edge is next to this one.
            guard (0...1).contains(fraction) else { return nil }
            let separation = place.separation + fraction * (partner.separation - place.separation)
            guard separation <= distance else { return nil }
            let position = start + tangent * along + normal * (separation / 2)
            return ContactPoint(
                position: position, normal: normal, separation: separation, feature: index << 16 | opposite << 1 | side)
        }
    }
}
