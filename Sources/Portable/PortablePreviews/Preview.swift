import PortableUIKit

/// A view or view controller that a host can show without the rest of the app. The `#Preview` macro creates one.
@MainActor
public struct Preview {
    /// A namespace for the traits of view and view controller previews.
    public struct ViewTraits: Sendable {}

    /// The name of the preview, or `nil` if it has no name.
    package let name: String?
    /// The settings of the preview. If traits contradict each other, the last one applies.
    package let settings: PreviewSettings
    /// A closure that creates the content of the preview.
    package let makeContent: @MainActor () -> PreviewContent

    /// Creates a preview with existing settings and content.
    package init(
        name: String?, settings: PreviewSettings, makeContent: @escaping @MainActor () -> PreviewContent
    ) {
        self.name = name
        self.settings = settings
        self.makeContent = makeContent
    }

    // Closures with several statements match all overloads at first. These are disfavored so that the overloads of
    // SwiftUI, if it's imported, are tried first.

    /// Creates a preview of a view controller.
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

    /// Creates a preview of a view.
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

/// The content of a preview.
@MainActor
package struct PreviewContent {
    /// The view controller that displays the content.
    package let controller: UIViewController
    /// A closure that returns the size that the content needs within the given size, in points.
    package let fittingSize: (CGSize) -> CGSize

    /// Creates content that the given view controller displays.
    package init(controller: UIViewController, fittingSize: @escaping (CGSize) -> CGSize) {
        self.controller = controller
        self.fittingSize = fittingSize
    }
}

/// A view controller that displays a previewed view.
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
    /// Returns the size that the constraints of the view require, or the result of `sizeThatFits(_:)` without
    /// constraints, limited to the given size.
    fileprivate func fittingSize(in size: CGSize) -> CGSize {
        var fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width <= 0 || fitting.height <= 0 { fitting = sizeThatFits(size) }
        return CGSize(width: min(fitting.width, size.width), height: min(fitting.height, size.height))
    }
}
