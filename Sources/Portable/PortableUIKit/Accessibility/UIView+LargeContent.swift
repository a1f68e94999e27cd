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
    /// Whether the view is shown large under a finger that rests on it, where a ``UILargeContentViewerInteraction`` is and
    /// the text size is one of accessibility's. False by default.
    public var showsLargeContentViewer: Bool {
        get { seldomProperties?.largeContent.isShown ?? false }
        set { madeSeldomProperties.largeContent.isShown = newValue }
    }

    /// The text that is shown large; by default a label's text and a button's title, and none for other views.
    public var largeContentTitle: String? {
        get { seldomProperties?.largeContent.title ?? defaultLargeContent.title }
        set { madeSeldomProperties.largeContent.title = newValue }
    }

    /// The image that is shown large; by default an image view's and a button's, and none for other views.
    public var largeContentImage: UIImage? {
        get { seldomProperties?.largeContent.image ?? defaultLargeContent.image }
        set { madeSeldomProperties.largeContent.image = newValue }
    }

    /// Whether the image grows to the size that large images have; false, the default, shows it in its own size.
    public var scalesLargeContentImage: Bool {
        get { seldomProperties?.largeContent.scalesImage ?? false }
        set { madeSeldomProperties.largeContent.scalesImage = newValue }
    }

    /// How the image is moved in its room, in points; zero by default.
    public var largeContentImageInsets: UIEdgeInsets {
        get { seldomProperties?.largeContent.imageInsets ?? .zero }
        set { madeSeldomProperties.largeContent.imageInsets = newValue }
    }

    private var defaultLargeContent: (title: String?, image: UIImage?) {
        switch self {
        case let button as UIButton: (button.currentAttributedTitle?.string ?? button.currentTitle, button.currentImage)
        case let label as UILabel: (label.text, nil)
        case let view as UIImageView: (nil, view.image)
        default: (nil, nil)
        }
    }
}
