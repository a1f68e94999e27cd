/// The bounds and the position of a layer, and the point of the bounds that's at that position.
package struct LayerGeometry: Equatable {
    package let bounds: CGRect
    package let position: CGPoint
    package let anchorPoint: CGPoint

    @MainActor
    package init(_ layer: CALayer) {
        bounds = layer.modelState.bounds
        position = layer.modelState.position
        anchorPoint = layer.modelState.anchorPoint
    }
}

extension CALayer {
    /// Changes the geometry, and notifies the layer's view unless the change is the view's.
    func changeGeometry(_ change: () -> Void) {
        guard !CALayer.isChangedByOwner, let owner else { return change() }
        let old = LayerGeometry(self)
        change()
        if LayerGeometry(self) != old { owner.layerGeometryDidChange(from: old) }
    }

    /// Performs a change of geometry without notifying the layer's view, which makes the change.
    package static func changingByOwner(_ change: () -> Void) {
        let isOuterChange = isChangedByOwner
        isChangedByOwner = true
        change()
        isChangedByOwner = isOuterChange
    }
}
