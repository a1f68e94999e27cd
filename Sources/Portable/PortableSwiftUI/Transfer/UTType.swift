/// A type of data, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
    /// The identifier.
    public let identifier: String

    /// Creates a type with an identifier; `nil` if it's empty.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    private init(known identifier: String) {
        self.identifier = identifier
    }

    /// Creates a type that the app exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates a type that another app exports.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Any item.
    public static let item = UTType(known: "public.item")
    /// Any content.
    public static let content = UTType(known: "public.content")
    /// Any data.
    public static let data = UTType(known: "public.data")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without formatting.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without formatting, in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text in the format RTF.
    public static let rtf = UTType(known: "public.rtf")
    /// A page in HTML.
    public static let html = UTType(known: "public.html")
    /// A document in JSON.
    public static let json = UTType(known: "public.json")
    /// A document in XML.
    public static let xml = UTType(known: "public.xml")
    /// A table with comma-separated values.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// The address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// An image in the format PNG.
    public static let png = UTType(known: "public.png")
    /// An image in the format JPEG.
    public static let jpeg = UTType(known: "public.jpeg")
    /// An image in the format GIF.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// An image in the format HEIC.
    public static let heic = UTType(known: "public.heic")
    /// An image in the format SVG.
    public static let svg = UTType(known: "public.svg-image")
    /// A document in the format PDF.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Any sound.
    public static let audio = UTType(known: "public.audio")
    /// Any video.
    public static let movie = UTType(known: "public.movie")
    /// A folder.
    public static let folder = UTType(known: "public.folder")
    /// An archive in the format ZIP.
    public static let zip = UTType(known: "public.zip-archive")
}
