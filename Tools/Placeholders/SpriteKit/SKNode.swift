@_exported import Foundation
@_exported import UIKit

/// A node of a scene. It stores its values, but isn't drawn, and actions have no effect.
@preconcurrency @MainActor
open class SKNode: UIResponder {
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var alpha: CGFloat = 1
    open var speed: CGFloat = 1
    open var isHidden = false
    open var isPaused = false
    open var isUserInteractionEnabled = false
    open var name: String?
    open var userData: NSMutableDictionary?
    open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }

    public override init() { super.init() }

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

    open func insertChild(_ node: SKNode, at index: Int) {
        node.removeFromParent()
        children.insert(node, at: index)
        node.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        self.parent === parent || self.parent?.inParentHierarchy(parent) ?? false
    }

    /// Returns the first child with a name. Patterns such as `//name` aren't supported.
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }

    open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    {
        var stop = ObjCBool(false)
        for child in children where child.name == name && !stop.boolValue { block(child, &stop) }
    }

    open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func atPoint(_ p: CGPoint) -> SKNode { children.last { $0.contains(p) } ?? self }
    open func nodes(at p: CGPoint) -> [SKNode] { children.filter { $0.contains(p) } }
    open func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }

    // MARK: Actions

    open func run(_ action: SKAction) {}
    open func run(_ action: SKAction, withKey key: String) {}
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
    open func hasActions() -> Bool { false }
    open func action(forKey key: String) -> SKAction? { nil }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
}

/// A scene. It stores its nodes, but they aren't drawn or updated.
open class SKScene: SKNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(white: 0.15, alpha: 1)
    open var anchorPoint = CGPoint.zero
    open var camera: SKCameraNode?
    open weak var delegate: (any SKSceneDelegate)?
    public let physicsWorld = SKPhysicsWorld()
    open internal(set) weak var view: SKView?
    open override var frame: CGRect { CGRect(origin: .zero, size: size) }

    public override convenience init() { self.init(size: .zero) }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience init?(fileNamed filename: String) { nil }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point }
    open func convertPoint(toView point: CGPoint) -> CGPoint { point }
}

@preconcurrency @MainActor
public protocol SKSceneDelegate: AnyObject {}

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

open class SKTexture: NSObject, @unchecked Sendable {
    private let imageSize: CGSize

    public init(imageNamed name: String) {
        imageSize = .zero
        super.init()
    }

    public init(image: UIImage) {
        imageSize = image.size
        super.init()
    }

    open func size() -> CGSize { imageSize }
}

open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open override var frame: CGRect {
        CGRect(
            x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
            height: size.height)
    }

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }

    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

open class SKLabelNode: SKNode {
    open var text: String?
    open var fontName: String?
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var numberOfLines = 1
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }

    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
}

open class SKShapeNode: SKNode {
    open var path: CGPath?
    open var fillColor = UIColor.clear
    open var strokeColor = UIColor.white
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open override var frame: CGRect {
        (path?.boundingBox ?? .zero).offsetBy(dx: position.x, dy: position.y)
    }

    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }

    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }

    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }

    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(
            path: UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath)
    }
}

open class SKCameraNode: SKNode {}

open class SKPhysicsBody: NSObject, @unchecked Sendable {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var usesPreciseCollisionDetection = false
    open var mass: CGFloat = 1
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
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }

    open func applyForce(_ force: CGVector) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
}

open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    override init() { super.init() }
}

/// A contact between two bodies. Contacts are never reported.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    public let contactPoint = CGPoint.zero

    override init() { super.init() }
}

/// Methods for responding to contacts. All methods are optional, and none is called.
public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

extension UITouch {
    /// Returns the position in the view of the node's scene.
    public func location(in node: SKNode) -> CGPoint { location(in: node.scene?.view) }
}
