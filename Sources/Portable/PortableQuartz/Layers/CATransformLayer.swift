import DisplayList

/// A layer that only contains sublayers and doesn't draw other content.
///
/// Background, border, contents, shadow, and mask are ignored, and sublayers aren't clipped to the bounds. The opacity
/// applies to each sublayer separately, so that overlapping sublayers are visible through each other.
/// ``CALayer/hitTest(_:)`` returns sublayers, never the layer itself.
///
/// Differs from Core Animation: sublayers don't share a three-dimensional coordinate space, because perspective isn't
/// drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    package override var drawsOnlySublayers: Bool { true }
}

extension DisplayNode {
    /// Removes everything from the node except its children, and applies its opacity to each of them.
    mutating func keepOnlyChildren() {
        var node = DisplayNode(id: id, name: name, bounds: bounds, transform: transform)
        node.children = children
        for index in node.children.indices { node.children[index].opacity *= opacity }
        self = node
    }
}
