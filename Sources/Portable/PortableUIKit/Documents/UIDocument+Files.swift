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
            // Renaming replaces a file in one step, but not a folder.
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
                try FileManager.default.removeItem(at: url)
            }
            guard rename(temporary.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
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
