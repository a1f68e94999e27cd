/// A value that an entity has at most once.
public protocol Component {
    static func registerComponent()
}

extension Component {
    public static func registerComponent() {}
}

/// An object that updates entities. Systems aren't updated.
@preconcurrency @MainActor
public protocol System {
    init(scene: Scene)

    func update(context: SceneUpdateContext)
}

extension System {
    public static func registerSystem() {}

    public func update(context: SceneUpdateContext) {}
}

@preconcurrency @MainActor
public struct SceneUpdateContext {
    public let scene: Scene
    public let deltaTime: TimeInterval

    public func entities(matching query: EntityQuery, updatingSystemWhen: SystemUpdateCondition) -> [Entity] { [] }
}

public enum SystemUpdateCondition: Sendable { case rendering }

public struct EntityQuery: Sendable {
    public init() {}
    public init(where predicate: QueryPredicate<Entity>) {}
}

public struct QueryPredicate<Value>: Sendable {
    public static func has<C: Component>(_ type: C.Type) -> QueryPredicate<Value> { QueryPredicate() }
}

/// The components of an entity, by their types.
public struct ComponentSet {
    private var values: [ObjectIdentifier: any Component] = [:]

    nonisolated init() {}

    public subscript<T: Component>(componentType: T.Type) -> T? {
        get { values[ObjectIdentifier(componentType)] as? T }
        set { values[ObjectIdentifier(componentType)] = newValue }
    }

    public var count: Int { values.count }

    public mutating func set<T: Component>(_ component: T) { self[T.self] = component }

    public mutating func set(_ components: [any Component]) {
        for component in components { values[ObjectIdentifier(type(of: component))] = component }
    }

    public func has(_ componentType: any Component.Type) -> Bool { values[ObjectIdentifier(componentType)] != nil }

    public mutating func remove(_ componentType: any Component.Type) {
        values[ObjectIdentifier(componentType)] = nil
    }

    public mutating func removeAll() { values = [:] }
}

public struct ModelComponent: Component {
    public var mesh: MeshResource
    public var materials: [any Material]

    public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}

public struct CollisionComponent: Component {
    public enum Mode: Sendable { case `default`, trigger, colliding }

    public var shapes: [ShapeResource]
    public var mode: Mode
    public var filter: CollisionFilter

    public init(
        shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default, isStatic: Bool = false
    ) { (self.shapes, self.mode, self.filter) = (shapes, mode, filter) }
}

public struct CollisionGroup: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `default` = CollisionGroup(rawValue: 1)
    public static let sceneUnderstanding = CollisionGroup(rawValue: 1 << 31)
    public static let all = CollisionGroup(rawValue: .max)
}

public struct CollisionFilter: Equatable, Sendable {
    public var group: CollisionGroup
    public var mask: CollisionGroup

    public init(group: CollisionGroup, mask: CollisionGroup) { (self.group, self.mask) = (group, mask) }

    public static let `default` = CollisionFilter(group: .default, mask: .all)
    public static let sensor = CollisionFilter(group: [], mask: .all)
}

public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }

public struct PhysicsMaterialResource: Sendable {
    public static let `default` = PhysicsMaterialResource()

    public static func generate(friction: Float = 0, restitution: Float = 0) -> PhysicsMaterialResource {
        PhysicsMaterialResource()
    }
}

public struct PhysicsMassProperties: Sendable {
    public var mass: Float

    public init(mass: Float = 1) { self.mass = mass }

    public static let `default` = PhysicsMassProperties()
}

public struct PhysicsBodyComponent: Component {
    public var mode: PhysicsBodyMode
    public var massProperties: PhysicsMassProperties
    public var isAffectedByGravity = true
    public var isContinuousCollisionDetectionEnabled = false
    public var isTranslationLocked = (x: false, y: false, z: false)
    public var isRotationLocked = (x: false, y: false, z: false)
    public var linearDamping: Float = 0
    public var angularDamping: Float = 0

    public init(
        massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { (self.massProperties, self.mode) = (massProperties, mode) }

    public init(
        shapes: [ShapeResource], mass: Float, material: PhysicsMaterialResource? = nil,
        mode: PhysicsBodyMode = .dynamic
    ) { self.init(massProperties: PhysicsMassProperties(mass: mass), mode: mode) }
}

public struct PhysicsMotionComponent: Component {
    public var linearVelocity: SIMD3<Float>
    public var angularVelocity: SIMD3<Float>

    public init(linearVelocity: SIMD3<Float> = .zero, angularVelocity: SIMD3<Float> = .zero) {
        (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity)
    }
}

public struct InputTargetComponent: Component {
    public var isEnabled = true

    public init() {}
}

public struct HoverEffectComponent: Component {
    public init() {}
}

public struct OpacityComponent: Component {
    public var opacity: Float

    public init(opacity: Float) { self.opacity = opacity }
}

public struct GroundingShadowComponent: Component {
    public var castsShadow: Bool

    public init(castsShadow: Bool) { self.castsShadow = castsShadow }
}

public struct BillboardComponent: Component {
    public var blendFactor: Float = 1

    public init() {}
}
