@preconcurrency @MainActor
public protocol HasModel: Entity {}
@preconcurrency @MainActor
public protocol HasCollision: Entity {}
@preconcurrency @MainActor
public protocol HasPhysicsBody: HasCollision {}
@preconcurrency @MainActor
public protocol HasPhysics: HasPhysicsBody {}
@preconcurrency @MainActor
public protocol HasAnchoring: Entity {}

extension HasModel {
    public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
    }
}

extension HasCollision {
    public var collision: CollisionComponent? {
        get { components[CollisionComponent.self] }
        set { components[CollisionComponent.self] = newValue }
    }
}

extension HasPhysicsBody {
    public var physicsBody: PhysicsBodyComponent? {
        get { components[PhysicsBodyComponent.self] }
        set { components[PhysicsBodyComponent.self] = newValue }
    }

    public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
    public func clearForcesAndTorques() {}
}

/// An entity with a mesh and materials.
open class ModelEntity: Entity, HasModel, HasPhysics {
    public required nonisolated init() { super.init() }

    public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        components.set(ModelComponent(mesh: mesh, materials: materials))
    }

    public convenience init(
        mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource, mass: Float
    ) {
        self.init(mesh: mesh, materials: materials)
        components.set(CollisionComponent(shapes: [collisionShape]))
        components.set(PhysicsBodyComponent(shapes: [collisionShape], mass: mass))
    }
}

/// The position of an anchor in the world.
public struct AnchoringComponent: Component {
    public enum Target: Sendable {
        public enum Alignment: Sendable { case horizontal, vertical, any }
        public enum Classification: Sendable { case any, wall, floor, ceiling, table, seat }

        case camera
        case head
        case world(transform: simd_float4x4)
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        case image(group: String, name: String)
        case face
        case body
    }

    public var target: Target

    public init(_ target: Target) { self.target = target }
}

/// An entity at a position in the world. It's never anchored.
open class AnchorEntity: Entity, HasAnchoring {
    public required nonisolated init() { super.init() }

    public convenience init(_ target: AnchoringComponent.Target) {
        self.init()
        components.set(AnchoringComponent(target))
    }

    public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
    }

    public convenience init(world transform: simd_float4x4) {
        self.init()
        self.transform = Transform(matrix: transform)
    }

    public convenience init(
        plane alignment: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero
    ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
}

open class PerspectiveCamera: Entity {
    public var camera = PerspectiveCameraComponent()

    public required nonisolated init() { super.init() }
}

public struct PerspectiveCameraComponent: Component {
    public var near: Float
    public var far: Float
    public var fieldOfViewInDegrees: Float

    public nonisolated init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        (self.near, self.far, self.fieldOfViewInDegrees) = (near, far, fieldOfViewInDegrees)
    }
}

open class DirectionalLight: Entity {
    public var light = DirectionalLightComponent()
    public var shadow: DirectionalLightComponent.Shadow?

    public required nonisolated init() { super.init() }
}

public struct DirectionalLightComponent: Component {
    public struct Shadow: Component {
        public init(maximumDistance: Float = 5, depthBias: Float = 1) {}
    }

    public var color: UIColor
    public var intensity: Float
    public var isRealWorldProxy = false

    public nonisolated init(color: UIColor = .white, intensity: Float = 2145.7078, isRealWorldProxy: Bool = false) {
        (self.color, self.intensity) = (color, intensity)
    }
}

open class PointLight: Entity {
    public var light = PointLightComponent()

    public required nonisolated init() { super.init() }
}

public struct PointLightComponent: Component {
    public var color: UIColor
    public var intensity: Float
    public var attenuationRadius: Float

    public nonisolated init(color: UIColor = .white, intensity: Float = 26963.76, attenuationRadius: Float = 10) {
        (self.color, self.intensity, self.attenuationRadius) = (color, intensity, attenuationRadius)
    }
}
