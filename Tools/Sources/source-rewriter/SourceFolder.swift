import Foundation

/// The Swift sources below a folder, ordered by path.
struct SourceFolder {
    let files: [URL]

    init(_ url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard isFolder.boolValue else {
            files = [url]
            return
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
        files = paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") && !$0.contains("/.build/") }.sorted()
            .map { url.appendingPathComponent($0) }
    }

    /// Returns the path of a file relative to a folder, or its name if the file is the input itself.
    static func path(of file: URL, in folder: URL) -> String {
        let prefix = folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.lastPathComponent
    }
}
