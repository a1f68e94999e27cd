@_exported import PortablePreviews
import PortableUIKit

/// Shows a view while it is being written: hosts list it by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "CollageMacros", type: "PreviewMacro")

/// Shows a view while it is being written, as its traits say.
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
    /// The view that a hosting controller shows.
    init(_ view: some View) {
        let controller = UIHostingController(rootView: view)
        self.init(controller: controller) { controller.sizeThatFits(in: $0) }
    }
}
