import Foundation

/// A folder for files that tests need until the end of the process, which removes it.
enum ProcessFolder {
    private static let root: URL = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "collage-tests-\(UUID().uuidString)")
        atexit { try? FileManager.default.removeItem(at: ProcessFolder.root) }
        return folder
    }()

    /// Creates an empty folder.
    static func makeFolder(_ name: String = "files") throws -> URL {
        let folder = root.appending(path: UUID().uuidString).appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
