import Foundation

/// A file or folder on disk.
struct FileItem: Hashable {
    let url: URL
    let isFolder: Bool
    /// The length of a file in bytes, or `nil` for folders.
    let size: Int?

    var name: String { url.lastPathComponent }

    /// Returns the visible files of a folder: folders first, sorted by name. It's empty if the folder can't be read.
    static func contents(of folder: URL) -> [FileItem] {
        let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey]
        let urls =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
        let items = urls.map { url in
            let values = try? url.resourceValues(forKeys: Set(keys))
            let isFolder = values?.isDirectory ?? false
            return FileItem(url: url, isFolder: isFolder, size: isFolder ? nil : values?.fileSize)
        }
        return items.sorted { left, right in
            if left.isFolder != right.isFolder { return left.isFolder }
            return left.name.localizedStandardCompare(right.name) == .orderedAscending
        }
    }

    /// The folder of the repository that this file was compiled in.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()  // Folders
        .deletingLastPathComponent()  // Gallery
        .deletingLastPathComponent()  // Sources
        .deletingLastPathComponent()  // Gallery
        .deletingLastPathComponent()  // Examples
        .deletingLastPathComponent()
}
