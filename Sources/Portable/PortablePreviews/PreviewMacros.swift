import PortableUIKit

// The closures are required, but their types are optional so that the compiler prefers the overloads of SwiftUI: before
// the body of a closure with several views is type-checked, it matches these overloads as well.

/// Creates a preview of a view controller. Hosts list it by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: (@MainActor () -> UIViewController)?) =
    #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Creates a preview of a view controller with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Creates a preview of a view. Hosts list it by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: (@MainActor () -> UIView)?) =
    #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Creates a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "CollageMacros", type: "PreviewMacro")
