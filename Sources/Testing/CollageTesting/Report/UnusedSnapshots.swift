import Foundation

/// The snapshots that a run of all tests hasn't asked for.
enum UnusedSnapshots {
    /// - Parameter used: The references that were compared.
    /// - Returns: Paths, in order, of the files that lie beside those that were compared, and of all files in folders
    ///   whose file of tests is gone.
    ///
    /// A folder is left alone in which nothing was compared while its file of tests is there: these tests may be disabled,
    /// or run in another process.
    static func paths(used: Set<String>) -> [String] {
        let folders = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
        var unused = folders.flatMap { folder in files(in: folder).filter { !used.contains($0) } }
        for root in Set(folders.map { $0.deletingLastPathComponent() })
        where root.lastPathComponent == "__Snapshots__" {
            for name in names(in: root) where !name.hasPrefix(".") {
                let folder = root.appendingPathComponent(name)
                let tests = root.deletingLastPathComponent().appendingPathComponent("\(name).swift")
                guard !folders.contains(folder), !FileManager.default.fileExists(atPath: tests.path) else { continue }
                unused += files(in: folder)
            }
        }
        return Set(unused).sorted()
    }

    /// The snapshots in a folder: neither what failures leave nor what systems hide.
    private static func files(in folder: URL) -> [String] {
        names(in: folder)
            .filter { name in
                let ends = [".actual", ".difference.png"]
                return !name.hasPrefix(".") && !name.contains(".actual.") && !ends.contains { name.hasSuffix($0) }
            }
            .map { folder.appendingPathComponent($0).path }
            .filter { path in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            }
    }

    private static func names(in folder: URL) -> [String] {
        // A folder that can't be read has nothing that could be named.
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
}
