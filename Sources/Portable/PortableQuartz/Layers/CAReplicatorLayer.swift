import DisplayList
import Foundation

/// A layer that draws copies of its sublayers, each with a transform, a color, and a time relative to the one before it.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the sublayers themselves. The default is 1.
    open var instanceCount: Int {
        get { copies.instanceCount }
        set { copies.instanceCount = newValue }
    }

    /// The delay of the animations of each copy relative to the one before it, in seconds. The default is 0.
    open var instanceDelay: CFTimeInterval {
        get { copies.instanceDelay }
        set { copies.instanceDelay = newValue }
    }

    /// The transform of each copy relative to the one before it, about the center of the layer. The default is the
    /// identity.
    open var instanceTransform: CATransform3D {
        get { copies.instanceTransform }
        set { copies.instanceTransform = newValue }
    }

    /// A Boolean value that indicates whether copies share a three-dimensional coordinate space. The default is `false`.
    ///
    /// Differs from Core Animation: perspective isn't drawn, so the value has no effect.
    open var preservesDepth: Bool {
        get { copies.preservesDepth }
        set { copies.preservesDepth = newValue }
    }

    /// The color that the colors of the first copy are multiplied by. The default is opaque white.
    open var instanceColor: CGColor? {
        get { copies.instanceColor }
        set { copies.instanceColor = newValue }
    }

    /// The offset of the red component of each copy's color relative to the one before it. The default is 0.
    open var instanceRedOffset: Float {
        get { copies.instanceRedOffset }
        set { copies.instanceRedOffset = newValue }
    }

    /// The offset of the green component of each copy's color relative to the one before it. The default is 0.
    open var instanceGreenOffset: Float {
        get { copies.instanceGreenOffset }
        set { copies.instanceGreenOffset = newValue }
    }

    /// The offset of the blue component of each copy's color relative to the one before it. The default is 0.
    open var instanceBlueOffset: Float {
        get { copies.instanceBlueOffset }
        set { copies.instanceBlueOffset = newValue }
    }

    /// The offset of the alpha of each copy's color relative to the one before it. The default is 0.
    open var instanceAlphaOffset: Float {
        get { copies.instanceAlphaOffset }
        set { copies.instanceAlphaOffset = newValue }
    }

    /// The properties of the copies.
    private struct Copies {
        var instanceCount: Int = 1
        var instanceDelay: CFTimeInterval = 0
        var instanceTransform: CATransform3D = CATransform3DIdentity
        var preservesDepth: Bool = false
        var instanceColor: CGColor? = .white
        var instanceRedOffset: Float = 0
        var instanceGreenOffset: Float = 0
        var instanceBlueOffset: Float = 0
        var instanceAlphaOffset: Float = 0
    }

    private var copies = Copies() {
        didSet { invalidateDisplayNode() }
    }

    /// The identifiers of the nodes of copies. They're the same in all frames.
    private var copyIdentities: [CopyKey: UInt64] = [:]

    private struct CopyKey: Hashable {
        let node: UInt64
        let index: Int
    }

    package override func makeChildNodes(
        in state: LayerState, at time: Double
    ) -> (nodes: [DisplayNode], isStill: Bool) {
        guard instanceCount > 0 else { return ([], true) }
        var result: (nodes: [DisplayNode], isStill: Bool) = ([], true)
        var transform = CGAffineTransform.identity
        let step = instanceTransform(in: state)
        for index in 0..<min(instanceCount, Self.copyLimit) {
            let (nodes, isStill) = super.makeChildNodes(in: state, at: time - Double(index) * instanceDelay)
            if !isStill { result.isStill = false }
            result.nodes += nodes.map { node in
                var node = index == 0 ? node : numbered(node, index)
                node.transform = node.transform.followed(by: transform.engineTransform)
                return colored(node, index)
            }
            transform = step.concatenating(transform)
        }
        return result
    }

    /// The largest number of copies that are drawn.
    private static let copyLimit = 10_000

    private func instanceTransform(in state: LayerState) -> CGAffineTransform {
        let center = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
        return CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CATransform3DGetAffineTransform(instanceTransform))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Returns a node with the identifiers of a copy.
    private func numbered(_ node: DisplayNode, _ index: Int) -> DisplayNode {
        var node = node
        let key = CopyKey(node: node.id, index: index)
        let identity = copyIdentities[key] ?? CALayer.makeIdentity()
        copyIdentities[key] = identity
        node.id = identity
        node.children = node.children.map { numbered($0, index) }
        node.mask = node.mask.map { numbered($0, index) }
        return node
    }

    /// Returns a node with the color of a copy.
    private func colored(_ node: DisplayNode, _ index: Int) -> DisplayNode {
        let color = (instanceColor ?? .white).color
        func factor(_ start: Double, _ offset: Float) -> Double {
            min(max(start + Double(offset) * Double(index), 0), 1)
        }
        var node = node
        node.opacity *= factor(color.alpha, instanceAlphaOffset)
        let factors = [
            factor(color.red, instanceRedOffset), factor(color.green, instanceGreenOffset),
            factor(color.blue, instanceBlueOffset),
        ]
        guard factors != [1, 1, 1] else { return node }
        let tint = DisplayNode.Filter.colors(
            ColorMatrix.multiplication(by: Color(red: factors[0], green: factors[1], blue: factors[2])))
        guard node.filter != nil else {
            node.filter = tint
            return node
        }
        // The node's own filter comes first.
        var outer = DisplayNode(id: numbered(node, -1 - index).id, bounds: node.bounds, transform: node.transform)
        outer.filter = tint
        node.transform = .identity
        outer.children = [node]
        return outer
    }
}
