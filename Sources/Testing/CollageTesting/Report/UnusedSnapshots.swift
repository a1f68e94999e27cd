import Foundation

/// The snapshots that a run of all tests hasn't used.
enum UnusedSnapshots {
    /// Returns the sorted paths of the unused files in folders with comparisons, and of all files in folders whose test
    /// file no longer exists.
    ///
    /// A folder without comparisons is skipped while its test file exists, because its tests may be disabled or run in
    /// another process.
    /// - Parameter used: The references that were compared.
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

    /// Returns the page's section for unused snapshots. Each process of a run writes it at its end. The page shows the
    /// last one.
    static func section(_ paths: [String]) -> String {
        let items = paths.map { "<li><code>\(ReportSummary.escaped($0))</code></li>" }
        return "<section class=\"unused\">\n<h2>Unused</h2>\n<p>No test uses these snapshots. "
            + "<code>swift package collage prune</code> deletes them.</p>\n<ul>\n"
            + items.joined(separator: "\n") + "\n</ul>\n</section>\n"
    }

    /// Returns the snapshots in a folder, without the files of failures and hidden files.
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
        // A folder that can't be read has no files to report.
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }
}
