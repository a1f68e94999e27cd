/// A modifier whose animatable data changes smoothly during an animation.
@available(*, deprecated, message: "Use Animatable directly.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
