import Foundation

/// The boundaries of a collision behavior.
@MainActor
final class CollisionBoundaries {
    private struct Entry {
        let identifier: any NSCopying
        let path: UIBezierPath
        let boundary: CollisionGroup.Boundary
    }

    private var entries: [Entry] = []
    private var reference: (bounds: CGRect, boundary: CollisionGroup.Boundary)?

    /// The insets of the reference bounds, or `nil` if they aren't a boundary.
    var insets: UIEdgeInsets?

    var identifiers: [any NSCopying] { entries.map(\.identifier) }

    func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
        remove(identifier)
        let lines = path.cgPath.path.flattened().flatMap { points in
            CollisionGroup.Boundary(points: points.map { Vector($0.x, $0.y) }).lines
        }
        entries.append(
            Entry(identifier: identifier, path: path, boundary: CollisionGroup.Boundary(lines: lines)))
    }

    func path(_ identifier: any NSCopying) -> UIBezierPath? {
        entries.first { isEqual($0.identifier, identifier) }?.path
    }

    func remove(_ identifier: any NSCopying) { entries.removeAll { isEqual($0.identifier, identifier) } }

    func removeAll() { entries = [] }

    /// Returns the identifier of a boundary, or `nil` if it's that of the reference bounds.
    func identifier(of boundary: CollisionGroup.Boundary) -> (any NSCopying)? {
        entries.first { $0.boundary === boundary }?.identifier
    }

    /// Returns all boundaries. That of unchanged bounds is the same object as before.
    func boundaries(in bounds: CGRect?) -> [CollisionGroup.Boundary] {
        guard let insets, let bounds = bounds?.inset(by: insets) else { return entries.map(\.boundary) }
        if reference?.bounds != bounds {
            let corners = [
                Vector(bounds.minX, bounds.minY), Vector(bounds.maxX, bounds.minY), Vector(bounds.maxX, bounds.maxY),
                Vector(bounds.minX, bounds.maxY), Vector(bounds.minX, bounds.minY),
            ]
            reference = (bounds, CollisionGroup.Boundary(points: corners))
        }
        return entries.map(\.boundary) + [reference?.boundary].compactMap(\.self)
    }

    private func isEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        guard let first = first as? NSObject, let second = second as? NSObject else { return false }
        return first.isEqual(second)
    }
}
