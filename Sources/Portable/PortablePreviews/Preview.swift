import PortableUIKit

/// A view or a view controller that is shown while it is being written. `#Preview` makes one.
@MainActor
public struct Preview {
    /// What previews of views and of view controllers can be told with their traits.
    public struct ViewTraits: Sendable {}

    /// The name that was given to it; nil for none.
    package let name: String?
    /// How it is shown, the last of the traits first where they contradict each other.
    package let settings: PreviewSettings
    /// Makes what is shown.
    package let makeContent: @MainActor () -> PreviewContent

    /// A preview whose content somebody else makes.
    package init(
        name: String?, settings: PreviewSettings, makeContent: @escaping @MainActor () -> PreviewContent
    ) {
        self.name = name
        self.settings = settings
        self.makeContent = makeContent
    }

    // Closures of several statements fit all forms at first: those of SwiftUI, if it is imported, are to be tried before.

    /// A preview of a view controller.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(name: name, settings: PreviewSettings(traits)) {
            let controller = body()
            return PreviewContent(controller: controller) { controller.view.fittingSize(in: $0) }
        }
    }

    /// A preview of a view.
    @_disfavoredOverload
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView
    ) {
        self.init(name: name, settings: PreviewSettings(traits)) {
            let view = body()
            return PreviewContent(controller: PreviewedViewController(view)) { view.fittingSize(in: $0) }
        }
    }
}

/// What a preview shows.
@MainActor
package struct PreviewContent {
    /// Shows it.
    package let controller: UIViewController
    /// The size that it takes of a size.
    package let fittingSize: (CGSize) -> CGSize

    /// Content that a controller shows.
    package init(controller: UIViewController, fittingSize: @escaping (CGSize) -> CGSize) {
        self.controller = controller
        self.fittingSize = fittingSize
    }
}

/// Shows a view that is previewed by itself.
private final class PreviewedViewController: UIViewController {
    private let previewed: UIView

    init(_ view: UIView) {
        previewed = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = previewed }
}

extension UIView {
    /// The size that constraints give the view, or what it says for itself where there are none; at most a size.
    fileprivate func fittingSize(in size: CGSize) -> CGSize {
        var fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width <= 0 || fitting.height <= 0 { fitting = sizeThatFits(size) }
        return CGSize(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
    }
}
