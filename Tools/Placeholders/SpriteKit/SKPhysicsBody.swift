import UIKit

open class SKPhysicsBody: NSObject, @unchecked Sendable {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var pinned = false
    open var isResting = false
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var charge: CGFloat = 0
    open var area: CGFloat { 0 }
    open var fieldBitMask: UInt32 = .max
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0
    open weak var node: SKNode?

    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }

    open func applyForce(_ force: CGVector) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
    open func applyAngularImpulse(_ impulse: CGFloat) {}
}

open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    override init() { super.init() }
}

/// A contact of two bodies. None is ever reported.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    public let contactPoint = CGPoint.zero
    public let contactNormal = CGVector.zero
    public let collisionImpulse: CGFloat = 0

    override init() { super.init() }
}

/// Methods for following contacts. All methods are optional, and none is called.
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
