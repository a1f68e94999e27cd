/// Something that is shown large where text is large but it doesn't grow itself, such as an item of a bar.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The text that is shown.
    var largeContentTitle: String? { get }
    /// The image that is shown.
    var largeContentImage: UIImage? { get }
    /// Whether the image grows to the size that large images have.
    var scalesLargeContentImage: Bool { get }
    /// How the image is moved in its room, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// The large content of a view that UIKit provides.
    var defaultLargeContent: (title: String?, image: UIImage?) {
        switch self {
        case let view as any LargeContentProviding: view.providedLargeContent
        case let label as UILabel: (label.text, nil)
        case let view as UIImageView: (nil, view.image)
        default: (nil, nil)
        }
    }
}
