/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// An ellipse that fits the item's bounds.
    case ellipse = 1
    /// The item's `collisionBoundingPath`.
    case path = 2
}

/// A type with a position, a size, and a transform that a dynamic animator can change.
///
/// Views and layout attributes are dynamic items. A custom object can be one, for example to animate a value.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center in points.
    var center: CGPoint { get set }

    /// A rectangle with the size and a zero origin, in points.
    var bounds: CGRect { get }

    /// The two-dimensional transform around the center.
    var transform: CGAffineTransform { get set }

    /// The shape of the item in collisions. The default is `rectangle`.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

    /// The shape of an item whose `collisionBoundsType` is `path`, relative to the item's center. The default is an
    /// empty path.
    ///
    /// The path must be convex. Differs from UIKit: a path that isn't convex is replaced by its convex hull.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The item's bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIDynamicItem {
    /// The shapes of the item relative to its center, or none if it has no area. Without a path, the shape is the bounds.
    var collisionShapes: [CollisionShape] {
        if let group = self as? UIDynamicItemGroup { return group.shapesOfItems }
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        switch collisionBoundsType {
        case .rectangle: return [CollisionShape(rectangle: bounds.size)]
        case .ellipse: return [CollisionShape(ellipse: bounds.size)]
        case .path:
            let points = collisionBoundingPath.cgPath.path.flattened(segments: 16).joined()
            let hull = CollisionShape(convexHullOf: points.map { Vector($0.x, $0.y) })
            return [hull ?? CollisionShape(rectangle: bounds.size)]
        }
    }
}
