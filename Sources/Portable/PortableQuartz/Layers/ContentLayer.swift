import DisplayList
import Foundation
import LayoutGeometry

/// A layer with content that another object provides as display nodes. One layer represents a whole tree of elements
/// that are neither views nor layers.
///
/// A view has such a layer if it returns it as its `layerClass`, and sets its ``content``. The layer caches the nodes
/// until ``contentDidChange()`` is called. The layer's own properties, such as a background or rounded corners, are
/// drawn as usual.
///
/// The content can place sublayers: a node with the ``CALayer/identity`` of a sublayer marks the position at which the
/// sublayer is drawn, so that views can appear between, below, and inside of elements that aren't views. Sublayers
/// without such a node are drawn in front.
@preconcurrency @MainActor
package final class ContentLayer: CALayer {
    /// The object that provides the nodes. The reference is weak. The default is `nil`, which draws nothing.
    package weak var content: (any LayerContent)? {
        didSet { if oldValue !== content { contentDidChange() } }
    }

    private var nodes: [DisplayNode]?

    /// The number of times that the content's nodes were requested.
    package private(set) var renderCount = 0

    /// Requests the content's nodes again in the next frame.
    package func contentDidChange() {
        nodes = nil
        invalidateDisplayNode()
    }

    package override func makeChildNodes(in state: LayerState, at time: Double) -> (nodes: [DisplayNode], isStill: Bool)
    {
        let sublayers = super.makeChildNodes(in: state, at: time)
        let nodes = self.nodes ?? makeNodes()
        guard !children.isEmpty else { return (nodes, sublayers.isStill) }
        var placing = SublayerPlacing(layers: children, nodes: sublayers.nodes)
        let placed = placing.place(in: nodes)
        return (placed + placing.rest(of: sublayers.nodes), sublayers.isStill)
    }

    private func makeNodes() -> [DisplayNode] {
        renderCount += 1
        let made = content?.makeDisplayNodes() ?? []
        nodes = made
        return made
    }
}

/// A type that provides the content of a ``ContentLayer``.
@MainActor
package protocol LayerContent: AnyObject {
    /// Returns the visible nodes in the layer's coordinate space, from back to front. The layer caches them until its
    /// content reports a change.
    func makeDisplayNodes() -> [DisplayNode]

    /// The parts of the content that development tools display, as a tree in depth-first order.
    var inspectedParts: [ContentPart] { get }
}

/// A helper that places sublayers at the positions that a layer's content specifies.
@MainActor
private struct SublayerPlacing {
    /// The position of each layer without the content.
    private let origins: [UInt64: CGPoint]
    private let drawn: [UInt64: DisplayNode]
    private var placed: Set<UInt64> = []

    init(layers: [CALayer], nodes: [DisplayNode]) {
        origins = Dictionary(uniqueKeysWithValues: layers.map { ($0.identity, $0.frame.origin) })
        drawn = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    }

    /// Returns the nodes, in which nodes that identify a sublayer are replaced with the sublayer's node.
    mutating func place(in nodes: [DisplayNode]) -> [DisplayNode] {
        var result: [DisplayNode] = []
        result.reserveCapacity(nodes.count)
        for var node in nodes {
            if let origin = origins[node.id] {
                placed.insert(node.id)
                // A hidden layer draws nothing.
                guard var sublayer = drawn[node.id] else { continue }
                // The node determines the position of the layer. The layer's own rotation and scale still apply.
                sublayer.transform = sublayer.transform
                    .followed(by: AffineTransform(translationX: -Double(origin.x), y: -Double(origin.y)))
                    .followed(by: node.transform)
                result.append(sublayer)
            } else {
                if !node.children.isEmpty { node.children = place(in: node.children) }
                result.append(node)
            }
        }
        return result
    }

    /// Returns the nodes that weren't placed.
    func rest(of nodes: [DisplayNode]) -> [DisplayNode] { nodes.filter { !placed.contains($0.id) } }
}
