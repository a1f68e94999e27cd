import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableQuartz

/// A view that shows a static snapshot of another view.
final class SnapshotView: UIView {
    override class var layerClass: AnyClass { SnapshotLayer.self }

    /// Creates a snapshot of a view, with its size. Returns `nil` if no part of the view is visible.
    init?(of view: UIView) {
        // A view that another preview replaces must be visible in this one, too.
        let isShownElsewhere = view.layer.isShownElsewhere
        view.layer.isShownElsewhere = false
        defer { view.layer.isShownElsewhere = isShownElsewhere }
        guard let node = view.layer.displayNode(at: view.owningDevice.clock.now) else { return nil }
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
        (layer as? SnapshotLayer)?.show(node)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}

/// A layer that draws a display node of another layer.
final class SnapshotLayer: CALayer {
    private var node: DisplayNode?

    /// Shows a node at the layer's origin, regardless of the node's position.
    func show(_ node: DisplayNode) {
        // The layers of a snapshot need unique identities, so that hosts don't mistake them for the originals.
        var copy = node.withNewIdentities()
        copy.transform = LayoutGeometry.AffineTransform(
            translationX: -copy.bounds.origin.x, y: -copy.bounds.origin.y)
        copy.opacity = 1
        self.node = copy
        invalidateDisplayNode()
    }

    override func displayNode(at time: Double) -> DisplayNode? {
        guard var result = super.displayNode(at: time) else { return nil }
        if let node { result.children.insert(node, at: 0) }
        return result
    }
}

extension DisplayNode {
    /// Returns a copy of the node and its descendants with identities that no layer has.
    @MainActor
    fileprivate func withNewIdentities() -> DisplayNode {
        var copy = self
        copy.id = CALayer().identity
        copy.children = children.map { $0.withNewIdentities() }
        copy.mask = mask.map { $0.withNewIdentities() }
        return copy
    }
}
