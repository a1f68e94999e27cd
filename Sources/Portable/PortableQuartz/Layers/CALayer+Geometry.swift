import Foundation

extension CALayer {
    /// Whether a point in the layer's coordinates lies in its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The same place in another layer's coordinates; nil means the root's. Layers of different trees are related
    /// by their roots' coordinates.
    /// - Complexity: O(depth).
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// A place of another layer's coordinates in this one's.
    /// - Complexity: O(depth).
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }

    /// The smallest rectangle around `r` in another layer's coordinates.
    /// - Complexity: O(depth).
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// The smallest rectangle, in this layer's coordinates, around a rectangle of another's.
    /// - Complexity: O(depth).
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

    /// The front-most layer that holds a point given in the superlayer's coordinates.
    /// - Complexity: O(layers under the point's ancestors).
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let point = p.applying(transformToSuperlayer.inverted())
        guard !masksToBounds || drawsOnlySublayers || contains(point) else { return nil }
        for child in childrenInDrawingOrder.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return !drawsOnlySublayers && contains(point) ? self : nil
    }

    /// Maps the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let own = modelState.affineTransformToSuperlayer
        guard let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) else { return own }
        return own.concatenating(superlayer.modelState.affineSublayerTransform)
    }

    /// Sublayers from back to front: by z position, then by their order.
    package var childrenInDrawingOrder: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
    }

    private func transform(to other: CALayer?) -> CGAffineTransform {
        if other === superlayer, other != nil { return transformToSuperlayer }
        let up = transformToRoot
        guard let other else { return up }
        return up.concatenating(other.transformToRoot.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer: CALayer = self
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer.transformToSuperlayer)
            layer = superlayer
        }
        return transform
    }
}

extension LayerState {
    /// The affine part of the sublayer transform, around the anchor.
    package var affineSublayerTransform: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}
