/// An object that is placed in text like a character, such as an image.
open class NSTextAttachment: NSObject {
    private let foundationTypeMark = FoundationTypeMark()

    /// The character that represents an attachment in the text.
    public static let character: Int = 0xFFFC

    /// The image of the attachment.
    open var image: UIImage?
    /// The frame relative to the text position on the baseline, in points, with y increasing upward. The default is
    /// zero, which means the image's size.
    open var bounds: CGRect = .zero
    /// The data of the attachment.
    open var contents: Data?
    /// The type of ``contents``.
    open var fileType: String?

    /// Creates an attachment from data. Image data is shown as an image.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
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

    /// The box of the attachment, with y increasing upward from the baseline. A symbol image is placed on its text
    /// baseline.
    var drawnBounds: CGRect {
        guard bounds.size == .zero, let image else { return bounds }
        let lift = image.isSymbolImage ? -(image.baselineOffsetFromBottom ?? 0) : 0
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + lift), size: image.size)
    }
}

extension NSAttributedString {
    /// Creates a string of one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
