import PortableUIKit

// The closures are optional, though they have to be there, so that the compiler tries those of SwiftUI first: one with
// several views fits these forms as well, as long as nobody looks into it.

/// Shows a view controller while it is being written: hosts list it by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: (@MainActor () -> UIViewController)?) =
    #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Shows a view controller while it is being written, as its traits say.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Shows a view while it is being written: hosts list it by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: (@MainActor () -> UIView)?) =
    #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Shows a view while it is being written, as its traits say.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: (@MainActor () -> UIView)?
) = #externalMacro(module: "CollageMacros", type: "PreviewMacro")
