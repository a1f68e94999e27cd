/// An object that appears in text like a character: an image.
open class NSTextAttachment: NSObject {
    private let foundationTypeMark = FoundationTypeMark()

    /// The character that holds the attachment's place in the text.
    public static let character: Int = 0xFFFC

    /// The image that is drawn.
    open var image: UIImage?
    /// The frame relative to the text position on the baseline, in points, with y upward. The default is zero, for the
    /// image's size.
    open var bounds: CGRect = .zero
    /// The data that the attachment was made of.
    open var contents: Data?
    /// The type of ``contents``.
    open var fileType: String?

    /// An attachment of data; data of an image shows the image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// An attachment without content.
    public convenience override init() {
        self.init(data: nil, ofType: nil)
    }

    /// An attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// The box of the attachment, with y upward from the baseline. A symbol image is placed on its text baseline.
    var drawnBounds: CGRect {
        guard bounds.size == .zero, let image else { return bounds }
        let lift = image.isSymbolImage ? -(image.baselineOffsetFromBottom ?? 0) : 0
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + lift), size: image.size)
    }
}

extension NSAttributedString {
    /// The one character that holds an attachment's place.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
