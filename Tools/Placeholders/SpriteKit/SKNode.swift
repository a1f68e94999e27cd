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
    open var constraints: [SKConstraint]?
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

    open func move(toParent parent: SKNode) { parent.addChild(self) }

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
    open func isEqual(to node: SKNode) -> Bool { node === self }
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

open class SKCameraNode: SKNode {}

extension UITouch {
    /// Returns the position in the view of the node's scene.
    public func location(in node: SKNode) -> CGPoint { location(in: node.scene?.view) }
}
