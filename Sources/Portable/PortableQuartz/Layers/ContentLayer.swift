import DisplayList
import Foundation
import LayoutGeometry

/// A layer whose looks somebody else supplies, ready to be drawn: one layer stands for a whole tree of things that are
/// neither views nor layers.
///
/// A view has one by returning it as its `layerClass`, and gives it its ``content``. The layer keeps what it got until
/// ``contentDidChange()``. What the layer has of its own, such as a background or rounded corners, is drawn as ever.
///
/// The content may name sublayers: a node with the ``CALayer/identity`` of a sublayer is the place where that one is
/// drawn, so that views stand between, below and inside of what is no view. Sublayers without such a node are drawn in
/// front.
@preconcurrency @MainActor
package final class ContentLayer: CALayer {
    /// Who supplies the nodes; not kept alive. Nil by default, which draws nothing.
    package weak var content: (any LayerContent)? {
        didSet { if oldValue !== content { contentDidChange() } }
    }

    private var nodes: [DisplayNode]?

    /// How often the content was asked for its nodes.
    package private(set) var renderCount = 0

    /// Has the content asked again in the next frame.
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

/// What fills a ``ContentLayer``.
@MainActor
package protocol LayerContent: AnyObject {
    /// What is to be seen, in the coordinates of the layer, from back to front. The layer keeps it until its content
    /// says that it has changed.
    func makeDisplayNodes() -> [DisplayNode]

    /// What developers may know of it, as a tree in the order of its branches.
    var inspectedParts: [ContentPart] { get }
}

/// Draws sublayers in the places that a content has for them.
@MainActor
private struct SublayerPlacing {
    /// Where each layer would be without the content.
    private let origins: [UInt64: CGPoint]
    private let drawn: [UInt64: DisplayNode]
    private var placed: Set<UInt64> = []

    init(layers: [CALayer], nodes: [DisplayNode]) {
        origins = Dictionary(uniqueKeysWithValues: layers.map { ($0.identity, $0.frame.origin) })
        drawn = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    }

    /// The nodes with what the sublayers draw in the place of those that name one.
    mutating func place(in nodes: [DisplayNode]) -> [DisplayNode] {
        var result: [DisplayNode] = []
        result.reserveCapacity(nodes.count)
        for var node in nodes {
            if let origin = origins[node.id] {
                placed.insert(node.id)
                // A hidden layer draws nothing.
                guard var sublayer = drawn[node.id] else { continue }
                // The place says where the layer stands; what turns or scales the layer goes on doing so.
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

    /// Those for which there was no place.
    func rest(of nodes: [DisplayNode]) -> [DisplayNode] { nodes.filter { !placed.contains($0.id) } }
}
