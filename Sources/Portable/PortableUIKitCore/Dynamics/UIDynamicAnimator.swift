import Foundation

/// An object that moves dynamic items according to behaviors, such as gravity and collisions.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// let collision = UICollisionBehavior(items: [imageView])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(UIGravityBehavior(items: [imageView]))
/// animator.addBehavior(collision)
/// ```
///
/// The app must retain the animator. It runs in the frames of the device, in steps of 1/240 s, and pauses when all items
/// have been still for half a second. The same behaviors always move items in the same way.
///
/// Differs from UIKit: a test doesn't wait for items that are still moving after five seconds, because some never come
/// to rest.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    private let reference: DynamicsReference

    /// The behaviors that were added to the animator.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// The delegate.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    private let model = DynamicsModel()
    private lazy var clock = DynamicsClock { [weak self] in self?.advance(to: $0) }

    /// Creates an animator of items that aren't in a view. Their coordinates are arbitrary.
    public override init() {
        reference = DynamicsReference()
        super.init()
    }

    /// Creates an animator of views in a reference view. Items must be in its coordinates.
    public init(referenceView view: UIView) {
        reference = DynamicsReference(view: view)
        super.init()
    }

    /// Creates an animator of the attributes of a collection view layout.
    package init(layout: any DynamicLayoutReference) {
        reference = DynamicsReference(layout: layout)
        super.init()
    }

    /// The view in whose coordinates items move, or `nil` if the animator has none.
    open var referenceView: UIView? { reference.view }

    /// A Boolean value that indicates whether the animator moves items. It's `false` while all items are at rest.
    open var isRunning: Bool { clock.isRunning }

    /// The time for which the animator has run, in seconds, without its pauses.
    open var elapsedTime: TimeInterval { Double(clock.totalSteps) * RigidBodySimulation.step }

    // MARK: Behaviors

    /// Adds a behavior, and starts the animator.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behaviors.append(behavior)
        behavior.attach(to: self)
        behaviorDidChange()
    }

    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.attach(to: nil)
        behaviorDidChange()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Returns the items of behaviors whose frames intersect a rectangle in the coordinates of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { $0.frameWithTransform.intersects(rect) }
    }

    /// Updates the animator after the app has changed the position, rotation, or size of an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        model.body(of: item)?.readItem()
        behaviorDidChange()
    }

    /// Starts or resumes the animator after a behavior has changed.
    func behaviorDidChange() {
        model.setBehaviors(behaviors)
        simulation.wakeUp()
        clock.restartWaiting(for: reference.displayedView)
        guard !isRunning else { return }
        delegate?.dynamicAnimatorWillResume(self)
        clock.start(for: reference.displayedView)
    }

    // MARK: Implementation

    /// All items of behaviors.
    package var items: [any UIDynamicItem] { model.bodies.map(\.item) }

    var simulation: RigidBodySimulation { model.simulation }

    func body(of item: any UIDynamicItem) -> RigidBody? { model.body(of: item)?.body }

    func setMaterial(_ material: RigidBody.Material, of item: any UIDynamicItem) {
        guard let body = model.body(of: item) else { return }
        body.material = body.material.merging(material)
    }

    /// The bounds of the reference view, or of the collection view's content.
    var referenceBounds: CGRect? { reference.bounds }

    private func advance(to now: Double) {
        model.prepareIfNeeded(for: self)
        model.advance(by: clock.consumeSteps(until: now), for: self) { clock.countStep() }
        let isStill = simulation.isStill
        if isStill { model.stop(for: self) }
        model.updateItems()
        if !model.bodies.isEmpty { reference.layout?.animatorDidMoveItems() }
        for behavior in model.behaviors {
            behavior.notify(self)
            behavior.action?()
        }
        guard isStill, !model.needsPreparation else { return clock.updateLinks(for: reference.displayedView) }
        clock.stop()
        delegate?.dynamicAnimatorDidPause(self)
    }
}

/// The coordinate system of an animator: a view, a layout, or neither.
@MainActor
struct DynamicsReference {
    private(set) weak var view: UIView?
    var layout: (any DynamicLayoutReference)?

    var bounds: CGRect? { view?.bounds ?? layout?.referenceBounds }

    /// The view that shows the items.
    var displayedView: UIView? { view ?? layout?.displayedView }
}

/// A collection view layout whose attributes an animator moves.
@MainActor
package protocol DynamicLayoutReference: AnyObject {
    /// The content of the collection view, in points.
    var referenceBounds: CGRect? { get }
    /// The collection view.
    var displayedView: UIView? { get }
    /// Tells the layout that attributes have changed.
    func animatorDidMoveItems()
}
