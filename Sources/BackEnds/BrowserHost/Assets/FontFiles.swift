import Dispatch
import DisplayList
import Foundation

/// The fonts that pages load, in parts. A part is subset and compressed in the background on the first request, and
/// then cached.
@MainActor
final class FontFiles {
    private struct Part {
        var face: FontFace
        var part: FontPart?
    }

    private let packing: FilePacking?
    private var parts: [String: Part] = [:]
    private var packed: [String: HTTPResponse] = [:]
    /// The rules that describe the files to pages.
    private(set) var rules: [FontRule] = []

    init(_ faces: [FontFace], packing: FilePacking?) {
        self.packing = packing
        add(faces)
    }

    /// Serves more fonts. A file that doesn't exist is skipped.
    func add(_ faces: some Sequence<FontFace>) {
        for face in faces {
            guard let address = Self.address(of: face) else { continue }
            guard packing != nil else {
                add(Part(face: face), at: address)
                continue
            }
            for part in FontPart.parts(of: face) { add(Part(face: face, part: part), at: "\(address)-\(part.name)") }
        }
    }

    /// Responds with the file at an address, immediately or later. Returns `false` if there's no such file.
    func respond(to address: String, _ answer: @escaping (HTTPResponse) -> Void) -> Bool {
        guard let part = parts[address] else { return false }
        if let response = packed[address] {
            answer(response)
            return true
        }
        let packing = packing
        Self.work {
            Self.response(for: part, packing)
        } done: { [weak self] response in
            if response.status == .ok { self?.packed[address] = response }
            answer(response)
        }
        return true
    }

    /// Runs a closure in the background, because pages must not wait for it.
    private static func work(
        _ body: @escaping @Sendable () -> HTTPResponse, done: @escaping @MainActor (HTTPResponse) -> Void
    ) {
        Task {
            let response = await Task.detached(priority: .userInitiated, operation: body).value
            done(response)
        }
    }

    nonisolated private static func response(for part: Part, _ packing: FilePacking?) -> HTTPResponse {
        if let packing, let characters = part.part?.characters {
            if let font = packing.font(part.face, characters) {
                return HTTPResponse(.ok, contentType: "font/woff2", caching: .forever, body: font)
            }
            return HTTPResponse(.notFound, text: "The font has none of these characters.")
        }
        guard let data = FileManager.default.contents(atPath: part.face.path) else {
            return HTTPResponse(.notFound, text: "The font file doesn't exist anymore.")
        }
        return HTTPResponse(.ok, contentType: "font/sfnt", caching: .forever, body: Array(data))
    }

    private func add(_ part: Part, at address: String) {
        parts[address] = part
        rules += FontRule.rules(part.face, part.part, at: address)
    }

    /// Returns an address that changes whenever the font's file changes.
    private static func address(of face: FontFace) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: face.path),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return nil }
        let file = (face.path as NSString).lastPathComponent
        // A file can contain several faces.
        let name = (face.index == 0 ? file : "\(file)\(face.index)").filter {
            $0.isASCII && ($0.isLetter || $0.isNumber)
        }
        return "/font/\(name)-\(String(size, radix: 16))-\(String(Int(date.timeIntervalSince1970), radix: 16))"
    }
}
