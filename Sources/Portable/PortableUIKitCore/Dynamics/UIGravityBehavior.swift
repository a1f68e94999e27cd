import Foundation

/// A behavior that accelerates items in one direction.
///
/// A magnitude of 1, the default, is an acceleration of 1,000 points per second squared. An animator should have only
/// one gravity behavior.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    private var dynamicItems: DynamicItems

    /// The items that the behavior accelerates.
    open var items: [any UIDynamicItem] { dynamicItems.all }

    /// The direction and the magnitude of the acceleration. The default is (0, 1), which is down.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet { if oldValue != gravityDirection { didChange() } }
    }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// Creates a behavior that accelerates items downward.
    public init(items: [any UIDynamicItem]) {
        dynamicItems = DynamicItems(items)
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if dynamicItems.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if dynamicItems.remove(item) { didChange() } }

    /// The angle of the acceleration, in radians clockwise from the x-axis. The default is π/2.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the acceleration, in 1,000 points per second squared. The default is 1. Setting it to 0 also
    /// sets the angle to 0.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle and the magnitude of the acceleration.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var involvedItems: [any UIDynamicItem] { items }

    override func applyForces(_ animator: UIDynamicAnimator) {
        let acceleration = Vector(gravityDirection) * 1000
        for body in items.compactMap(animator.body) { body.apply(force: acceleration * body.mass.value) }
    }
}

extension CGVector {
    init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    var angle: CGFloat { atan2(dy, dx) }

    var magnitude: CGFloat { hypot(dx, dy) }
}
