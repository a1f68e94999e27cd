import Foundation

/// Runs recorded cases on this UIKit.
@MainActor
package struct ConformanceRun {
    /// The kind of files to run, or `nil` for all files. Files of an unknown kind fail.
    package var kind: String?

    package init(kind: String? = nil) {
        self.kind = kind
    }

    /// The kind in a file, or the kind that its members imply.
    private struct Header: Decodable {
        var kind: String

        private enum CodingKeys: CodingKey {
            case kind, scene, layout, views, entries, fonts, samples
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            // Traces have a `kind` for their gesture, and compositional layouts also have a member `layout`.
            if values.contains(.samples) {
                kind = CaseKind.scrollTrace.rawValue
                return
            }
            let isLayoutOnly =
                values.contains(.views)
                || (try? values.decode([String: JSONValue].self, forKey: .layout))?["views"] != nil
            let told: CaseKind =
                values.contains(.scene) || isLayoutOnly
                ? .scene
                : values.contains(.entries) ? .dynamicType : values.contains(.fonts) ? .fontMetrics : .compositional
            kind = try values.decodeIfPresent(String.self, forKey: .kind) ?? told.rawValue
        }
    }

    /// Returns the files to run, sorted by path: the file itself, or all JSON files in a folder and its subfolders.
    package static func files(at url: URL) throws -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue else { return [url] }
        return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
            .filter { $0.hasSuffix(".json") }.map { url.appendingPathComponent($0) }
    }

    /// Returns the results of a file's cases. It's empty if the file is of another kind than requested.
    package func results(of file: URL) -> [CaseResult] {
        let name = file.deletingPathExtension().lastPathComponent
        do {
            let data = try Data(contentsOf: file)
            let kindName = try JSONDecoder().decode(Header.self, from: data).kind
            guard kind == nil || kind == kindName else { return [] }
            guard let known = CaseKind(rawValue: kindName) else {
                return [CaseResult(name: name, differences: ["unknown kind \"\(kindName)\""])]
            }
            return try known.run(data, name: name)
        } catch {
            return [CaseResult(name: name, differences: ["\(file.path): \(describe(error))"])]
        }
    }

    /// Returns a description of the error in a file, with the key at which it occurred.
    private func describe(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        func at(_ path: [any CodingKey]) -> String {
            path.isEmpty
                ? "" : " at " + path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case .dataCorrupted(let context): return context.debugDescription + at(context.codingPath)
        case .keyNotFound(let key, let context): return "no \(key.stringValue)" + at(context.codingPath)
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return context.debugDescription + at(context.codingPath)
        @unknown default: return "\(error)"
        }
    }
}
