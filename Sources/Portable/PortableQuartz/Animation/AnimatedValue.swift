/// A property that an animation changes, with its start and end values.
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

    /// Returns the displayed value of the property at the given time.
    package func shown(at time: Double) -> AnimatableValue { animation.track.value(at: animation.progress(at: time)) }

    /// Sets the property, through the layer's view if it has one, without animation.
    package func setModelValue(to value: AnimatableValue) {
        AnimationContext.with(nil) { layer.setModelValue(value, of: property) }
    }
}
