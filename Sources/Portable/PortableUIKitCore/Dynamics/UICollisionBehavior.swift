import Foundation

/// A behavior that makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects with which items collide.
    public struct Mode: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates an option set from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The other items.
        public static let items = Mode(rawValue: 1)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// The other items, and the boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private var dynamicItems: DynamicItems
    private let boundaries = CollisionBoundaries()
    private let group = CollisionGroup()

    /// The items that collide.
    open var items: [any UIDynamicItem] { dynamicItems.all }

    /// The objects with which items collide. The default is `everything`.
    open var collisionMode: Mode = .everything {
        didSet { if oldValue != collisionMode { didChange() } }
    }

    /// The delegate.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// Creates a behavior without boundaries.
    public init(items: [any UIDynamicItem]) {
        dynamicItems = DynamicItems(items)
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if dynamicItems.add(item) { didChange() } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if dynamicItems.remove(item) { didChange() } }

    // MARK: Boundaries

    /// A Boolean value that indicates whether the bounds of the reference view, or of the collection view's content, are
    /// a boundary. The default is `false`.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { boundaries.insets != nil }
        set { setInsets(newValue ? boundaries.insets ?? .zero : nil) }
    }

    /// Turns the bounds of the reference view, with the given insets, into a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setInsets(insets) }

    private func setInsets(_ insets: UIEdgeInsets?) {
        boundaries.insets = insets
        didChange()
    }

    /// Adds a path as a boundary, with an identifier that replaces an equal one.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        // swift-format-ignore: NeverForceUnwrap
        boundaries.add(identifier, bezierPath.copy() as! UIBezierPath)
        didChange()
    }

    /// Adds a line as a boundary, with an identifier that replaces an equal one.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of the boundary with an identifier, or `nil` if there isn't one.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(identifier) }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.remove(identifier)
        didChange()
    }

    /// The identifiers of the boundaries, except that of the reference bounds, or `nil` if there aren't any.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers.isEmpty ? nil : boundaries.identifiers }

    /// Removes all boundaries with identifiers.
    open func removeAllBoundaries() {
        boundaries.removeAll()
        didChange()
    }

    // MARK: Implementation

    override var involvedItems: [any UIDynamicItem] { items }

    override func prepare(_ animator: UIDynamicAnimator) {
        group.bodies = items.compactMap(animator.body)
        group.boundaries = boundaries.boundaries(in: animator.referenceBounds)
        group.collides = (collisionMode.contains(.items), collisionMode.contains(.boundaries))
        animator.simulation.groups.append(group)
    }

    override func notify(_ animator: UIDynamicAnimator) {
        for event in group.consumeEvents() {
            guard let item = item(of: event.first, animator) else { continue }
            switch event.other {
            case .body(let body):
                guard let other = self.item(of: body, animator) else { continue }
                notify(item, other, event.position)
            case .boundary(let boundary): notify(item, boundaries.identifier(of: boundary), event.position)
            }
        }
    }

    private func item(of body: RigidBody, _ animator: UIDynamicAnimator) -> (any UIDynamicItem)? {
        items.first { animator.body(of: $0) === body }
    }

    private func notify(_ first: any UIDynamicItem, _ second: any UIDynamicItem, _ position: Vector?) {
        if let position {
            collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: position.point)
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
        }
    }

    private func notify(_ item: any UIDynamicItem, _ identifier: (any NSCopying)?, _ position: Vector?) {
        if let position {
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: item, withBoundaryIdentifier: identifier, at: position.point)
        } else {
            collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}
