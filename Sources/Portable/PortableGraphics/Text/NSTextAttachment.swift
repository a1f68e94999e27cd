/// An object that is placed in text like a character, such as an image.
///
/// A subclass whose size depends on the line overrides
/// ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)``.
///
/// Differs from UIKit: sizes are determined before lines are broken, so the proposed line is as wide as the container,
/// and the position in the line is zero.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer {
    private let foundationTypeMark = FoundationTypeMark()

    /// The character that represents an attachment in the text.
    public static let character: Int = 0xFFFC

    /// The image of the attachment. The default is the image of ``contents``, if it's image data.
    open var image: UIImage? {
        get { appearance.own ?? appearance.ofContents }
        set { appearance.own = newValue }
    }
    private var appearance = Appearance()

    private struct Appearance {
        var own: UIImage?
        var ofContents: UIImage?
        var allowsView = true
        var padding: CGFloat = 0
    }

    private func readContents() {
        appearance.ofContents = fileTypeIsImage ? contents.flatMap { UIImage(data: $0) } : nil
    }
    /// The frame relative to the text position on the baseline, in points, with y increasing upward. The default is
    /// zero, which means the image's size.
    open var bounds: CGRect = .zero
    /// The data of the attachment.
    open var contents: Data? {
        didSet { readContents() }
    }
    /// The type of ``contents``. If it isn't a type of images, the contents aren't shown as an image. The default is `nil`,
    /// which means any type.
    open var fileType: String? {
        didSet { readContents() }
    }

    /// A Boolean value that indicates whether a view can show the attachment. The default is `true`.
    open var allowsTextAttachmentView: Bool {
        get { appearance.allowsView }
        set { appearance.allowsView = newValue }
    }
    /// The space before and after the attachment in its line, in points. The default is 0.
    open var lineLayoutPadding: CGFloat {
        get { appearance.padding }
        set { appearance.padding = newValue }
    }

    private var fileTypeIsImage: Bool { fileType.flatMap { UTType($0) }?.conforms(to: .image) ?? true }

    /// Creates an attachment from data. Image data is shown as an image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        readContents()
    }

    /// Creates an attachment without content.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// Creates an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the frame of the attachment relative to its position on the baseline, in points, with y increasing
    /// upward. The default is ``bounds`` or, if its size is zero, the size of the image. A symbol image is placed on its
    /// text baseline.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.size == .zero, let image else { return bounds }
        let lift = image.isSymbolImage ? -(image.baselineOffsetFromBottom ?? 0) : 0
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + lift), size: image.size)
    }

    /// Returns the image of the attachment. The default is ``image``.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// Creates a string of one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
