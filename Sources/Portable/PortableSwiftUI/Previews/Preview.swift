@_exported import PortablePreviews
import PortableUIKit

/// A macro that declares a preview of a view. Hosts list the preview by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// A macro that declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CollageMacros", type: "PreviewMacro")

extension Preview {
    /// Creates a preview of a view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        let settings = PreviewSettings(traits)
        self.init(name: name, settings: settings) {
            let content = settings.modifiedContent(AnyView(body()))
            return PreviewContent(content as? AnyView ?? AnyView(EmptyView()))
        }
    }
}

extension PreviewContent {
    /// Creates the preview of a view in a hosting controller.
    init(_ view: some View) {
        let controller = UIHostingController(rootView: view)
        self.init(controller: controller) { controller.sizeThatFits(in: $0) }
    }
}
