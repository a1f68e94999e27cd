import Foundation

/// A behavior that sets the physical properties of items, such as their elasticity, and their velocities.
///
/// An item can have several such behaviors. Properties with default values don't change what other behaviors set.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var dynamicItems: DynamicItems
    private var pending: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]
    private var material = RigidBody.Material() {
        didSet { if oldValue != material { didChange() } }
    }

    /// The items with the properties.
    open var items: [any UIDynamicItem] { dynamicItems.all }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// Creates a behavior with the default properties.
    public init(items: [any UIDynamicItem]) {
        dynamicItems = DynamicItems(items)
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if dynamicItems.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        pending[ObjectIdentifier(item)] = nil
        if dynamicItems.remove(item) { didChange() }
    }

    // MARK: Properties

    /// The ratio of an item's speeds after and before a collision, from 0 (the default) to 1.
    open var elasticity: CGFloat {
        get { CGFloat(material.elasticity) }
        set { material.elasticity = Double(newValue) }
    }

    /// The friction of items that slide along each other. The default is 0; 1 is strong.
    open var friction: CGFloat {
        get { CGFloat(material.friction) }
        set { material.friction = Double(newValue) }
    }

    /// The density, which determines the mass together with the size. The default is 1.
    open var density: CGFloat {
        get { CGFloat(material.density) }
        set { material.density = Double(newValue) }
    }

    /// The damping of the linear velocity. The default is 0. A velocity decreases by this fraction per second.
    open var resistance: CGFloat {
        get { CGFloat(material.resistance) }
        set { material.resistance = Double(newValue) }
    }

    /// The damping of the angular velocity. The default is 0. A velocity decreases by this fraction per second.
    open var angularResistance: CGFloat {
        get { CGFloat(material.angularResistance) }
        set { material.angularResistance = Double(newValue) }
    }

    /// The electric charge, on which electric and magnetic fields act. The default is 0.
    open var charge: CGFloat {
        get { CGFloat(material.charge) }
        set { material.charge = Double(newValue) }
    }

    /// A Boolean value that indicates whether items keep their positions in collisions. The default is `false`.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { material.isAnchored = newValue }
    }

    /// A Boolean value that indicates whether items can rotate. The default is `true`.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set { material.allowsRotation = newValue }
    }

    // MARK: Velocities

    /// Adds a velocity to that of an item, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(linear: Vector(velocity), angular: 0, to: item)
    }

    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocity(of: item).linear.point }

    /// Adds an angular velocity to that of an item, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(linear: .zero, angular: Double(velocity), to: item)
    }

    /// Returns the angular velocity of an item, in radians per second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(velocity(of: item).angular) }

    private func add(linear: Vector, angular: Double, to item: any UIDynamicItem) {
        guard dynamicItems.contains(item) else { return }
        let old = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        pending[ObjectIdentifier(item)] = (old.linear + linear, old.angular + angular)
        didChange()
    }

    private func velocity(of item: any UIDynamicItem) -> (linear: Vector, angular: Double) {
        let added = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        guard let body = dynamicAnimator?.body(of: item) else { return added }
        return (body.velocity + added.linear, body.angularVelocity + added.angular)
    }

    // MARK: Implementation

    override var involvedItems: [any UIDynamicItem] { items }

    override func prepare(_ animator: UIDynamicAnimator) {
        for item in items { animator.setMaterial(material, of: item) }
    }

    override func applyForces(_ animator: UIDynamicAnimator) {
        guard !pending.isEmpty else { return }
        for item in items {
            guard let (linear, angular) = pending[ObjectIdentifier(item)], let body = animator.body(of: item),
                !body.material.isAnchored
            else { continue }
            body.velocity += linear
            if body.material.allowsRotation { body.angularVelocity += angular }
        }
        pending = [:]
    }
}
