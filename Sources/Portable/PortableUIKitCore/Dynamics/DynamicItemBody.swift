import Foundation

/// A dynamic item with its rigid body.
@MainActor
final class DynamicItemBody {
    let item: any UIDynamicItem
    let body: RigidBody
    /// The material that behaviors set before the body gets it.
    var material = RigidBody.Material()
    /// The transform of the item when its rotation was `angle`.
    private var transform: CGAffineTransform
    private var angle: Double

    init(_ item: any UIDynamicItem) {
        self.item = item
        transform = item.transform
        angle = Double(transform.angle)
        body = RigidBody(shapes: item.collisionShapes, position: Vector(item.center), angle: angle)
    }

    /// Copies the position, rotation, and shape of the item to the body.
    func readItem() {
        transform = item.transform
        angle = Double(transform.angle)
        body.position = Vector(item.center)
        body.angle = angle
        let shapes = item.collisionShapes
        if shapes != body.shapes { body.shapes = shapes }
    }

    /// Moves the item to the body.
    func updateItem() {
        let center = body.position.point
        if item.center != center { item.center = center }
        let turn = body.angle - angle
        // A rotation within the accuracy of the solver isn't visible.
        let rotated = abs(turn) < 1e-6 ? transform : transform.concatenating(CGAffineTransform(rotationAngle: turn))
        if item.transform != rotated { item.transform = rotated }
    }
}
