import Foundation

/// A behavior that pushes items with a force, once or continuously.
///
/// A force of 1 accelerates an item of 100 by 100 points with a density of 1 by 100 points per second squared. If the
/// push is instantaneous, it changes the item's velocity by 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        /// A force that acts while the behavior is active.
        case continuous = 0
        /// A force that acts once. The behavior is inactive afterward.
        case instantaneous = 1
    }

    private var dynamicItems: DynamicItems
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var force = (angle: CGFloat(0), magnitude: CGFloat(0))

    /// The items that the behavior pushes.
    open var items: [any UIDynamicItem] { dynamicItems.all }

    /// The duration of the push.
    open private(set) var mode: Mode

    /// A Boolean value that indicates whether the force acts. The default is `true`. Set it to `true` to repeat an
    /// instantaneous push.
    open var active = true {
        didSet { if oldValue != active { didChange() } }
    }

    /// Creates a behavior without a force.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        dynamicItems = DynamicItems(items)
        self.mode = mode
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if dynamicItems.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        if dynamicItems.remove(item) { didChange() }
    }

    /// The angle of the force, in radians clockwise from the x-axis. The default is 0.
    open var angle: CGFloat {
        get { force.angle }
        set { setAngle(newValue, magnitude: force.magnitude) }
    }

    /// The magnitude of the force. The default is 0. A negative one reverses the force.
    open var magnitude: CGFloat {
        get { force.magnitude }
        set { setAngle(force.angle, magnitude: newValue) }
    }

    /// Sets the angle and the magnitude of the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        force = (angle, magnitude)
        didChange()
    }

    /// The horizontal and vertical components of the force.
    open var pushDirection: CGVector {
        get { CGVector(angle: force.angle, magnitude: force.magnitude) }
        set { setAngle(newValue.angle, magnitude: newValue.magnitude) }
    }

    /// Returns the point of an item at which the force acts, as an offset from the item's center. The default is zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point of an item at which the force acts. A force that doesn't act at the center also rotates the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard dynamicItems.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    override var involvedItems: [any UIDynamicItem] { items }

    override func applyForces(_ animator: UIDynamicAnimator) {
        guard active else { return }
        let push = Vector(pushDirection) * 100
        for item in items {
            guard let body = animator.body(of: item) else { continue }
            let offset = Vector(targetOffsetFromCenter(for: item)).rotated(by: body.angle)
            switch mode {
            case .continuous: body.apply(force: push, at: offset)
            case .instantaneous: body.apply(impulse: push, at: offset)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
