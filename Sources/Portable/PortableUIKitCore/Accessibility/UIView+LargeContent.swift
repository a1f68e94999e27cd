/// An item that the large content viewer can show, such as an item of a bar whose text doesn't grow with the text size.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// A Boolean value that indicates whether the large content viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title that the viewer shows.
    var largeContentTitle: String? { get }
    /// The image that the viewer shows.
    var largeContentImage: UIImage? { get }
    /// A Boolean value that indicates whether the viewer scales the image to its standard size.
    var scalesLargeContentImage: Bool { get }
    /// The insets that adjust the position of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
    /// The large content that UIKit provides for a view.
    var defaultLargeContent: (title: String?, image: UIImage?) {
        switch self {
        case let view as any LargeContentProviding: view.providedLargeContent
        case let label as UILabel: (label.text, nil)
        case let view as UIImageView: (nil, view.image)
        default: (nil, nil)
        }
    }
}
