import Foundation

extension CALayer {
    /// Returns a Boolean value that indicates whether the bounds contain a point in the layer's coordinate space.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Converts a point to another layer's coordinate space, or to the root layer's if `l` is `nil`. The root layers of
    /// different trees are assumed to have the same coordinate space.
    ///
    /// - Complexity: O(*n*), where *n* is the depth of the layers in their trees.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

    /// Converts a point from another layer's coordinate space.
    ///
    /// - Complexity: O(*n*), where *n* is the depth of the layers in their trees.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }

    /// Returns the smallest rectangle that encloses `r` in another layer's coordinate space.
    ///
    /// - Complexity: O(*n*), where *n* is the depth of the layers in their trees.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

    /// Returns the smallest rectangle in this layer's coordinate space that encloses a rectangle of another layer's.
    ///
    /// - Complexity: O(*n*), where *n* is the depth of the layers in their trees.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

    /// Returns the frontmost layer that contains a point in the superlayer's coordinate space.
    ///
    /// - Complexity: O(*n*) in the number of layers below the ancestors of the result.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let point = p.applying(transformToSuperlayer.inverted())
        guard !masksToBounds || drawsOnlySublayers || contains(point) else { return nil }
        for child in childrenInDrawingOrder.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return !drawsOnlySublayers && contains(point) ? self : nil
    }

    /// The transform from the layer's coordinate space to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let own = modelState.affineTransformToSuperlayer
        guard let superlayer, superlayer.modelState.transformsSublayers else { return own }
        return superlayer.modelState.transform(ofSublayer: own, bounds: modelState.bounds)
    }

    /// The sublayers from back to front, ordered by z position and then by index.
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
    /// The affine part of the sublayer transform about the anchor point.
    package var affineSublayerTransform: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
}
