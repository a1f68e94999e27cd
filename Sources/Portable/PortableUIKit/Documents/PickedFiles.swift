import Foundation

/// A file or a folder in a list.
struct ListedFile: Equatable {
    let url: URL
    let isFolder: Bool
    let date: Date?
    let size: Int

    /// Returns the visible files of a folder: folders first, each group by name.
    static func files(in folder: URL) -> [ListedFile] {
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        return (urls ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.map { url in
            let values = try? url.resourceValues(forKeys: keys)
            return ListedFile(
                url: url, isFolder: values?.isDirectory ?? false, date: values?.contentModificationDate,
                size: values?.fileSize ?? 0)
        }.sorted { ($0.isFolder ? 0 : 1, $0.url.lastPathComponent) < ($1.isFolder ? 0 : 1, $1.url.lastPathComponent) }
    }

    /// Returns a Boolean value that indicates whether the file has one of the given types.
    func hasType(of types: [UTType]) -> Bool {
        let type = isFolder ? UTType.folder : UTType(filenameExtension: url.pathExtension) ?? .data
        return types.contains { type == $0 || type.conforms(to: $0) }
    }
}

/// Copying and moving the files of a document picker.
enum FileTransfer {
    /// Copies files to a new temporary folder, and returns the copies.
    static func copyToTemporaryFolder(_ urls: [URL]) throws -> [URL] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try transfer(urls, to: folder, copies: true)
    }

    /// Copies or moves files to a folder, and returns their new locations. A number makes their names unique.
    static func transfer(_ urls: [URL], to folder: URL, copies: Bool) throws -> [URL] {
        // A new user has no folder for documents.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try urls.map { url in
            let target = unusedURL(named: url.lastPathComponent, in: folder)
            if copies {
                try FileManager.default.copyItem(at: url, to: target)
            } else {
                try FileManager.default.moveItem(at: url, to: target)
            }
            return target
        }
    }

    private static func unusedURL(named name: String, in folder: URL) -> URL {
        let first = folder.appendingPathComponent(name)
        var url = first, number = 2
        while FileManager.default.fileExists(atPath: url.path) {
            let base = "\(first.deletingPathExtension().lastPathComponent) \(number)"
            url = folder.appendingPathComponent(base)
            if !first.pathExtension.isEmpty { url = url.appendingPathExtension(first.pathExtension) }
            number += 1
        }
        return url
    }
}
