/// A behavior of dynamic items, such as gravity, or a combination of behaviors.
///
/// Subclass it to combine behaviors that belong together:
///
/// ```swift
/// final class Falling: UIDynamicBehavior {
///     init(items: [any UIDynamicItem]) {
///         super.init()
///         let collision = UICollisionBehavior(items: items)
///         collision.translatesReferenceBoundsIntoBoundary = true
///         addChildBehavior(UIGravityBehavior(items: items))
///         addChildBehavior(collision)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that are part of this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// A closure that the animator calls in each frame while it runs.
    open var action: (() -> Void)?

    /// The animator to which the behavior, or the behavior that contains it, was added.
    open var dynamicAnimator: UIDynamicAnimator? { animator }
    private weak var animator: UIDynamicAnimator?

    /// Creates a behavior without child behaviors.
    public override init() {
        super.init()
    }

    /// Adds a behavior as part of this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        guard let animator else { return }
        behavior.attach(to: animator)
        animator.behaviorDidChange()
    }

    /// Removes a behavior from this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        guard let animator else { return }
        behavior.attach(to: nil)
        animator.behaviorDidChange()
    }

    /// Tells the behavior that it's about to be added to an animator, or removed from it if the argument is `nil`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Implementation

    func attach(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        self.animator = animator
        for child in childBehaviors { child.attach(to: animator) }
    }

    /// The behavior and all behaviors that are part of it.
    var allBehaviors: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.allBehaviors) }

    /// Tells the animator that a property has changed.
    func didChange() { animator?.behaviorDidChange() }

    /// The items that the behavior moves.
    var involvedItems: [any UIDynamicItem] { [] }

    /// Prepares the bodies of the items. It's called after a behavior has changed.
    func prepare(_ animator: UIDynamicAnimator) {}

    /// Applies forces to bodies in a step.
    func applyForces(_ animator: UIDynamicAnimator) {}

    /// Returns the constraints of the behavior in a step.
    func constraintRows(_ animator: UIDynamicAnimator) -> [ConstraintRow] { [] }

    /// Moves bodies to their final positions when the animator pauses.
    func finish(_ animator: UIDynamicAnimator) {}

    /// Notifies the app of the events of the last frame.
    func notify(_ animator: UIDynamicAnimator) {}
}

/// The items of a behavior, in the order in which they were added.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { _ = add(item) }
    }

    /// Adds an item. Returns `false` if it's present already.
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        all.append(item)
        return true
    }

    /// Removes an item. Returns `false` if it isn't present.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let index = all.firstIndex(where: { $0 === item }) else { return false }
        all.remove(at: index)
        return true
    }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
