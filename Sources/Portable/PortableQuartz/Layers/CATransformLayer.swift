import DisplayList

/// A layer that only holds others: nothing of its own is drawn.
///
/// Background, border, contents, shadow and mask are kept and not seen, and nothing is cut at the bounds. The opacity is
/// that of each sublayer, so that sublayers that overlap are seen through each other. ``CALayer/hitTest(_:)`` finds
/// sublayers and never the layer itself.
///
/// Differs from Core Animation: there is no space of three dimensions to hold the sublayers in, as perspective isn't drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    package override var drawsOnlySublayers: Bool { true }
}

extension DisplayNode {
    /// Leaves nothing of the node but its children, each with the node's opacity.
    mutating func keepOnlyChildren() {
        var node = DisplayNode(id: id, name: name, bounds: bounds, transform: transform)
        node.children = children
        for index in node.children.indices { node.children[index].opacity *= opacity }
        self = node
    }
}
