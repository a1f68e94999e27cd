/// The declaration of a type: the types that it directly conforms to, and its tags.
struct TypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init(_ identifier: String, _ parents: [String] = [], _ extensions: [String] = [], _ mimeTypes: [String] = []) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
    }

    func tags(of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }

    static let all = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })

    /// The system types, from Apple's list of system-declared uniform type identifiers.
    static let table: [TypeDeclaration] = [
        .init("public.item"),
        .init("public.content"),
        .init("public.composite-content", ["public.content"]),
        .init("public.data", ["public.item"]),
        .init("public.directory", ["public.item"]),
        .init("public.folder", ["public.directory"]),
        .init("public.text", ["public.data", "public.content"]),
        .init("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
        .init("public.utf8-plain-text", ["public.plain-text"]),
        .init("public.utf16-plain-text", ["public.plain-text"]),
        .init("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
        .init("com.apple.rtfd", ["public.composite-content"], ["rtfd"]),
        .init("com.apple.flat-rtfd", ["public.composite-content", "public.data"]),
        .init("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
        .init("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
        .init("public.json", ["public.text"], ["json"], ["application/json"]),
        .init("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
        .init("public.css", ["public.text"], ["css"], ["text/css"]),
        .init("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
        .init(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"]
        ),
        .init("public.delimited-values-text", ["public.text"]),
        .init("public.source-code", ["public.plain-text"]),
        .init("public.swift-source", ["public.source-code"], ["swift"]),
        .init("public.c-source", ["public.source-code"], ["c"]),
        .init("public.objective-c-source", ["public.source-code"], ["m"]),
        .init("public.c-header", ["public.source-code"], ["h"]),
        .init("public.script", ["public.source-code"]),
        .init("com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"]),
        .init("public.shell-script", ["public.script"], ["sh"]),
        .init("public.python-script", ["public.script"], ["py"], ["text/x-python-script"]),
        .init("public.url", ["public.data"]),
        .init("public.file-url", ["public.url"]),
        .init("com.apple.property-list", ["public.data"], ["plist"]),
        .init("com.apple.xml-property-list", ["com.apple.property-list"]),
        .init("com.apple.binary-property-list", ["com.apple.property-list"]),
        .init("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
        .init(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"]),
        .init("public.image", ["public.data", "public.content"]),
        .init("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
        .init("public.png", ["public.image"], ["png"], ["image/png"]),
        .init("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
        .init("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
        .init("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
        .init("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
        .init("com.apple.icns", ["public.image"], ["icns"]),
        .init("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"]),
        .init("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"]),
        .init("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
        .init("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
        .init("com.adobe.raw-image", ["public.image"], ["dng"], ["image/x-adobe-dng"]),
        .init("com.apple.live-photo"),
        .init("public.audiovisual-content", ["public.data", "public.content"]),
        .init("public.movie", ["public.audiovisual-content"]),
        .init("public.video", ["public.movie"]),
        .init("public.audio", ["public.audiovisual-content"]),
        .init("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
        .init("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
        .init("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"]),
        .init("public.mpeg-4-audio", ["public.audio"], ["m4a", "mp4"], ["audio/mp4"]),
        .init("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
        .init("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
        .init("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave"]),
        .init("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
        .init("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"]),
        .init("public.playlist", ["public.data"]),
        .init("public.archive", ["public.data"]),
        .init("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
        .init("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], ["application/gzip"]),
        .init("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"]),
        .init("com.apple.archive", ["public.archive"], ["aar"]),
        .init("public.executable", ["public.item"]),
        .init("com.apple.bundle", ["public.directory"]),
        .init("com.apple.application-bundle", ["com.apple.bundle"], ["app"]),
        .init("public.contact"),
        .init("public.vcard", ["public.contact", "public.text"], ["vcf"], ["text/vcard"]),
        .init("public.calendar-event"),
        .init("public.email-message", ["public.message"]),
        .init("public.message"),
        .init("public.font", ["public.data"], ["ttf", "otf"], ["font/ttf"]),
        .init("public.presentation", ["public.composite-content"]),
        .init("public.spreadsheet", ["public.content"]),
        .init("public.database"),
        .init("public.log", ["public.plain-text"], ["log"]),
        .init("com.apple.internet-location", ["public.data"]),
        .init("com.microsoft.word.doc", ["public.data", "public.composite-content"], ["doc"], ["application/msword"]),
        .init(
            "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], ["docx"],
            ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
        .init("com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"], ["application/vnd.ms-excel"]),
        .init(
            "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"],
            ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
        .init("net.daringfireball.markdown", ["public.text"], ["md", "markdown"], ["text/markdown"]),
        .init("public.heif-standard", ["public.image"]),
    ]
}
