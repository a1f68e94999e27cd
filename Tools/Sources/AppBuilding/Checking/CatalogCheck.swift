import Foundation

/// A check of an asset catalog for invalid JSON and missing files.
struct CatalogCheck {
    let catalog: URL

    /// - Complexity: O(*n*) in the size of the catalog's descriptions.
    var findings: [Finding] { findings(of: catalog) }

    private func findings(of folder: URL) -> [Finding] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let own = names.contains("Contents.json") ? description(of: folder, names) : []
        return own + names.map { folder.appending(path: $0) }.filter(\.isFolder).flatMap(findings(of:))
    }

    private func description(of folder: URL, _ names: [String]) -> [Finding] {
        let file = folder.appending(path: "Contents.json")
        let data = FileManager.default.contents(atPath: file.path) ?? Data()
        let description: [String: Any]
        do {
            guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                return [Finding(.error, file: file.path, line: 1, "this JSON isn't a dictionary.")]
            }
            description = object
        } catch {
            return [
                Finding(
                    .error, file: file.path, line: Self.line(of: error, in: data),
                    "this isn't valid JSON: \(Self.reason(error)). The set \(folder.lastPathComponent) is left out.")
            ]
        }
        let entries = ["images", "data", "symbols"].flatMap { description[$0] as? [[String: Any]] ?? [] }
        let files = entries.compactMap { $0["filename"] as? String }
        if folder.pathExtension == "imageset", files.isEmpty {
            return [
                Finding(
                    .warning, file: file.path, line: 1, "this set has no image file, so the image is nil, as in UIKit.")
            ]
        }
        let present = Set(names.map { $0.lowercased() })
        return files.filter { !present.contains($0.lowercased()) }.map {
            Finding(
                .warning, file: file.path, line: Self.line(of: $0, in: data),
                "the file \($0) doesn't exist. Add it, or remove it from the set.")
        }
    }

    // MARK: Places

    /// Returns the line that contains a name.
    private static func line(of name: String, in data: Data) -> Int {
        guard let place = data.range(of: Data("\"\(name)\"".utf8))?.lowerBound else { return 1 }
        return line(of: place, in: data)
    }

    private static func line(of offset: Int, in data: Data) -> Int {
        1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    }

    /// Returns the line of a JSON error. Foundation gives the location only in its message, as a line or a character.
    /// For an incomplete file, it's the last line.
    private static func line(of error: any Error, in data: Data) -> Int {
        let sentence = sentence(error)
        if let match = sentence.firstMatch(of: /line (\d+)/), let line = Int(match.1) { return line }
        if let match = sentence.firstMatch(of: /character (\d+)/), let offset = Int(match.1) {
            return line(of: offset, in: data)
        }
        return line(of: data.count, in: data)
    }

    private static func reason(_ error: any Error) -> String {
        let sentence = sentence(error)
        let reason = sentence.prefix { $0 != "." }.replacing(#/ around (line|character).*/#, with: "")
        return reason.isEmpty ? "it can't be read" : reason.prefix(1).lowercased() + reason.dropFirst()
    }

    private static func sentence(_ error: any Error) -> String {
        (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
    }
}
