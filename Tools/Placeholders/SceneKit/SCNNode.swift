/// A node of a scene. It stores its values and its transform, but isn't drawn.
open class SCNNode: NSObject, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var physicsBody: SCNPhysicsBody?
    open var constraints: [SCNConstraint]?
    open var isHidden = false
    open var isPaused = false
    open var opacity: CGFloat = 1
    open var castsShadow = true
    open var renderingOrder = 0
    open var categoryBitMask = 1
    open var movabilityHint = SCNMovabilityHint.fixed
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    open private(set) var particleSystems: [SCNParticleSystem]?

    open var simdPosition = SIMD3<Float>.zero
    open var simdScale = SIMD3<Float>(repeating: 1)
    open var simdOrientation = simd_quatf(real: 1, imag: .zero)
    open var simdPivot = matrix_identity_float4x4

    public override init() { super.init() }

    public init(geometry: SCNGeometry?) {
        self.geometry = geometry
        super.init()
    }

    /// The node itself, because nothing is animated.
    open var presentation: SCNNode { self }

    // MARK: Children

    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }

    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: index)
        child.parent = self
    }

    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }

    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(of: oldChild) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }

    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }

    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = []
        enumerateChildNodes { if predicate($0, $1) { found.append($0) } }
        return found
    }

    /// Calls the closure with all descendants.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        visitDescendants { node in
            block(node, &stop)
            return !stop.boolValue
        }
    }

    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        block(self, &stop)
        if !stop.boolValue { enumerateChildNodes(block) }
    }

    private func visitDescendants(_ visit: (SCNNode) -> Bool) {
        for child in childNodes {
            guard visit(child) else { return }
            child.visitDescendants(visit)
        }
    }

    open func clone() -> SCNNode {
        let copy = SCNNode(geometry: geometry)
        (copy.name, copy.light, copy.camera, copy.opacity) = (name, light, camera, opacity)
        (copy.simdPosition, copy.simdScale, copy.simdOrientation) = (simdPosition, simdScale, simdOrientation)
        for child in childNodes { copy.addChildNode(child.clone()) }
        return copy
    }

    open func flattenedClone() -> SCNNode { clone() }

    // MARK: Effects

    open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
    open func removeAllParticleSystems() { particleSystems = nil }
    open func runAction(_ action: SCNAction) {}
    open func runAction(_ action: SCNAction, forKey key: String?) {}
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { block?() }
    open var hasActions: Bool { false }
    open func action(forKey key: String) -> SCNAction? { nil }
    open func removeAction(forKey key: String) {}
    open func removeAllActions() {}
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
    open func removeAllAnimations() {}
    open func removeAnimation(forKey key: String) {}
    open var animationKeys: [String] { [] }

    /// Returns no results, because nothing is drawn.
    open func hitTestWithSegment(
        from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
    ) -> [SCNHitTestResult] { [] }

    open var boundingBox: (min: SCNVector3, max: SCNVector3) { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
}

public enum SCNMovabilityHint: Int, Sendable { case fixed, movable }

/// A node whose file isn't loaded.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    open var referenceURL: URL
    open var isLoaded: Bool { false }

    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }

    open func load() {}
    open func unload() {}
}
