import Foundation

/// A temporary folder for parsers that read files, which the process keeps and overwrites for each input.
@MainActor
struct FuzzFolder {
    let url: URL

    /// - Parameter name: The name of the target.
    init(_ name: String) {
        url = FileManager.default.temporaryDirectory
            .appending(path: "collage-fuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file and the folders around it.
    @discardableResult
    func write(_ data: Data, to path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        return file
    }
}
