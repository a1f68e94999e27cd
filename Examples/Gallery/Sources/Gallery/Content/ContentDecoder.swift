import Foundation

/// A decoder of `content.json` and other files that reports errors with their line and key.
struct ContentDecoder {
    let file: String
    let data: Data

    func decode() throws -> GalleryContent {
        let outline = try makeOutline()
        let content = try decode(GalleryContent.self, outline)
        try refuseDuplicates(in: content.start, key: "start", outline: outline)
        try refuseDuplicates(in: content.frameworks, key: "frameworks", outline: outline)
        try refuseDuplicates(in: content.album.map(\.id), key: "album", outline: outline)
        return content
    }

    func decode(_ type: Feed.Type) throws -> Feed {
        let outline = try makeOutline()
        let feed = try decode(type, outline)
        try refuseDuplicates(in: feed.feed.results.map(\.id), key: "feed.results", outline: outline)
        return feed
    }

    private func makeOutline() throws -> JSONOutline {
        do {
            return try JSONOutline(of: data)
        } catch {
            throw ContentError(file: file, line: error.line, key: error.key, problem: error.problem)
        }
    }

    private func decode<Content: Decodable>(_ type: Content.Type, _ outline: JSONOutline) throws -> Content {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw contentError(for: error, in: outline)
        }
    }

    /// Rejects duplicates, with their line. A diffable data source doesn't accept equal items.
    private func refuseDuplicates<Item: Hashable>(in items: [Item], key: String, outline: JSONOutline) throws {
        var seen: Set<Item> = []
        for (index, item) in items.enumerated() where !seen.insert(item).inserted {
            let key = "\(key)[\(index)]"
            throw ContentError(file: file, line: outline.lines[key], key: key, problem: "is there twice")
        }
    }

    private func contentError(for error: DecodingError, in outline: JSONOutline) -> ContentError {
        switch error {
        case .keyNotFound(let key, let context):
            let parent = Self.key(of: context.codingPath)
            return ContentError(
                file: file, line: outline.lines[parent], key: Self.key(of: context.codingPath + [key]),
                problem: "the key is missing")
        case .typeMismatch(let type, let context):
            return contentError(at: context, in: outline, problem: "should be \(Self.name(of: type))")
        case .valueNotFound(let type, let context):
            return contentError(at: context, in: outline, problem: "should be \(Self.name(of: type)), but is null")
        case .dataCorrupted(let context):
            return contentError(at: context, in: outline, problem: context.debugDescription)
        @unknown default:
            return ContentError(file: file, problem: "\(error)")
        }
    }

    private func contentError(
        at context: DecodingError.Context, in outline: JSONOutline, problem: String
    ) -> ContentError {
        let key = Self.key(of: context.codingPath)
        return ContentError(file: file, line: outline.lines[key], key: key, problem: problem)
    }

    private static func key(of path: [any CodingKey]) -> String {
        path.reduce(into: "") { key, component in
            if let index = component.intValue {
                key += "[\(index)]"
            } else {
                key += key.isEmpty ? component.stringValue : ".\(component.stringValue)"
            }
        }
    }

    /// Returns the JSON name of a Swift type.
    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is [Any].Type: "an array"
        case is [String: Any].Type: "an object"
        default: "\(type)"
        }
    }
}
