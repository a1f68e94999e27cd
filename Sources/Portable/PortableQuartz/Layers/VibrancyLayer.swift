import DisplayList

/// The layer of a visual effect view, which can change the colors of the content view.
@preconcurrency @MainActor
package final class VibrancyLayer: CALayer {
    package struct Drawing: Equatable {
        let filter: DisplayNode.Filter
        let opacity: Double

        package init(filter: DisplayNode.Filter, opacity: Double) {
            (self.filter, self.opacity) = (filter, opacity)
        }
    }

    /// The layer of the content view, and the change of its drawing; `nil` without vibrancy.
    package var vibrancy: (content: UInt64, drawing: Drawing)? {
        didSet {
            if vibrancy?.drawing != oldValue?.drawing || vibrancy?.content != oldValue?.content { setNeedsDisplay() }
        }
    }

    package override func makeChildNodes(in state: LayerState, at time: Double) -> (nodes: [DisplayNode], isStill: Bool)
    {
        var children = super.makeChildNodes(in: state, at: time)
        guard let vibrancy, let index = children.nodes.firstIndex(where: { $0.id == vibrancy.content }) else {
            return children
        }
        children.nodes[index].filter = vibrancy.drawing.filter
        children.nodes[index].opacity *= vibrancy.drawing.opacity
        return children
    }
}
