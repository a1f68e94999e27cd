import Foundation
import PortableCombine
import PortableUIKit

/// An object that creates images from views.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @MainActor public var content: Content {
        willSet { objectWillChange.send() }
    }
    /// The size that is proposed to the view. The default is unspecified.
    @MainActor public var proposedSize: ProposedViewSize {
        get { settings.proposedSize }
        set { settings.proposedSize = newValue }
    }
    /// The number of pixels in a point. The default is 1.
    @MainActor public var scale: CGFloat {
        get { settings.scale }
        set { settings.scale = newValue }
    }
    /// A Boolean value that indicates whether the image is opaque. The default is `false`.
    @MainActor public var isOpaque: Bool {
        get { settings.isOpaque }
        set { settings.isOpaque = newValue }
    }
    /// The color space for blending. The default is `nonLinear`. Differs from SwiftUI: it's always sRGB.
    @MainActor public var colorMode: ColorRenderingMode {
        get { settings.colorMode }
        set { settings.colorMode = newValue }
    }
    /// A Boolean value that indicates whether changes of objects that the view observes are published. The default is
    /// `false`. Differs from SwiftUI: only changes of `content` are published.
    public var isObservationEnabled: Bool {
        get { observes.withLock { $0 } }
        set { observes.withLock { $0 = newValue } }
    }

    private struct Settings {
        var proposedSize = ProposedViewSize.unspecified
        var scale: CGFloat = 1
        var isOpaque = false
        var colorMode = ColorRenderingMode.nonLinear
    }

    @MainActor private var settings = Settings()
    private let observes = LockedValue(false)

    /// A publisher that emits before the content changes.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// Creates a renderer of a view.
    @MainActor public init(content view: Content) {
        content = view
    }

    /// The image, or `nil` if the view is empty.
    @MainActor public var uiImage: UIImage? {
        guard let controller = laidOutController() else { return nil }
        let host = controller.host
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: host.bounds.size, format: format).image { _ in
            host.drawHierarchy(in: host.bounds, afterScreenUpdates: true)
        }
    }

    /// The image with its pixels, or `nil` if the view is empty.
    @MainActor public var cgImage: CGImage? { uiImage?.cgImage }

    /// Draws the view in a context that the app provides, for example of a PDF document.
    ///
    /// Differs from SwiftUI: the context's y-axis points down, as in contexts of UIKit, and no content is rasterized.
    /// - Parameters:
    ///   - rasterizationScale: The number of pixels in a point for content that must be rasterized.
    ///   - renderer: A closure that receives the size of the view, in points, and a closure that draws it. It isn't
    ///     called if the view is empty.
    @MainActor public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        guard let controller = laidOutController() else { return }
        renderer(controller.host.bounds.size) { context in
            MainActor.assumeIsolated { controller.host.layer.render(in: context) }
        }
    }

    /// Returns a controller whose view has the content's size, or `nil` if the view is empty.
    @MainActor private func laidOutController() -> UIHostingController<Content>? {
        let controller = UIHostingController(rootView: content)
        let host = controller.host
        host.respectsSafeArea = false
        host.backgroundColor = isOpaque ? .systemBackground : .clear
        let size = host.size(proposedSize.proposal)
        guard size.width > 0, size.height > 0 else { return nil }
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        return controller
    }
}
