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
    @MainActor public var proposedSize: ProposedViewSize = .unspecified
    /// The number of pixels in a point. The default is 1.
    @MainActor public var scale: CGFloat = 1
    /// A Boolean value that indicates whether the image has no transparency. The default is `false`.
    @MainActor public var isOpaque = false

    /// A publisher that emits before the content changes.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// Creates a renderer of a view.
    @MainActor public init(content view: Content) {
        content = view
    }

    /// The image, or `nil` if the view is empty.
    @MainActor public var uiImage: UIImage? {
        let controller = UIHostingController(rootView: content)
        let host = controller.host
        host.respectsSafeArea = false
        host.backgroundColor = isOpaque ? .systemBackground : .clear
        let size = host.size(proposedSize.proposal)
        guard size.width > 0, size.height > 0 else { return nil }
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            host.drawHierarchy(in: host.bounds, afterScreenUpdates: true)
        }
    }
}
