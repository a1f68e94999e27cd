import Foundation

/// A behavior that applies a force to items in a region, such as a magnetic field or a vortex.
///
/// Differs from UIKit: the unit of a field's strength isn't documented. Here, the force of a field with a strength of 1 is
/// that of a push behavior with a magnitude of 1: for a vortex and an electric field everywhere, for a spring at a
/// distance of 100 points, for drag, turbulence, and a magnetic field at a speed of 100 points per second. Falloff
/// divides the force by a power of the distance in units of 100 points. The class methods can't create an object of a
/// subclass.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    @MainActor
    private struct Settings {
        var position = CGPoint.zero
        var region = UIRegion.infinite
        var strength: CGFloat = 1
        var falloff: CGFloat = 0
        var minimumRadius: CGFloat = 1e-5
        var direction = CGVector(dx: 0, dy: 0)
        var smoothness: CGFloat = 0
        var animationSpeed: CGFloat = 0
    }

    private var dynamicItems = DynamicItems([])
    private let force: FieldForce
    private var settings = Settings() {
        didSet { didChange() }
    }

    private init(_ force: FieldForce) {
        self.force = force
        super.init()
    }

    private class func make(_ force: FieldForce) -> Self {
        guard let field = UIFieldBehavior(force) as? Self else {
            raise("\(self): the class methods of UIFieldBehavior can't create an object of a subclass.")
        }
        return field
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if dynamicItems.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if dynamicItems.remove(item) { didChange() } }

    // MARK: Properties

    /// The items on which the field acts.
    open var items: [any UIDynamicItem] { dynamicItems.all }

    /// The position of the field, in the coordinates of the reference view. The default is zero.
    open var position: CGPoint {
        get { settings.position }
        set { settings.position = newValue }
    }

    /// The region in which the field acts. The default is infinite.
    open var region: UIRegion {
        get { settings.region }
        set { settings.region = newValue }
    }

    /// The strength of the field. The default is 1.
    open var strength: CGFloat {
        get { settings.strength }
        set { settings.strength = newValue }
    }

    /// The exponent with which the strength decreases with the distance. The default is 0.
    open var falloff: CGFloat {
        get { settings.falloff }
        set { settings.falloff = newValue }
    }

    /// The smallest distance. Smaller distances are treated as this distance. The default is 0.00001.
    open var minimumRadius: CGFloat {
        get { settings.minimumRadius }
        set { settings.minimumRadius = newValue }
    }

    /// The direction of a linear gravity field or a velocity field. The default is zero.
    open var direction: CGVector {
        get { settings.direction }
        set { settings.direction = newValue }
    }

    /// The smoothness of a noise or turbulence field, from 0 (the default) to 1.
    open var smoothness: CGFloat {
        get { settings.smoothness }
        set { settings.smoothness = newValue }
    }

    /// The speed at which a noise or turbulence field changes. The default is 0, which never changes.
    open var animationSpeed: CGFloat {
        get { settings.animationSpeed }
        set { settings.animationSpeed = newValue }
    }

    // MARK: Creating fields

    /// Returns a field that slows items in proportion to their speed.
    open class func dragField() -> Self { make(.drag) }

    /// Returns a field that pushes items around its position.
    open class func vortexField() -> Self { make(.vortex) }

    /// Returns a field that accelerates items toward a position.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }

    /// Returns a field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }

    /// Returns a field that gives items a velocity, in points per second.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field of random forces.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field of random forces that are proportional to the speeds of items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pulls items to its position in proportion to their distance.
    open class func springField() -> Self { make(.spring) }

    /// Returns a field that repels items in proportion to their charge.
    open class func electricField() -> Self { make(.electric) }

    /// Returns a field that deflects moving items in proportion to their charge.
    open class func magneticField() -> Self { make(.magnetic) }

    /// Returns a field whose force a closure calculates.
    ///
    /// - Parameter block: A closure that receives the field, the position of an item relative to the field, its
    ///   velocity, mass, and charge, and the duration of the step, in seconds.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> Self {
        make(.custom(block))
    }

    // MARK: Implementation

    override var involvedItems: [any UIDynamicItem] { items }

    override func applyForces(_ animator: UIDynamicAnimator) {
        for body in items.compactMap(animator.body) {
            let offset = body.position - Vector(position)
            guard region.contains(offset.point) else { continue }
            if case .velocity = force {
                body.velocity = Vector(direction) * Double(strength)
                continue
            }
            let state = FieldForce.Body(
                position: offset, velocity: body.velocity, mass: body.mass.value, charge: body.material.charge,
                time: animator.elapsedTime)
            body.apply(force: force.force(of: self, on: state) * (100 * strength(at: offset.length)))
        }
    }

    private func strength(at distance: Double) -> Double {
        guard falloff != 0 else { return Double(strength) }
        return Double(strength) * pow(max(distance, Double(minimumRadius)) / 100, -Double(falloff))
    }
}
