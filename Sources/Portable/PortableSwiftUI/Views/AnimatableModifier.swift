/// A modifier with animatable data.
@available(*, deprecated, message: "Use Animatable directly.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
