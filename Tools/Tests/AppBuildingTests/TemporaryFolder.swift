import Foundation

/// A folder with files that goes away with this value.
final class TemporaryFolder {
    let root: URL

    /// - Parameter files: Texts by their paths.
    init(_ files: [String: String] = [:]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "projects-\(UUID())").resolvingSymlinksInPath()
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func url(_ path: String) -> URL { root.appending(path: path) }

    func write(_ text: String, to path: String) throws {
        let place = url(path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }
}
