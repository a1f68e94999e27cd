/// A macro that makes a type animatable: its animatable data are the data of its stored variables.
///
/// Exclude the variables that can't be animated with ``AnimatableIgnored()``.
///
/// Differs from SwiftUI: a variable needs a type, or a value that names its type, and variables with other attributes are
/// excluded.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "CollageMacros", type: "AnimatableMacro")

/// A macro that excludes a variable from the animatable data of a type with ``Animatable()``.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "CollageMacros", type: "AnimatableIgnoredMacro")
