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

/// The state of a layer before a change of its geometry.
package struct LayerGeometryChange {
    package let geometry: LayerGeometry
    /// A Boolean value that indicates whether the change is part of another one.
    let isInner: Bool
}
