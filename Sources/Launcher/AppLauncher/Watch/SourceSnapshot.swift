import Foundation

/// The files of packages as they are at a moment: when each was changed last, and how long it is.
package struct SourceSnapshot: Sendable, Hashable {
    private struct Stamp: Sendable, Hashable {
        var modification: Date
        var size: Int
    }

    private var stamps: [String: Stamp] = [:]

    /// Looks at all files below folders, but not at what is hidden, as build folders are.
    /// - Complexity: O(*n*) in the number of files.
    package init(of folders: [String]) {
        for folder in folders { visit(URL(fileURLWithPath: folder)) }
    }

    private mutating func visit(_ folder: URL) {
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
        for file in files {
            // What has gone since the folder was read is gone.
            guard let values = try? file.resourceValues(forKeys: keys) else { continue }
            if values.isDirectory == true {
                visit(file)
            } else if let modification = values.contentModificationDate {
                stamps[file.path] = Stamp(modification: modification, size: values.fileSize ?? 0)
            }
        }
    }

    /// The files that came, went or changed since another moment, in order.
    package func changes(since earlier: SourceSnapshot) -> [String] {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
    }
}
