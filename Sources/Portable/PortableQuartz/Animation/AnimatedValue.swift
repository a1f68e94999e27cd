/// One property that an animation changes, with the values that it leads from and to.
@MainActor
package struct AnimatedValue {
    let layer: CALayer
    let property: AnimatableProperty
    private let animation: PropertyAnimation

    init(_ animation: PropertyAnimation, of property: AnimatableProperty, in layer: CALayer) {
        self.animation = animation
        self.property = property
        self.layer = layer
    }

    package var first: AnimatableValue { animation.track.first }
    package var last: AnimatableValue { animation.track.last }

    /// What is seen of the property at a time.
    package func shown(at time: Double) -> AnimatableValue { animation.track.value(at: animation.progress(at: time)) }

    /// Sets the property itself, through the layer's view if it has one, without animation.
    package func setModelValue(to value: AnimatableValue) {
        AnimationContext.with(nil) { layer.setModelValue(value, of: property) }
    }
}
