import DisplayList
import Foundation

/// What every page is made of: the document, its script and style, and the fonts.
///
/// The files are compiled in; fonts are read from where they are installed, and no path comes from a request.
struct PageAssets {
    private var files: [String: HTTPResponse] = [:]
    private var fonts: [String: FontFace] = [:]

    init(title: String, fonts faces: [FontFace]) {
        let scripts = [
            "page": PackageResources.page_js, "animation": PackageResources.animation_js,
            "build": PackageResources.build_js,
            "connection": PackageResources.connection_js,
            "device": PackageResources.device_js, "elements": PackageResources.elements_js,
            "keys": PackageResources.keys_js, "layers": PackageResources.layers_js,
            "pinch": PackageResources.pinch_js,
            "pointers": PackageResources.pointers_js, "inspector": PackageResources.inspector_js,
            "outline": PackageResources.outline_js, "outlines": PackageResources.outlines_js,
            "flashes": PackageResources.flashes_js, "diagnostics": PackageResources.diagnostics_js,
            "recorder": PackageResources.recorder_js, "text": PackageResources.text_js,
            "toolbar": PackageResources.toolbar_js,
        ]
        // All scripts at once: the first one alone would tell the browser only when it has come which others it wants.
        let preloads = scripts.keys.sorted().map { #"<link rel="modulepreload" href="/\#($0).js">"# }
        let document = String(decoding: PackageResources.index_html, as: UTF8.self)
            .replacingOccurrences(of: ">Collage</", with: ">\(Self.escaped(title))</")
            .replacingOccurrences(of: "<!-- modules -->", with: preloads.joined(separator: "\n"))
        add("/", "text/html; charset=utf-8", Array(document.utf8))
        for (name, script) in scripts { add("/\(name).js", "text/javascript; charset=utf-8", script) }
        add("/page.css", "text/css; charset=utf-8", PackageResources.page_css)
        add("/icon.svg", "image/svg+xml", PackageResources.icon_svg)
        var rules = ""
        for face in faces {
            guard let address = Self.address(of: face) else { continue }
            fonts[address] = face
            rules += Self.rule(for: face, at: address)
        }
        add("/fonts.css", "text/css; charset=utf-8", Array(rules.utf8))
    }

    /// What stands at a path; nil if nothing does.
    func response(for path: String) -> HTTPResponse? {
        if let file = files[path] { return file }
        guard let face = fonts[path], let data = FileManager.default.contents(atPath: face.path) else { return nil }
        return HTTPResponse(.ok, contentType: "font/sfnt", caching: .forever, body: Array(data))
    }

    private mutating func add(_ path: String, _ contentType: String, _ body: [UInt8]) {
        files[path] = HTTPResponse(.ok, contentType: contentType, body: body)
    }

    /// An address that changes when the font's file does.
    private static func address(of face: FontFace) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: face.path),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return nil }
        let name = (face.path as NSString).lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "/font/\(name)-\(String(size, radix: 16))-\(String(Int(date.timeIntervalSince1970), radix: 16))"
    }

    /// A browser loads a face when it first draws with it.
    private static func rule(for face: FontFace, at address: String) -> String {
        let family = face.family.filter { !"\"\\\n".contains($0) }
        return """
            @font-face { font-family: "\(family)"; font-weight: \(face.weight); \
            font-style: \(face.isItalic ? "italic" : "normal"); font-display: block; src: url("\(address)"); }

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
