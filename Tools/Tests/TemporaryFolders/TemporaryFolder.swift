import Foundation

/// A folder with files that goes away with this value.
package final class TemporaryFolder: Sendable {
    package let root: URL

    /// - Parameter files: Texts by their paths.
    package init(_ files: [String: String] = [:]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "projects-\(UUID())").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    package func url(_ path: String) -> URL { root.appending(path: path) }

    package func write(_ text: String, to path: String) throws {
        let place = url(path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }
}
