import Foundation

/// Reading and writing the contents of documents.
enum DocumentFile {
    /// Writes contents, which must be `Data`, to a file.
    static func write(_ contents: Any, to url: URL) throws {
        guard let data = contents as? Data else {
            fatalError("The contents of a document must be Data, but they're \(type(of: contents)).")
        }
        try data.write(to: url)
    }

    /// Calls a closure that writes a file next to the given URL, and then moves that file there, so that a failure
    /// doesn't destroy the existing one.
    static func writeSafely(to url: URL, _ write: (URL) throws -> Void) throws {
        let folder = url.deletingLastPathComponent()
        let temporary = folder.appendingPathComponent(".\(UUID().uuidString)").appendingPathExtension(url.pathExtension)
        do {
            try write(temporary)
            if FileManager.default.fileExists(atPath: url.path) {
                _ = try FileManager.default.replaceItemAt(url, withItemAt: temporary)
            } else {
                try FileManager.default.moveItem(at: temporary, to: url)
            }
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
    }

    /// Returns the date of the last change of a file, or `nil` if it doesn't exist.
    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}
