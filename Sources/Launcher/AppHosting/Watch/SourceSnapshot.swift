import Foundation

/// The modification times and sizes of the files in folders at one moment.
///
/// The tools that open Xcode projects share this file.
package struct SourceSnapshot: Sendable, Hashable {
    private struct Stamp: Sendable, Hashable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
    }

    private var stamps: [String: Stamp] = [:]

    /// Reads all files below folders except hidden ones, such as build folders.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package init(of folders: [String]) {
        for folder in folders { visit(folder) }
    }

    /// Calls the system directly because Foundation takes twenty times as long, and the watcher calls this continually.
    private mutating func visit(_ folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var status = stat()
            // A file may be removed after the folder was read. Symbolic links can lead out of the folder, or in
            // circles.
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: visit(path)
            case S_IFREG: stamps[path] = Self.stamp(status)
            default: break
            }
        }
    }

    private static func stamp(_ status: stat) -> Stamp {
        let modification = status.st_mtim
        return Stamp(seconds: modification.tv_sec, nanoseconds: modification.tv_nsec, size: Int(status.st_size))
    }

    /// A line for each file, in order. The line of a file changes when the file does.
    package var lines: [String] {
        stamps.sorted { $0.key < $1.key }.map {
            "\($0.key) \($0.value.seconds) \($0.value.nanoseconds) \($0.value.size)"
        }
    }

    /// Returns the paths of the files that were added, removed, or changed since an earlier moment, in order.
    package func changes(since earlier: SourceSnapshot) -> [String] {
        Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
    }
}
