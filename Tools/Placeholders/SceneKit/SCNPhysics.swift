public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }

/// A body. Bodies aren't simulated.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var charge: CGFloat = 0
    open var friction: CGFloat = 0.5
    open var rollingFriction: CGFloat = 0
    open var restitution: CGFloat = 0.5
    open var damping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var velocity = SCNVector3()
    open var angularVelocity = SCNVector4()
    open var velocityFactor = SCNVector3(1, 1, 1)
    open var angularVelocityFactor = SCNVector3(1, 1, 1)
    open var isAffectedByGravity = true
    open var allowsResting = true
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open var isResting: Bool { true }

    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        (self.type, physicsShape) = (type, shape)
        super.init()
    }

    open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
    open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
    open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }

    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
    open func resetTransform() {}
}

open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = Option(rawValue: "SCNPhysicsShapeOptionType")
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeOptionKeepAsCompound")
        public static let scale = Option(rawValue: "SCNPhysicsShapeOptionScale")
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }

    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
        public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }

    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) { super.init() }
    public init(node: SCNNode, options: [Option: Any]? = nil) { super.init() }
}

open class SCNPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open var timeStep: TimeInterval = 1 / 60
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?

    override init() { super.init() }

    open func removeAllBehaviors() {}
    open func updateCollisionPairs() {}
}

open class SCNPhysicsContact: NSObject, @unchecked Sendable {
    public let nodeA: SCNNode
    public let nodeB: SCNNode
    open var contactPoint: SCNVector3 { SCNVector3() }
    open var contactNormal: SCNVector3 { SCNVector3() }
    open var collisionImpulse: CGFloat { 0 }

    init(nodeA: SCNNode, nodeB: SCNNode) {
        (self.nodeA, self.nodeB) = (nodeA, nodeB)
        super.init()
    }
}

/// Methods for contacts of bodies. All methods are optional, and none is called.
public protocol SCNPhysicsContactDelegate: AnyObject {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
