import DisplayList
import Foundation

/// The files of every page: documents, scripts, styles, and fonts.
///
/// The files are compiled in. Fonts are read from their installed locations, and no path comes from a request. Scripts
/// and styles are in a folder whose name depends on their contents, so that browsers can cache them permanently.
@MainActor
final class PageAssets {
    private var files: [String: HTTPResponse] = [:]
    /// The compressed files that browsers have requested.
    private var compressed: [String: HTTPResponse] = [:]
    private let fonts: FontFiles
    private let packing: FilePacking?

    init(title: String, fonts faces: [FontFace], packing: FilePacking? = nil) {
        self.packing = packing
        fonts = FontFiles(faces, packing: packing)
        let scripts = [
            "page": PackageResources.page_js, "animation": PackageResources.animation_js,
            "build": PackageResources.build_js, "connection": PackageResources.connection_js,
            "device": PackageResources.device_js, "devices": PackageResources.devices_js,
            "diagnostics": PackageResources.diagnostics_js, "elements": PackageResources.elements_js,
            "flashes": PackageResources.flashes_js, "inspector": PackageResources.inspector_js,
            "keys": PackageResources.keys_js, "layers": PackageResources.layers_js, "link": PackageResources.link_js,
            "looks": PackageResources.looks_js,
            "outline": PackageResources.outline_js, "outlines": PackageResources.outlines_js,
            "pinch": PackageResources.pinch_js, "pointers": PackageResources.pointers_js,
            "recorder": PackageResources.recorder_js, "text": PackageResources.text_js,
            "timeline": PackageResources.timeline_js, "toolbar": PackageResources.toolbar_js,
            "touches": PackageResources.touches_js,
        ]
        var kept: [(name: String, contentType: String, body: [UInt8])] = scripts.sorted { $0.key < $1.key }.map {
            ("\($0.key).js", "text/javascript; charset=utf-8", $0.value)
        }
        kept.append(("grid.js", "text/javascript; charset=utf-8", PackageResources.grid_js))
        kept.append(("page.css", "text/css; charset=utf-8", PackageResources.page_css))
        kept.append(("grid.css", "text/css; charset=utf-8", PackageResources.grid_css))
        kept.append(("icon.svg", "image/svg+xml", PackageResources.icon_svg))
        kept.append(("fonts.css", "text/css; charset=utf-8", Array(fonts.rules.map(\.css).joined().utf8)))
        let folder = "/files-\(Self.fingerprint(kept.flatMap(\.body)))/"
        for file in kept {
            files[folder + file.name] = HTTPResponse(
                .ok, contentType: file.contentType, caching: .forever, body: file.body)
        }
        // All scripts are preloaded. Otherwise, the browser would discover a script's imports only after loading it.
        let preloads = scripts.keys.sorted().map { #"<link rel="modulepreload" href="/files/\#($0).js">"# }
        for (path, document) in [("/", PackageResources.index_html), ("/grid", PackageResources.grid_html)] {
            let text = String(decoding: document, as: UTF8.self)
                .replacingOccurrences(of: ">Collage</", with: ">\(Self.escaped(title))</")
                .replacingOccurrences(of: "<!-- modules -->", with: preloads.joined(separator: "\n"))
                .replacingOccurrences(of: "/files/", with: folder)
            files[path] = HTTPResponse(.ok, contentType: "text/html; charset=utf-8", body: Array(text.utf8))
        }
    }

    /// Responds with the file at a request's path, immediately or later. Returns `false` if there's no such file.
    func respond(to request: HTTPRequest, _ answer: @escaping (HTTPResponse) -> Void) -> Bool {
        let path = request.path
        guard let file = files[path] else { return fonts.respond(to: path, answer) }
        let acceptsBrotli = request.header("accept-encoding", contains: "br")
        answer(acceptsBrotli ? compressed(file, at: path) : file)
        return true
    }

    private func compressed(_ file: HTTPResponse, at path: String) -> HTTPResponse {
        if let known = compressed[path] { return known }
        guard let body = packing?.compress(file.body), body.count < file.body.count else { return file }
        var response = file
        response.body = body
        response.headers += [("Content-Encoding", "br"), ("Vary", "Accept-Encoding")]
        compressed[path] = response
        return response
    }

    /// Returns a hash of the contents (FNV-1a).
    private static func fingerprint(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return String(hash, radix: 16)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
