extension UTType {
    /// The base type of items.
    public static let item = UTType(declared: "public.item")
    /// The base type of content.
    public static let content = UTType(declared: "public.content")
    /// Content that consists of several kinds of content.
    public static let compositeContent = UTType(declared: "public.composite-content")
    /// A sequence of bytes.
    public static let data = UTType(declared: "public.data")
    /// A directory.
    public static let directory = UTType(declared: "public.directory")
    /// A user-visible folder.
    public static let folder = UTType(declared: "public.folder")
    /// The base type of text.
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
    /// An HTML document.
    public static let html = UTType(declared: "public.html")
    /// An XML document.
    public static let xml = UTType(declared: "public.xml")
    /// A JSON document.
    public static let json = UTType(declared: "public.json")
    /// A YAML document.
    public static let yaml = UTType(declared: "public.yaml")
    /// A CSS style sheet.
    public static let css = UTType(declared: "public.css")
    /// A table with comma-separated values.
    public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
    /// A table with tab-separated values.
    public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
    /// A table with delimited values.
    public static let delimitedText = UTType(declared: "public.delimited-values-text")
    /// The base type of source code.
    public static let sourceCode = UTType(declared: "public.source-code")
    /// Swift source code.
    public static let swiftSource = UTType(declared: "public.swift-source")
    /// C source code.
    public static let cSource = UTType(declared: "public.c-source")
    /// Objective-C source code.
    public static let objectiveCSource = UTType(declared: "public.objective-c-source")
    /// A C header file.
    public static let cHeader = UTType(declared: "public.c-header")
    /// The base type of scripts.
    public static let script = UTType(declared: "public.script")
    /// A JavaScript script.
    public static let javaScript = UTType(declared: "com.netscape.javascript-source")
    /// A shell script.
    public static let shellScript = UTType(declared: "public.shell-script")
    /// A Python script.
    public static let pythonScript = UTType(declared: "public.python-script")
    /// A URL.
    public static let url = UTType(declared: "public.url")
    /// A file URL.
    public static let fileURL = UTType(declared: "public.file-url")
    /// A property list.
    public static let propertyList = UTType(declared: "com.apple.property-list")
    /// An XML property list.
    public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
    /// A binary property list.
    public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
    /// A PDF document.
    public static let pdf = UTType(declared: "com.adobe.pdf")
    /// An EPUB book.
    public static let epub = UTType(declared: "org.idpf.epub-container")
    /// The base type of images.
    public static let image = UTType(declared: "public.image")
    /// A JPEG image.
    public static let jpeg = UTType(declared: "public.jpeg")
    /// A PNG image.
    public static let png = UTType(declared: "public.png")
    /// A GIF image.
    public static let gif = UTType(declared: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(declared: "public.tiff")
    /// A BMP image.
    public static let bmp = UTType(declared: "com.microsoft.bmp")
    /// A Windows icon.
    public static let ico = UTType(declared: "com.microsoft.ico")
    /// A macOS icon.
    public static let icns = UTType(declared: "com.apple.icns")
    /// A HEIC image.
    public static let heic = UTType(declared: "public.heic")
    /// A HEIF image.
    public static let heif = UTType(declared: "public.heif")
    /// A WebP image.
    public static let webP = UTType(declared: "org.webmproject.webp")
    /// An SVG image.
    public static let svg = UTType(declared: "public.svg-image")
    /// A raw image with sensor data.
    public static let rawImage = UTType(declared: "com.adobe.raw-image")
    /// A Live Photo.
    public static let livePhoto = UTType(declared: "com.apple.live-photo")
    /// The base type of audio and video.
    public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
    /// The base type of movies.
    public static let movie = UTType(declared: "public.movie")
    /// Video without audio.
    public static let video = UTType(declared: "public.video")
    /// The base type of audio.
    public static let audio = UTType(declared: "public.audio")
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
    /// An MPEG-1 or MPEG-2 movie.
    public static let mpeg = UTType(declared: "public.mpeg")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
    /// MPEG-4 audio.
    public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
    /// An AVI movie.
    public static let avi = UTType(declared: "public.avi")
    /// MP3 audio.
    public static let mp3 = UTType(declared: "public.mp3")
    /// WAV audio.
    public static let wav = UTType(declared: "com.microsoft.waveform-audio")
    /// AIFF audio.
    public static let aiff = UTType(declared: "public.aiff-audio")
    /// MIDI music.
    public static let midi = UTType(declared: "public.midi-audio")
    /// A playlist of audio or movies.
    public static let playlist = UTType(declared: "public.playlist")
    /// The base type of archives.
    public static let archive = UTType(declared: "public.archive")
    /// A ZIP archive.
    public static let zip = UTType(declared: "public.zip-archive")
    /// A gzip archive.
    public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
    /// A bzip2 archive.
    public static let bz2 = UTType(declared: "public.bzip2-archive")
    /// An Apple Archive.
    public static let appleArchive = UTType(declared: "com.apple.archive")
    /// An executable program.
    public static let executable = UTType(declared: "public.executable")
    /// A bundle.
    public static let bundle = UTType(declared: "com.apple.bundle")
    /// An app.
    public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
    /// A contact: a person or an organization.
    public static let contact = UTType(declared: "public.contact")
    /// A vCard business card.
    public static let vCard = UTType(declared: "public.vcard")
    /// A calendar event.
    public static let calendarEvent = UTType(declared: "public.calendar-event")
    /// An email message.
    public static let emailMessage = UTType(declared: "public.email-message")
    /// The base type of messages.
    public static let message = UTType(declared: "public.message")
    /// A font.
    public static let font = UTType(declared: "public.font")
    /// A presentation.
    public static let presentation = UTType(declared: "public.presentation")
    /// A spreadsheet.
    public static let spreadsheet = UTType(declared: "public.spreadsheet")
    /// A database.
    public static let database = UTType(declared: "public.database")
    /// A log file.
    public static let log = UTType(declared: "public.log")
    /// A file that contains a URL.
    public static let internetLocation = UTType(declared: "com.apple.internet-location")
}
