import Foundation

/// Items that move together as one rigid item.
///
/// Add the group to behaviors instead of its items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items of the group.
    public let items: [any UIDynamicItem]

    private var angle: CGFloat = 0
    private var position: CGPoint
    private let size: CGSize

    /// Creates a group of items at their current positions. Raises an exception if an item is a group.
    public init(items: [any UIDynamicItem]) {
        if items.contains(where: { $0 is UIDynamicItemGroup }) {
            raise("UIDynamicItemGroup: an item of a group can't be a group.")
        }
        self.items = items
        let frame = items.map(\.frameWithTransform).reduce(CGRect.null) { $0.union($1) }
        position = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
        size = frame.isNull ? .zero : frame.size
    }

    /// The center of the items' frames, in points. Setting it moves all items.
    open var center: CGPoint {
        get { position }
        set { move(to: newValue, angle: angle) }
    }

    /// A rectangle with the size of the items' original frames and a zero origin, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The rotation of the group around its center. Setting it rotates all items; other transforms are reduced to their
    /// rotation.
    open var transform: CGAffineTransform {
        get { CGAffineTransform(rotationAngle: angle) }
        set { move(to: position, angle: newValue.angle) }
    }

    private func move(to position: CGPoint, angle: CGFloat) {
        let turn = Double(angle - self.angle)
        for item in items {
            item.center = (Vector(position) + (Vector(item.center) - Vector(self.position)).rotated(by: turn)).point
            guard turn != 0 else { continue }
            item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn)))
        }
        (self.position, self.angle) = (position, angle)
    }

    /// The shapes of the items relative to the group.
    var shapesOfItems: [CollisionShape] {
        items.flatMap { item in
            let offset = (Vector(item.center) - Vector(position)).rotated(by: -Double(angle))
            return item.collisionShapes.map { $0.placed(at: offset, angle: Double(item.transform.angle - angle)) }
        }
    }
}

extension UIDynamicItem {
    /// The bounding box of the item with its transform.
    var frameWithTransform: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
}

extension CGAffineTransform {
    /// The angle by which the transform rotates the x-axis.
    var angle: CGFloat { atan2(b, a) }
}
