/// A behavior that moves an item to a point as if a spring pulled it there. The item ends at the point, unrotated.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem

    /// The point at which the center of the item ends, in the coordinates of the reference view.
    open var snapPoint: CGPoint {
        didSet { if oldValue != snapPoint { didChange() } }
    }

    /// The damping of the spring, from 0 (the strongest oscillation) to 1 (no oscillation). The default is 0.5.
    open var damping: CGFloat = 0.5 {
        didSet { if oldValue != damping { didChange() } }
    }

    /// Creates a behavior that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var involvedItems: [any UIDynamicItem] { [item] }

    override func constraintRows(_ animator: UIDynamicAnimator) -> [ConstraintRow] {
        guard let body = animator.body(of: item) else { return [] }
        // Without any damping, the item wouldn't come to rest.
        let spring = ConstraintRow.Stiffness.spring(
            frequency: 2.5, damping: 0.1 + 0.9 * Double(min(max(damping, 0), 1)))
        let (ground, step) = (animator.simulation.ground, RigidBodySimulation.step)
        let error = body.position - Vector(snapPoint)
        return [
            ConstraintRow(
                ground, at: body.position, body, at: .zero, along: Vector(1, 0), error: error.x, stiffness: spring,
                step: step),
            ConstraintRow(
                ground, at: body.position, body, at: .zero, along: Vector(0, 1), error: error.y, stiffness: spring,
                step: step),
            ConstraintRow(rotationOf: ground, body, error: turn(of: body), stiffness: spring, step: step),
        ]
    }

    override func finish(_ animator: UIDynamicAnimator) {
        guard let body = animator.body(of: item) else { return }
        // A body that something else holds is farther away.
        guard (body.position - Vector(snapPoint)).length < 1, abs(turn(of: body)) < 0.02 else { return }
        body.position = Vector(snapPoint)
        body.angle -= turn(of: body)
    }

    /// Returns the rotation of a body without whole turns.
    private func turn(of body: RigidBody) -> Double {
        body.material.allowsRotation ? body.angle.remainder(dividingBy: 2 * .pi) : 0
    }
}
