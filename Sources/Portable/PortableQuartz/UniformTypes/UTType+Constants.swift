extension UTType {
    /// An item of any kind.
    public static let item = UTType(declared: "public.item")
    /// Content of any kind.
    public static let content = UTType(declared: "public.content")
    /// Content with several kinds of content in it.
    public static let compositeContent = UTType(declared: "public.composite-content")
    /// A sequence of bytes.
    public static let data = UTType(declared: "public.data")
    /// A directory.
    public static let directory = UTType(declared: "public.directory")
    /// A folder that a user can see.
    public static let folder = UTType(declared: "public.folder")
    /// Text of any kind.
    public static let text = UTType(declared: "public.text")
    /// Text without formatting.
    public static let plainText = UTType(declared: "public.plain-text")
    /// Text without formatting, in UTF-8.
    public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
    /// Text without formatting, in UTF-16.
    public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
    /// Text in the Rich Text Format.
    public static let rtf = UTType(declared: "public.rtf")
    /// Text in the Rich Text Format with attachments.
    public static let rtfd = UTType(declared: "com.apple.rtfd")
    /// Text with attachments in one file.
    public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
    /// A page in HTML.
    public static let html = UTType(declared: "public.html")
    /// A document in XML.
    public static let xml = UTType(declared: "public.xml")
    /// A document in JSON.
    public static let json = UTType(declared: "public.json")
    /// A document in YAML.
    public static let yaml = UTType(declared: "public.yaml")
    /// A style sheet.
    public static let css = UTType(declared: "public.css")
    /// A table with commas between its values.
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    /// A table with tabs between its values.
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    /// A table with delimiters between its values.
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    /// Source code in any language.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// Source code in Swift.
    public static let swiftSource = UTType(declared: "public.swift-source")
    /// Source code in C.
    public static let cSource = UTType(declared: "public.c-source")
    /// Source code in Objective-C.
    public static let objectiveCSource = UTType(declared: "public.objective-c-source")
    /// A header of C.
    public static let cHeader = UTType(declared: "public.c-header")
    /// A script in any language.
    public static let script = UTType(declared: "public.script")
    /// A script in JavaScript.
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    /// A script for a shell.
    public static let shellScript = UTType(declared: "public.shell-script")
    /// A script in Python.
    public static let pythonScript = UTType(declared: "public.python-script")
    /// A URL.
    public static let url = UTType(declared: "public.url")
    /// A URL of a file.
    public static let fileURL = UTType(declared: "public.file-url")
    /// A property list.
    public static let propertyList = UTType(declared: "com.apple.property-list")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
    /// A property list in binary form.
    public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
    /// A document in PDF.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// A book in EPUB.
    public static let epub = UTType(declared: "org.idpf.epub-container")
    /// An image of any kind.
    public static let image = UTType(declared: "public.image")
    /// An image in JPEG.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// An image in PNG.
    public static let png = UTType(declared: "public.png")
    /// An image in GIF.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// An image in TIFF.
    public static let tiff = UTType(declared: "public.tiff")
    /// An image in BMP.
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    /// An icon of Windows.
    public static let ico = UTType(declared: "com.microsoft.ico")
    /// An icon of macOS.
    public static let icns = UTType(declared: "com.apple.icns")
    /// An image in HEIC.
    public static let heic = UTType(declared: "public.heic")
    /// An image in HEIF.
    public static let heif = UTType(declared: "public.heif")
    /// An image in WebP.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// An image in SVG.
    public static let svg = UTType(declared: "public.svg-image")
    /// An image with the data of a sensor.
    public static let rawImage = UTType(declared: "com.adobe.raw-image")
    /// A Live Photo.
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    /// Sound or video of any kind.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// A movie of any kind.
    public static let movie = UTType(declared: "public.movie")
    /// Video without sound.
    public static let video = UTType(declared: "public.video")
    /// Sound of any kind.
    public static let audio = UTType(declared: "public.audio")
    /// A movie of QuickTime.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// A movie in MPEG-1 or MPEG-2.
    public static let mpeg = UTType(declared: "public.mpeg")
    /// A movie in MPEG-4.
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    /// Sound in MPEG-4.
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    /// A movie in AVI.
    public static let avi = UTType(declared: "public.avi")
    /// Sound in MP3.
    public static let mp3 = UTType(declared: "public.mp3")
    /// Sound in WAV.
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    /// Sound in AIFF.
    public static let aiff = UTType(declared: "public.aiff-audio")
    /// Music in MIDI.
    public static let midi = UTType(declared: "public.midi-audio")
    /// A list of sounds or movies.
    public static let playlist = UTType(declared: "public.playlist")
    /// An archive of files.
    public static let archive = UTType(declared: "public.archive")
    /// An archive in ZIP.
    public static let zip = UTType(declared: "public.zip-archive")
    /// Data that is compressed with gzip.
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    /// Data that is compressed with bzip2.
    public static let bz2 = UTType(declared: "public.bzip2-archive")
    /// An archive of Apple.
    public static let appleArchive = UTType(declared: "com.apple.archive")
    /// A program.
    public static let executable = UTType(declared: "public.executable")
    /// A bundle.
    public static let bundle = UTType(declared: "com.apple.bundle")
    /// An app.
    public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
    /// A person or an organization.
    public static let contact = UTType(declared: "public.contact")
    /// A business card.
    public static let vCard = UTType(declared: "public.vcard")
    /// An event of a calendar.
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    /// An email.
    public static let emailMessage = UTType(declared: "public.email-message")
    /// A message.
    public static let message = UTType(declared: "public.message")
    /// A font.
    public static let font = UTType(declared: "public.font")
    /// A presentation.
    public static let presentation = UTType(declared: "public.presentation")
    /// A spreadsheet.
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    /// A database.
    public static let database = UTType(declared: "public.database")
    /// A log.
    public static let log = UTType(declared: "public.log")
    /// A file with a URL.
    public static let internetLocation = UTType(declared: "com.apple.internet-location")
}
